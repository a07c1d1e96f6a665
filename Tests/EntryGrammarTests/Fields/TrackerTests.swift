import Testing

@Suite("Trackers")
struct TrackerTests {
  @Test(
    "a verb before it and 'of' before its noun say nothing",
    arguments: [
      ("took 6u insulin", "insulin time=now value=6 [time]"),
      ("took 6u rapid", "insulin time=now value=6 type=rapid [time]"),
      ("took 6 units of rapid 12:00", "insulin time=2026-03-14T12:00:00+01:00 value=6 type=rapid [date]"),
      ("took insulin 14u long", "insulin time=now value=14 type=long [time]"),
      ("injected 6u rapid", "insulin time=now value=6 type=rapid [time]"),
      ("6 units of insulin", "insulin time=now value=6 [time]"),
      ("6u of rapid", "insulin time=now value=6 type=rapid [time]"),
      ("took 45g carbs", "carbs time=now value=45 [time]"),
      ("ate 45g of carbs at 12:00", "carbs time=2026-03-14T12:00:00+01:00 value=45 [date]"),
      ("had carbs 45g", "carbs time=now value=45 [time]"),
      ("45 g of carbs", "carbs time=now value=45 [time]"),
      ("500 ml of water", "water time=now value=500 unit=ml [time]"),
      ("drank 500 ml of water", "water time=now value=500 unit=ml [time]"),
      ("had 500ml water", "water time=now value=500 unit=ml [time]"),
      ("walked 10000 steps", "steps time=now value=10000 [time]"),
      ("walked 10000 steps, mood 7", "steps time=now value=10000 [time]\nmood time=now value=7 [time]"),
    ])
  func verbs(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "what is not named is a medicine, or nothing",
    arguments: [
      ("took 500mg metformin", "meds time=now text=metformin dose=500 unit=mg [time]"),
      ("took 4 glucose tablets", "meds time=now text=glucose dose=4 unit=tablet [time]"),
      (
        "took 2 water pills at 12:00",
        "meds time=2026-03-14T12:00:00+01:00 text=water dose=2 unit=tablet [date]"
      ),
      (
        "took 2 paracetamol",
        "? in which unit is dose 2, tablet, mg, g or mcg? | 2 tablet: took 2 tablet paracetamol | 2 mg: took 2 mg paracetamol | 2 g: took 2 g paracetamol | 2 mcg: took 2 mcg paracetamol"
      ),
      ("took glucose tablets", "meds time=now text='glucose tablets' [time]"),
      ("took 22 units of lantus", "meds time=now text=lantus dose=22 unit=u [time]"),
      ("took 500 mg of metformin", "meds time=now text=metformin dose=500 unit=mg [time]"),
      ("took meds ibuprofen 400mg", "meds time=now text=ibuprofen dose=400 unit=mg [time]"),
      ("took glucose 65", "glucose time=now value=65 unit=mg/dL [unit time]"),
      (
        "took insulin lantus 12u",
        "13..<19 expected a number, found 'lantus' (insulin 6u rapid)"
      ),
      ("took 1000 iu vitamin d", "meds time=now text='vitamin d' dose=1000 unit=u [time]"),
      ("took 3 puffs salbutamol", "meds time=now text=salbutamol dose=3 unit=puff [time]"),
      (
        "walked 5 km",
        "workout start=now exercises=[{exercise=Walk sets=[{distance=5 distanceUnit=km}]}] [time]"
      ),
      (
        "ate 45g",
        "0..<3 expected the name of something that is logged, or a time, found 'ate' (glucose 112 fasting)"
      ),
    ])
  func medicines(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "reads numbers with the units of their declaration",
    arguments: [
      ("hba1c 48", "a1c time=now value=48 unit=mmol/mol [unit time]"),
      ("a1c 6.5%", "a1c time=now value=6.5 unit=% [time]"),
      ("a1c 6,5 %", "a1c time=now value=6.5 unit=% [time]"),
      ("6.5%", "a1c time=now value=6.5 unit=% [time]"),
      ("a1c 48 mmol/mol", "a1c time=now value=48 unit=mmol/mol [time]"),
      ("temp 98.6", "temperature time=now value=98.6 unit=°F [unit time]"),
      ("temp 36.8", "temperature time=now value=36.8 unit=°C [unit time]"),
      ("temperature 36,8 c", "temperature time=now value=36.8 unit=°C [time]"),
      ("37.2°C", "temperature time=now value=37.2 unit=°C [time]"),
      ("98.6 f", "temperature time=now value=98.6 unit=°F [time]"),
      ("ketones 0.6", "ketones time=now value=0.6 [time]"),
      ("ketones 0.6 mmol/l", "ketones time=now value=0.6 [time]"),
      ("steps 8000", "steps time=now value=8000 [time]"),
      ("8000 steps", "steps time=now value=8000 [time]"),
      ("10000 steps yesterday", "steps time=2026-03-13T14:30:00+01:00 value=10000 [time]"),
      ("mood 7", "mood time=now value=7 [time]"),
      ("mood 7/10", "mood time=now value=7 [time]"),
      ("mood 7 / 10 yesterday", "mood time=2026-03-13T14:30:00+01:00 value=7 [time]"),
      ("7 mood", "mood time=now value=7 [time]"),
      ("pulse 62", "pulse time=now value=62 [time]"),
      ("hr 62", "pulse time=now value=62 [time]"),
      ("62 bpm", "pulse time=now value=62 [time]"),
      ("water 500", "water time=now value=500 unit=ml [unit time]"),
      ("water 500ml", "water time=now value=500 unit=ml [time]"),
      ("water 0.5l", "water time=now value=0.5 unit=l [time]"),
      ("water 2", "water time=now value=2 unit=l [unit time]"),
      ("500ml water", "water time=now value=500 unit=ml [time]"),
      ("drank 500ml", "water time=now value=500 unit=ml [time]"),
      ("carbs 60g", "carbs time=now value=60 [time]"),
      ("60g carbs", "carbs time=now value=60 [time]"),
      ("carbs 60", "carbs time=now value=60 [time]"),
      ("waist 88", "waist time=now value=88 unit=cm [unit time]"),
      ("waist 34in", "waist time=now value=34 unit=in [time]"),
    ])
  func numbers(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "asks where two units can hold the number",
    arguments: [
      ("a1c 15", "? in which unit is a1c 15, % or mmol/mol? | 15 %: a1c 15 % | 15 mmol/mol: a1c 15 mmol/mol"),
      ("a1c 10", "? in which unit is a1c 10, % or mmol/mol? | 10 %: a1c 10 % | 10 mmol/mol: a1c 10 mmol/mol"),
      ("water 10", "? in which unit is water 10, ml or l? | 10 ml: water 10 ml | 10 l: water 10 l"),
      (
        "waist 34",
        "? waist 34 cm is outside the usual 55–150 cm; what is meant? | 34 in: waist 34 in | 34 cm: waist 34 cm"
      ),
    ])
  func asks(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "reads several numbers with a mark, a word or a unit",
    arguments: [
      ("bp 120/80", "bp time=now systolic=120 diastolic=80 [time]"),
      ("bp 120 / 80", "bp time=now systolic=120 diastolic=80 [time]"),
      ("bp 120 80", "bp time=now systolic=120 diastolic=80 [time]"),
      ("bp 120 over 80", "bp time=now systolic=120 diastolic=80 [time]"),
      ("120/80 bp", "bp time=now systolic=120 diastolic=80 [time]"),
      ("120 over 80 bp", "bp time=now systolic=120 diastolic=80 [time]"),
      ("bp 120/80 pulse 60", "bp time=now systolic=120 diastolic=80 pulse=60 [time]"),
      ("bp 120/80, pulse 60", "bp time=now systolic=120 diastolic=80 pulse=60 [time]"),
      ("bp 120/80 pulse: 60", "bp time=now systolic=120 diastolic=80 pulse=60 [time]"),
      ("bp 120/80 60 bpm", "bp time=now systolic=120 diastolic=80 pulse=60 [time]"),
      ("bp 120/80 60bpm", "bp time=now systolic=120 diastolic=80 pulse=60 [time]"),
      ("bp 120/80 hr 60", "bp time=now systolic=120 diastolic=80 pulse=60 [time]"),
      ("bp pulse 60 120/80", "bp time=now systolic=120 diastolic=80 pulse=60 [time]"),
      ("bp 120/80 60 pulse", "bp time=now systolic=120 diastolic=80 pulse=60 [time]"),
      ("bp 120/80mmHg", "bp time=now systolic=120 diastolic=80 [time]"),
      ("bloodpressure 120/80", "bp time=now systolic=120 diastolic=80 [time]"),
      (
        #"bp 120/80 at 7:30 "left arm" #home"#,
        "bp time=2026-03-14T07:30:00+01:00 systolic=120 diastolic=80 note='left arm' tags=[home] [date]"
      ),
    ])
  func pairs(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "says which number is missing, wrong or too much",
    arguments: [
      ("bp 80/120", "3..<5 expected systolic above diastolic, found 80/120"),
      ("bp 120", "6..<6 expected a number for diastolic (bp 120/80)"),
      ("bp 120/", "7..<7 expected a number for diastolic (bp 120/80)"),
      ("bp 120/x", "7..<8 expected a number for diastolic, found 'x' (bp 120/80)"),
      ("bp 120/80/60", "9..<12 expected 'pulse', a time, a tag or another entry, found '/60' (bp 120/80)"),
      ("bp 120/80 60", "10..<12 expected 'pulse', a time, a tag or another entry, found '60' (bp 120/80)"),
      ("bp 120/80 pulse", "15..<15 expected a number behind 'pulse' (bp 120/80)"),
      ("bp 120/80 pulse 60 pulse 61", "19..<24 expected one pulse, found 'pulse'"),
      ("bp 400/80", "3..<6 expected systolic from 50 to 300 mmHg, found '400'"),
      ("bp 120/80 pulse 600", "16..<19 expected pulse from 20 to 300 bpm, found '600'"),
      ("bp 120.5/80", "3..<8 expected a whole number, found '120.5'"),
    ])
  func pairFaults(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "reads choices",
    arguments: [
      ("insulin 6u rapid", "insulin time=now value=6 type=rapid [time]"),
      ("6u rapid", "insulin time=now value=6 type=rapid [time]"),
      ("insulin 6 rapid", "insulin time=now value=6 type=rapid [time]"),
      ("insulin rapid 6u", "insulin time=now value=6 type=rapid [time]"),
      ("insulin 6 units bolus", "insulin time=now value=6 type=rapid [time]"),
      ("insulin 14u long", "insulin time=now value=14 type=long [time]"),
      ("insulin 14u basal", "insulin time=now value=14 type=long [time]"),
      ("insulin 6u rapid name fiasp", "insulin time=now value=6 type=rapid name=fiasp [time]"),
      (
        "insulin 6u rapid name novo rapid at 7:30",
        "insulin time=2026-03-14T07:30:00+01:00 value=6 type=rapid name='novo rapid' [date]"
      ),
      ("insulin 6.5u", "insulin time=now value=6.5 [time]"),
    ])
  func choices(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "refuses a word that is no choice, with the nearest",
    arguments: [
      (
        "insulin 6u rapd",
        "11..<15 expected 'rapid', 'long', 'name', a time, a tag or another entry, found 'rapd' > rapid (insulin 6u rapid)"
      ),
      (
        "insulin 6u rapid long",
        "17..<21 expected 'name', a time, a tag or another entry, found 'long' (insulin 6u rapid)"
      ),
      ("insulin rapid", "13..<13 expected a number (insulin 6u rapid)"),
      ("insulin 6x", "9..<10 expected u, found 'x'"),
    ])
  func choiceFaults(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "reads a text up to what can be nothing of it",
    arguments: [
      ("meds ibuprofen", "meds time=now text=ibuprofen [time]"),
      ("meds ibuprofen 400mg", "meds time=now text=ibuprofen dose=400 unit=mg [time]"),
      (
        "meds ibuprofen 400 mg at 7:30",
        "meds time=2026-03-14T07:30:00+01:00 text=ibuprofen dose=400 unit=mg [date]"
      ),
      ("meds vitamin d 1000 iu", "meds time=now text='vitamin d' dose=1000 unit=u [time]"),
      ("meds St John's Wort", "meds time=now text='St John's Wort' [time]"),
      ("took 2 pills aspirin", "meds time=now text=aspirin dose=2 unit=tablet [time]"),
      ("took aspirin yesterday 22:00", "meds time=2026-03-13T22:00:00+01:00 text=aspirin []"),
      (
        "meds ibuprofen 400mg, glucose 112",
        "meds time=now text=ibuprofen dose=400 unit=mg [time]\nglucose time=now value=112 unit=mg/dL [unit time]"
      ),
      (
        #"meds ibuprofen 400mg "with food""#,
        "meds time=now text=ibuprofen dose=400 unit=mg note='with food' [time]"
      ),
      ("meds ibuprofen note with food", "meds time=now text=ibuprofen note='with food' [time]"),
      ("meds 400mg ibuprofen", "meds time=now text=ibuprofen dose=400 unit=mg [time]"),
      (
        "med metformin and weight 82",
        "meds time=now text=metformin [time]\nweight time=now value=82 unit=kg [unit time]"
      ),
      (
        "meds ibuprofen 400",
        "? in which unit is dose 400, mg, g, mcg or ml? | 400 mg: meds ibuprofen 400 mg | 400 g: meds ibuprofen 400 g | 400 mcg: meds ibuprofen 400 mcg | 400 ml: meds ibuprofen 400 ml"
      ),
    ])
  func texts(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "takes no day with a slip for a text",
    arguments: [
      ("meds aspirin yesterdya 22:00", "13..<22 expected a text or a day, found 'yesterdya' > yesterday"),
      ("meds aspirin wednesdy 22:00", "13..<21 expected a text or a day, found 'wednesdy' > wednesday"),
      ("meds", "4..<4 expected a text (meds ibuprofen 400mg)"),
      ("meds 400mg", "10..<10 expected a text (meds ibuprofen 400mg)"),
      (#"meds "ibuprofen""#, "4..<4 expected a text (meds ibuprofen 400mg)"),
    ])
  func textFaults(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }
}
