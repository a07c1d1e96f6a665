#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif
private import Storage

let bench = Bench(surroundings: .system, files: .system)
do throws(BenchError) {
  let answer = try bench.run(Array(CommandLine.arguments.dropFirst()))
  print(answer.text)
  if !answer.isRight { exit(1) }
} catch {
  let complaint = FileSystem.Bytes("vitals-bench: \(error)\n".utf8)
  do throws(FileError) {
    try FileSystem.system.writeAll(Descriptor(number: 2), "the terminal", complaint)
  } catch {
    exit(4)
  }
  exit(error.status)
}
