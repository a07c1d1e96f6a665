import HealthLog
import Testing

@testable import EntryGrammar

/// Lines as they stand in training logs, each with the whole of its sets.
@Suite("Lines of training logs")
struct SetsTrainingLogTests {
  @Test(
    "strength with a bar",
    arguments: [
      ("bench 8x80, 6x85", "Bench Press: 8 80 kg, 6 85 kg [order unit]"),
      ("bench 80x8x3, 85x6", "Bench Press: 3*8 80 kg, 6 85 kg [order unit]"),
      ("bench 8x80 8x80 8x80", "Bench Press: 3*8 80 kg [order unit]"),
      ("squat 100x5 @8, 110x3 @9", "Squat: 5 100 kg @8, 3 110 kg @9 [order unit]"),
      ("squat 60x10w, 80x5w, 100x5x3", "Squat: 10 60 kg warmup, 5 80 kg warmup, 3*5 100 kg [order unit]"),
      ("squat 3x5@140", "Squat: 3*5 140 kg [unit]"),
      ("squat 5x5@100kg", "Squat: 5*5 100 kg"),
      ("squat 20kg 10 w, 60kg 5 w, 100kg 5/5/5", "Squat: 10 20 kg warmup, 5 60 kg warmup, 3*5 100 kg"),
      ("deadlift 1x5 @ 140kg", "Deadlift: 5 140 kg"),
      ("deadlift 3x5 @ 140kg @8", "Deadlift: 3*5 140 kg @8"),
      ("deadlift 140 5/3/1+", "Deadlift: 5 140 kg, 3 140 kg, 1 140 kg amrap [unit]"),
      ("deadlift 315lb x 5", "Deadlift: 5 315 lb"),
      ("dl 5x140", "Deadlift: 5 140 kg [order unit]"),
      ("bench 60 kg 5 reps", "Bench Press: 5 60 kg"),
      ("bench 5 reps 60kg", "Bench Press: 5 60 kg"),
      ("bench 8x80kg x3", "Bench Press: 3*8 80 kg"),
      ("bench 80x8x8", "Bench Press: 8*8 80 kg [order unit]"),
      ("bench 80x8 drop 60x8", "Bench Press: 8 80 kg, 8 60 kg drop [order unit]"),
      ("bench 80kg x 5 > 60kg x 8 > 40kg x 12", "Bench Press: 5 80 kg, 8 60 kg drop, 12 40 kg drop"),
      ("bench 5,5,5", "Bench Press: 3*5 80 kg [weight]"),
      ("bench 3x8 @8", "Bench Press: 3*8 80 kg @8 [weight]"),
      ("bench 3x8 rpe 8.5", "Bench Press: 3*8 80 kg @8.5 [weight]"),
      ("bench 8+", "Bench Press: 8 80 kg amrap [weight]"),
      (
        "bench 80 x 8 @8 / 85 x 6 @9 / 90 x 4 @9.5",
        "Bench Press: 8 80 kg @8, 6 85 kg @9, 4 90 kg @9.5 [order unit]"
      ),
      ("overhead press 3x5 @40", "Overhead Press: 3*5 40 kg [unit]"),
      ("front squat 5 x 3 x 90kg", "Front Squat: 5*3 90 kg"),
      ("rdl 3x10 100kg", "Romanian Deadlift: 3*10 100 kg"),
      ("power clean 5x2 70kg", "Power Clean: 5*2 70 kg"),
      ("hip thrust 12/12/10 @ 120kg", "Hip Thrust: 2*12 120 kg, 10 120 kg"),
      ("barbell row 4x8 70kg rir 1", "Barbell Row: 4*8 70 kg rir1"),
    ])
  func bar(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "dumbbells and machines",
    arguments: [
      ("curl 3x12@15kg", "Biceps Curl: 3*12 15 kg"),
      ("curl 12,5x10", "Biceps Curl: 10 12.5 kg [unit]"),
      ("curl 3x12 12,5kg", "Biceps Curl: 3*12 12.5 kg"),
      ("curl 2x12.5kg 3x10", "Biceps Curl: 3*10 12.5 kg perHand"),
      ("curl 15x12,10,8", "Biceps Curl: 12 15 kg, 10 15 kg, 8 15 kg [unit]"),
      ("hammer curl 10kg 12/12/10 each arm", "Hammer Curl: 2*12 10 kg perSide, 10 10 kg perSide"),
      ("lateral raise 3x15 7.5kg", "Lateral Raise: 3*15 7.5 kg"),
      ("lateral raise 7,5x15", "Lateral Raise: 15 7.5 kg [unit]"),
      ("face pull 15x20,20,15", "Face Pull: 2*20 15 kg, 15 15 kg [unit]"),
      ("leg press 10x100", "Leg Press: 10 100 kg [order unit]"),
      ("leg press 120x12x4", "Leg Press: 4*12 120 kg [order unit]"),
      ("calf raise 15x60", "Calf Raise: 15 60 kg [order unit]"),
      ("leg curl 40x12 > 30x10 > 20x10", "Leg Curl: 12 40 kg, 10 30 kg drop, 10 20 kg drop [order unit]"),
      ("leg extension 3x15 50", "Leg Extension: 3*15 50 kg [unit]"),
      ("lat pulldown 3x10 @60 @8", "Lat Pulldown: 3*10 60 kg @8 [unit]"),
      ("db row 30kg 3x10 per side", "Dumbbell Row: 3*10 30 kg perSide"),
      ("kb swing 5x20 24kg", "Kettlebell Swing: 5*20 24 kg"),
      ("goblet squat 24kg 3x12", "Goblet Squat: 3*12 24 kg"),
      ("db press 2x22.5kg 10/10/8 @9", "Dumbbell Bench Press: 2*10 22.5 kg @9 perHand, 8 22.5 kg @9 perHand"),
      ("db press 2x50lb 8,8,7", "Dumbbell Bench Press: 2*8 50 lb perHand, 7 50 lb perHand"),
      ("shrug 2x30kg 3x15", "Shrug: 3*15 30 kg perHand"),
    ])
  func dumbbells(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "with the body",
    arguments: [
      ("pullups 8,6,5", "Pull-Up: 8 bodyweight, 6 bodyweight, 5 bodyweight"),
      ("pullups bw+10 5/5/4", "Pull-Up: 2*5 10 kg bodyweight, 4 10 kg bodyweight [unit]"),
      ("pullups bw+10kg 3x8", "Pull-Up: 3*8 10 kg bodyweight"),
      ("pullups 3x10 bw+5", "Pull-Up: 3*10 5 kg bodyweight [unit]"),
      ("pullups 10+", "Pull-Up: 10 bodyweight amrap"),
      ("pullups 3x10 @9", "Pull-Up: 3*10 bodyweight @9"),
      ("pullups 0", "Pull-Up: 0 bodyweight failed"),
      ("pullups 10 f", "Pull-Up: 10 bodyweight failure"),
      ("pullups 10kg 5 reps", "Pull-Up: 5 10 kg bodyweight"),
      ("chinups bw-20 8", "Chin-Up: 8 -20 kg bodyweight [unit]"),
      ("chin ups bw-20kg 3x8", "Chin-Up: 3*8 -20 kg bodyweight"),
      ("dips bw+15x8,8,6", "Dip: 2*8 15 kg bodyweight, 6 15 kg bodyweight [unit]"),
      ("dips 3x8 +10kg", "Dip: 3*8 10 kg bodyweight"),
      ("dip 12", "Dip: 12 bodyweight"),
      ("push-ups 4x25", "Push-Up: 4*25 bodyweight"),
      ("pushups 30,25,20", "Push-Up: 30 bodyweight, 25 bodyweight, 20 bodyweight"),
      ("pushups 100", "Push-Up: 100 bodyweight"),
      ("situps 3x50", "Sit-Up: 3*50 bodyweight"),
      ("lunges 3x12 each leg", "Lunge: 3*12 bodyweight perSide"),
      ("lunges 2x16kg 3x10 each leg", "Lunge: 3*10 16 kg bodyweight perSide perHand"),
      ("lunges 10 each side 20kg", "Lunge: 10 20 kg bodyweight perSide"),
      ("pistol squat 3x5/leg", "Pistol Squat: 3*5 bodyweight perSide"),
      ("leg raises 15,12,10", "Leg Raise: 15 bodyweight, 12 bodyweight, 10 bodyweight"),
      ("burpees 50", "Burpee: 50 bodyweight"),
      ("muscle ups 5 x 1", "Muscle-Up: 5*1 bodyweight"),
    ])
  func body(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "endurance and holds",
    arguments: [
      ("run 10km 52:30", "Run: 3150s 10 km"), ("run 10km in 52 min", "Run: 3120s 10 km"),
      ("run 3mi 24:00", "Run: 1440s 3 mi"), ("run 3mi @ 8:00/mi", "Run: 1440s 3 mi [seconds]"),
      ("ran 10k in 1h2m", "Run: 3720s 10 km"), ("jogged 5k", "Run: 5 km"),
      ("run 21.1k 1:45:00", "Run: 6300s 21.1 km"),
      ("run 8x400m", "Run: 8*400 m"), ("run 6x800m 3:00", "Run: 6*180s 800 m"),
      ("run 45min @6", "Run: 2700s @6"), ("walk 30min", "Walk: 1800s"), ("walked 5000m", "Walk: 5000 m"),
      ("hike 12km 3h20m", "Hike: 12000s 12 km"), ("bike 20km 40min", "Cycling: 2400s 20 km"),
      ("bike 40km in 1h20m", "Cycling: 4800s 40 km"), ("swim 1500m 30:00", "Swim: 1800s 1500 m"),
      ("swam 1 mile in 35min", "Swim: 2100s 1 mi"), ("row 2k 7:45", "Rowing: 465s 2 km"),
      ("row 5000m @ 2:00/500m", "Rowing: 1200s 5000 m [seconds]"), ("row 4x500m", "Rowing: 4*500 m"),
      ("elliptical 20m", "Elliptical: 1200s"), ("jump rope 3x2min", "Jump Rope: 3*120s"),
      ("plank 90s", "Plank: 90s"), ("plank 1m30", "Plank: 90s"), ("plank 3x1min", "Plank: 3*60s"),
      ("side plank 3x30s each side", "Side Plank: 3*30s perSide"), ("wall sit 2x45s", "Wall Sit: 2*45s"),
      ("dead hang 60s bw+10kg", "Dead Hang: 10 kg bodyweight 60s"), ("yoga 1h", "Yoga: 3600s"),
      ("sled push 4x20m 80kg", "Sled Push: 4*80 kg 20 m"),
      ("farmers walk 3x40m 2x32kg", "Farmer's Walk: 3*32 kg 40 m perHand"),
    ])
  func endurance(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "whole sessions",
    arguments: [
      (
        "squat 5x5 100kg, bench 5x5 80kg, barbell row 5x5 70kg",
        "Squat: 5*5 100 kg; Bench Press: 5*5 80 kg; Barbell Row: 5*5 70 kg"
      ),
      (
        "bench 3x8 80kg & barbell row 3x8 70kg, curl 3x12 15kg & pushdown 3x12 25kg",
        "Bench Press(1): 3*8 80 kg; Barbell Row(1): 3*8 70 kg; Biceps Curl(2): 3*12 15 kg;"
          + " Triceps Pushdown(2): 3*12 25 kg"
      ),
      (
        "pullups 3x8 with dips 3x10 with plank 60s",
        "Pull-Up(1): 3*8 bodyweight; Dip(1): 3*10 bodyweight; Plank(1): 60s"
      ),
      ("run 5k 25:10, plank 3x60s", "Run: 1510s 5 km; Plank: 3*60s"),
      ("3x8 80kg bench, 3x10 60kg barbell row", "Bench Press: 3*8 80 kg; Barbell Row: 3*10 60 kg"),
      (
        "squat 100x5, bench 80x8, deadlift 140x3",
        "Squat: 5 100 kg; Bench Press: 8 80 kg; Deadlift: 3 140 kg [order unit]"
      ),
    ])
  func sessions(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "asks or refuses where a log would only puzzle",
    arguments: [
      ("bench 180lbs 3x5", "?"), ("bench 3x5 8", "?"), ("bench 8-10", "?"), ("bench 3x8-10 80kg", "?"),
      ("curl 10x15", "?"), ("bench 50x50", "?"), ("squat 8x8x8", "?"), ("bench 82,5 5,5,5", "?"),
      ("curl 12,5x10,10,8", "?"), ("run 45", "?"), ("plank 90", "?"), ("run 0:45", "?"), ("squat 3x5", "?"),
      ("pullups 8@7", "?"), ("bench 80x8 rir 1-2", "?"), ("bench 700kg x 1", "!"), ("bench 80x1200", "!"),
      ("bench 80x8 @12", "!"), ("bench 80x8 @7.25", "!"), ("bench 80x8 rpe 0", "!"), ("bench 80xmax", "!"),
      ("bench 80kg x 8.5", "!"), ("bench kg80 x 8", "!"), ("bench 80x8kgx3kg", "!"), ("bench x", "!"),
    ])
  func puzzles(_ line: String, _ mark: String) {
    #expect(SetsBench().answer(line).prefix(1) == mark)
  }
}
