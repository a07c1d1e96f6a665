import HealthLog
import Testing

@testable import EntryGrammar

@Suite("Time and distance of sets")
struct SetsQuantityTests {
  @Test(
    "durations",
    arguments: [
      ("plank 60s", "Plank: 60s"), ("plank 60 sec", "Plank: 60s"), ("plank 1min", "Plank: 60s"),
      ("plank 2m", "Plank: 120s"), ("plank 1m30s", "Plank: 90s"), ("plank 1min 30s", "Plank: 90s"),
      ("plank 3x60s", "Plank: 3*60s"), ("plank 60s x 3", "Plank: 3*60s"),
      ("plank 3 sets of 60s", "Plank: 3*60s"), ("plank 60s/45s/30s", "Plank: 60s, 45s, 30s"),
      ("plank 60/45/30s", "Plank: 60s, 45s, 30s"), ("plank 60s, 45s", "Plank: 60s, 45s"),
      ("plank 60s 45s", "Plank: 60s, 45s"), ("plank 20kg 60s", "Plank: 20 kg 60s"),
      ("plank 3x60s 20kg", "Plank: 3*20 kg 60s"), ("bike 40min", "Cycling: 2400s"),
      ("run 1h5m", "Run: 3900s"), ("run 1h 5min", "Run: 3900s"), ("run 1h30", "Run: 5400s"),
      ("run 1.5h", "Run: 5400s"), ("run 1:05:30", "Run: 3930s"), ("run for 30 minutes", "Run: 1800s"),
      ("burpees 20 60s", "Burpee: 20 bodyweight 60s"),
    ])
  func spans(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "distances, and times behind them",
    arguments: [
      ("run 5k", "Run: 5 km"), ("run 5 km", "Run: 5 km"), ("run 3 miles", "Run: 3 mi"),
      ("swim 400yd", "Swim: 400 yd"), ("run 400m", "Run: 400 m"), ("swim 1500 meters", "Swim: 1500 m"),
      ("run 5k 25:10", "Run: 1510s 5 km"), ("run 5k in 25:10", "Run: 1510s 5 km"),
      ("run 5k, 25:10", "Run: 1510s 5 km"), ("run 25:10 5k", "Run: 1510s 5 km"),
      ("run 5k 25min", "Run: 1500s 5 km"), ("run 5k 27m30s", "Run: 1650s 5 km"),
      ("run 5k 27m 30s", "Run: 1650s 5 km"), ("run 100m 12s", "Run: 12s 100 m"),
      ("run 100m in 9.58s", "Run: 9.58s 100 m"), ("run 42.195km 3:05:20", "Run: 11120s 42.195 km"),
      ("row 2000m 7:00.4", "Rowing: 420.4s 2000 m"), ("run 5 25:10", "Run: 1510s 5 km [unit]"),
      ("run 5 in 25min", "Run: 1500s 5 km [unit]"), ("bike 40min 20km", "Cycling: 2400s 20 km"),
      ("run 4x400m", "Run: 4*400 m"), ("run 400m x 4", "Run: 4*400 m"),
      ("run 4x400m 1:30", "Run: 4*90s 400 m"),
      ("row 2x500m 1:45/1:46", "Rowing: 105s 500 m, 106s 500 m"),
      ("row 500m 1:45/1:46", "Rowing: 105s 500 m, 106s 500 m"),
      ("run 400/400/800m", "Run: 2*400 m, 800 m"), ("run 5k 25:10 3k 16:00", "Run: 1510s 5 km, 960s 3 km"),
      ("run 5k 25:10, 3k 16:00", "Run: 1510s 5 km, 960s 3 km"),
      ("run 5k 25:10 / 3k 16:00", "Run: 1510s 5 km, 960s 3 km"),
      ("farmers walk 32 40m", "Farmer's Walk: 32 kg 40 m [unit]"),
    ])
  func distances(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "a pace gives the time",
    arguments: [
      ("run 5km @ 5:02/km", "Run: 1510s 5 km [seconds]"), ("run 5km 5:02 /km", "Run: 1510s 5 km [seconds]"),
      ("run 5km at 5:02/km", "Run: 1510s 5 km [seconds]"),
      ("run 5km @5:02 per km", "Run: 1510s 5 km [seconds]"),
      ("run 5km @ 5:02 min/km", "Run: 1510s 5 km [seconds]"),
      ("run @ 5:02/km 5km", "Run: 1510s 5 km [seconds]"),
      // 5 km are 3.106856 miles, at 483 s each.
      ("run 5km @ 8:03/mi", "Run: 1501s 5 km [seconds]"), ("run 5mi @ 8:00/mi", "Run: 2400s 5 mi [seconds]"),
      ("row 2k @ 1:45/500m", "Rowing: 420s 2 km [seconds]"),
      ("run 4x400m @ 4:00/km", "Run: 4*96s 400 m [seconds]"),
      ("run 10km @ 5min/km", "Run: 3000s 10 km [seconds]"), ("run 5km 25:10 @ 5:02/km", "Run: 1510s 5 km"),
    ])
  func pace(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }
}
