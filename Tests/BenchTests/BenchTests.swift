import Storage
import Testing

@testable import vitals_bench

@Suite("vitals-bench")
struct BenchTests {
  private func bench(in folder: String = "/nowhere") -> Bench {
    Bench(surroundings: Surroundings(variable: { _ in nil }, currentFolder: folder), files: .system)
  }

  @Test("says what it can do when it is asked nothing")
  func usage() throws {
    #expect(
      try bench().run([]).text == """
        vitals-bench makes stores to try vitals with and to measure it by.

          --demo DIR [--seed S]          a year of one made-up person, as in Data/demo
          --make DIR N [--seed S]        N single glucose records, one every five minutes
          --make-decade DIR [--seed S]   ten years of a careful person with a sensor
          --time VITALS [DIR]            times that program beside its peers on stores in DIR, which may be used again
          --scan DIR                     reads the glucose of a store into the index, as --time does
          --measure FILE WORD …          runs a program, its answer in FILE: ns, µs of user and system, kB, status
          --measure-prompt MS WORD …     the same of a prompt, until it is ready and has waited MS milliseconds

        For --demo, --make and --make-decade DIR is a new or empty folder. The same seed (1 unless given) makes the same bytes on every machine.
        """)
  }

  @Test(
    "names the word that it does not understand",
    arguments: [
      (["demo"], "expected one of the subcommands, found 'demo'"),
      (["--demo"], "expected DIR"),
      (["--demo", "a", "b"], "expected no more arguments, found 'b'"),
      (["--make", "a"], "expected N"),
      (["--make", "a", "0"], "expected a whole number from 1 as N, found '0'"),
      (["--make", "a", "1k"], "expected a whole number from 1 as N, found '1k'"),
      (["--make", "a", "9", "9"], "expected no more arguments, found '9'"),
      (["--make-decade"], "expected DIR"),
      (["--make-decade", "a", "b"], "expected no more arguments, found 'b'"),
      (["--demo", "a", "--seed"], "expected the seed"),
      (["--time"], "expected VITALS"),
      (["--time", "a", "b", "c"], "expected no more arguments, found 'c'"),
      (["--scan"], "expected DIR"),
      (["--measure", "a"], "expected WORD"),
      (["--measure-prompt", "a", "b"], "expected a whole number from 0 as MS, found 'a'"),
      (["--demo", "--seed", "-1", "a"], "expected a whole number from 0 as the seed, found '-1'"),
    ])
  func notUnderstood(_ words: [String], _ message: String) throws {
    let error = try #require(throws: BenchError.self) { try bench().run(words) }
    #expect("\(error)" == message)
    #expect(error.status == 2)
  }

  @Test("has to be told a program that is there")
  func noProgram() throws {
    let error = try #require(throws: BenchError.self) { try bench().run(["--time", "vitals"]) }
    #expect("\(error)" == "expected a program to time, found none at /nowhere/vitals")
    #expect(error.status == 1)
  }

  @Test(
    "writes the store that its words ask for, from the current folder, with the seed anywhere",
    arguments: [
      (["--make", "s", "300", "--seed", "5"], Array(SingleReadings(count: 300, seed: 5).files)),
      (["--make", "--seed", "5", "s", "300"], Array(SingleReadings(count: 300, seed: 5).files)),
      (["--make", "s", "300"], Array(SingleReadings(count: 300, seed: 1).files)),
      (["--demo", "s"], Demo(seed: 1).files),
    ])
  func writes(_ words: [String], _ files: [StoreFile]) throws {
    let folder = try TemporaryFolder()
    let answer = try bench(in: folder.path).run(words).text
    let bytes = files.reduce(0) { $0 + $1.bytes.count }
    #expect(answer == "\(folder.path)/s: \(files.count) files, \(bytes) bytes")
    #expect(
      try filesBelow(folder.path + "/s")
        == Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) }))
  }
}
