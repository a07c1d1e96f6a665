import TestSupport

/// Makes new inputs of good ones: bytes changed, parts cut out, doubled and mixed.
struct Mutation {
  typealias Bytes = ContiguousArray<UInt8>

  let seeds: [Bytes]
  /// Parts that mean something to the reader.
  let words: [Bytes]

  init(seeds: [String], words: [String]) {
    self.seeds = seeds.map { Bytes($0.utf8) }
    self.words = words.map { Bytes($0.utf8) }
  }

  func make(using random: inout SplitMix) -> Bytes {
    if random.next() % 8 == 0 { return anything(using: &random) }
    var bytes = pick(seeds, &random)
    for _ in 0...random.next() % 4 { change(&bytes, using: &random) }
    return bytes
  }

  /// Words and bytes in any order.
  private func anything(using random: inout SplitMix) -> Bytes {
    var bytes = Bytes()
    for _ in 0...random.next() % 12 {
      if random.next() % 4 == 0 {
        bytes.append(UInt8(truncatingIfNeeded: random.next()))
      } else {
        bytes += pick(words, &random)
        if random.next() % 3 > 0 { bytes.append(0x20) }
      }
    }
    return bytes
  }

  private func change(_ bytes: inout Bytes, using random: inout SplitMix) {
    let (start, end) = part(of: bytes, &random)
    switch random.next() % 7 {
    case 0: if start < bytes.count { bytes[start] = UInt8(truncatingIfNeeded: random.next()) }
    case 1: if start < bytes.count { bytes[start] ^= 1 << UInt8(random.next() % 8) }
    case 2: bytes.removeSubrange(start..<end)
    case 3: bytes.insert(contentsOf: Bytes(bytes[start..<end]), at: end)
    case 4: bytes.insert(contentsOf: pick(words, &random), at: start)
    case 5: bytes.replaceSubrange(start..<end, with: pick(words, &random))
    default: bytes.replaceSubrange(start..., with: pick(seeds, &random).suffix(end - start))
    }
  }

  private func part(of bytes: Bytes, _ random: inout SplitMix) -> (Int, Int) {
    let start = Int(random.next() % UInt64(bytes.count + 1))
    return (start, min(bytes.count, start + Int(random.next() % 16)))
  }

  private func pick(_ list: [Bytes], _ random: inout SplitMix) -> Bytes {
    list[Int(random.next() % UInt64(list.count))]
  }
}
