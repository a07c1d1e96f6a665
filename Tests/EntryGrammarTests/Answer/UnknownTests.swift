import Testing

@Suite("What is not understood")
struct UnknownTests {
  @Test(
    "names the place and the nearest word that could stand there",
    arguments: [
      (
        "mod 7",
        "0..<3 expected the name of something that is logged, or a time, found 'mod' > mood (glucose 112 fasting)"
      ),
      (
        "glucos 112",
        "0..<6 expected the name of something that is logged, or a time, found 'glucos' > glucose (glucose 112 fasting)"
      ),
      (
        "glcuose 112",
        "0..<7 expected the name of something that is logged, or a time, found 'glcuose' > glucose (glucose 112 fasting)"
      ),
      (
        "wieght 82.4",
        "0..<6 expected the name of something that is logged, or a time, found 'wieght' > weight (glucose 112 fasting)"
      ),
      (
        "slpet 23:10-07:05",
        "0..<5 expected the name of something that is logged, or a time, found 'slpet' > slept (glucose 112 fasting)"
      ),
      (
        "foo",
        "0..<3 expected the name of something that is logged, or a time, found 'foo' (glucose 112 fasting)"
      ),
      (
        "foo bar",
        "0..<3 expected the name of something that is logged, or a time, found 'foo' (glucose 112 fasting)"
      ),
      (
        "foo 7",
        "0..<3 expected the name of something that is logged, or a time, found 'foo' (glucose 112 fasting)"
      ),
      (
        "tempp 37",
        "0..<5 expected the name of something that is logged, or a time, found 'tempp' > temp (glucose 112 fasting)"
      ),
      (
        "112 fastign",
        "4..<11 expected a unit, a meal or the name of what was measured behind the number, found 'fastign' > fasting (glucose 112 fasting)"
      ),
      (
        "112 foo",
        "4..<7 expected a unit, a meal or the name of what was measured behind the number, found 'foo' (glucose 112 fasting)"
      ),
      (
        "45s",
        "2..<3 expected a unit, a meal or the name of what was measured behind the number, found 's' (glucose 112 fasting)"
      ),
      (
        "8 foo",
        "2..<5 expected a unit, a meal or the name of what was measured behind the number, found 'foo' (glucose 112 fasting)"
      ),
      (
        "glucose 112 yesterdya",
        "12..<21 expected a context such as 'fasting', a time, a tag or another entry, found 'yesterdya' > yesterday (glucose 112 fasting)"
      ),
      (
        "glucose 112 yesterday foo",
        "22..<25 expected a context such as 'fasting', a time, a tag or another entry, found 'foo' (glucose 112 fasting)"
      ),
      (
        "glucose 112 (fasting)",
        "12..<21 expected a context such as 'fasting', a time, a tag or another entry, found '(fasting)' > fasting (glucose 112 fasting)"
      ),
      (
        "glucose 112 fasting!",
        "19..<20 expected a context such as 'fasting', a time, a tag or another entry, found '!' (glucose 112 fasting)"
      ),
      ("benhc 8x80", "0..<5 expected an exercise, found 'benhc' > bench (bench 3x8 80kg)"),
      ("8x80 benhc", "5..<10 expected an exercise, found 'benhc' > bench (bench 3x8 80kg)"),
      (
        "glucose 112 -",
        "12..<13 expected a context such as 'fasting', a time, a tag or another entry, found '-' (glucose 112 fasting)"
      ),
      (
        "glucose 112 /",
        "12..<13 expected a context such as 'fasting', a time, a tag or another entry, found '/' (glucose 112 fasting)"
      ),
    ])
  func nearest(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "says that an entry ends too early",
    arguments: [
      ("glucose", "7..<7 expected a number (glucose 112 fasting)"),
      ("glucose ", "7..<7 expected a number (glucose 112 fasting)"),
      ("bg", "2..<2 expected a number (glucose 112 fasting)"),
      ("weight", "6..<6 expected a number (weight 82.4)"),
      ("bp", "2..<2 expected a number for systolic (bp 120/80)"),
      ("bp 120", "6..<6 expected a number for diastolic (bp 120/80)"),
      ("mood", "4..<4 expected a number (mood 7)"),
      (
        "slept",
        "5..<5 expected a range such as '23:10-07:05' or a length such as '7h30' (slept 23:10-07:05 q4)"
      ),
      (
        "nap",
        "3..<3 expected a range such as '23:10-07:05' or a length such as '7h30' (slept 23:10-07:05 q4)"
      ),
      ("meds", "4..<4 expected a text (meds ibuprofen 400mg)"),
      ("bench", "5..<5 expected sets behind 'bench', such as '8x80kg' (bench 3x8 80kg)"),
      ("workout", "7..<7 expected an exercise with its sets (bench 8x80)"),
      ("bmi", "3..<3 expected a weight and a height (bmi 82kg 178cm)"),
      ("glucose at 7:30", "15..<15 expected a number (glucose 112 fasting)"),
      ("glucose fasting", "15..<15 expected a number (glucose 112 fasting)"),
      (#"glucose "note""#, "7..<7 expected a number (glucose 112 fasting)"),
      ("fasting", "7..<7 expected a number (glucose 112 fasting)"),
      ("before lunch", "12..<12 expected a number (glucose 112 fasting)"),
      ("insulin rapid", "13..<13 expected a number (insulin 6u rapid)"),
    ])
  func early(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "says that no entry is there",
    arguments: [
      ("   ", "3..<3 expected an entry (glucose 112 fasting)"),
      (",", "1..<1 expected an entry (glucose 112 fasting)"),
      ("yesterday", "9..<9 expected an entry (glucose 112 fasting)"),
      ("at 7:30", "7..<7 expected an entry (glucose 112 fasting)"),
      ("#tag", "4..<4 expected an entry (glucose 112 fasting)"),
      (#""only a note""#, "13..<13 expected an entry (glucose 112 fasting)"),
    ])
  func none(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "refuses what comes from other programs",
    arguments: [
      ("cgm 112", "0..<3 expected a kind that is typed, found 'cgm'")
    ])
  func imported(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "finds no entry in words of a command",
    arguments: [
      (
        "list glucose",
        "0..<4 expected the name of something that is logged, or a time, found 'list' (glucose 112 fasting)"
      ),
      (
        "undo",
        "0..<4 expected the name of something that is logged, or a time, found 'undo' (glucose 112 fasting)"
      ),
      (
        "help",
        "0..<4 expected the name of something that is logged, or a time, found 'help' (glucose 112 fasting)"
      ),
    ])
  func commands(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }
}
