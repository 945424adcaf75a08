import RandomNumbers
import Testing

@testable import CursesFeedback

struct RecordedLineTests {
  private func line(_ body: (inout RecordedLine) -> Void) -> String {
    var line = RecordedLine()
    line.begin(state: 7, at: 1_089_572_857)
    body(&line)
    line.end()
    return String(decoding: line.bytes, as: UTF8.self)
  }

  @Test func `a line begins with the time in nanoseconds and the number of the state`() {
    #expect(line { _ in } == "{\"time\":1089572857,\"state\":7}\n")
    #expect(line { $0.begin(state: 0, at: 0) } == "{\"time\":0,\"state\":0}\n")
  }

  @Test func `texts are escaped`() {
    #expect(
      line { $0.add("key", "\"\n") } == #"{"time":1089572857,"state":7,"key":"\"\n"}"# + "\n")
  }

  @Test func `a long line is written, and a short one after it`() {
    let text = String(repeating: "a", count: 100_000)
    var line = RecordedLine()
    for text in [text, "b"] {
      line.begin(state: 1, at: 10)
      line.add("key", text)
      line.end()
      #expect(
        String(decoding: line.bytes, as: UTF8.self)
          == "{\"time\":10,\"state\":1,\"key\":\"\(text)\"}\n")
    }
  }

  @Test(arguments: [
    0, 9, 10, 99, 100, 105, 1005, 9999, 10_000, 999_999, 1_000_000, 99_999_999, 100_000_000,
    9_999_999_999_999_999, 10_000_000_000_000_000, .max,
  ])
  func `a number has its decimal digits`(number: Int) {
    #expect(line { $0.begin(state: number, at: 7) } == "{\"time\":7,\"state\":\(number)}\n")
    #expect(line { $0.begin(state: 7, at: number) } == "{\"time\":\(number),\"state\":7}\n")
    #expect(line { $0.add("inputs", number) }.hasSuffix("\"inputs\":\(number)}\n"))
  }

  @Test func `numbers of adjacent lines are independent`() {
    var line = RecordedLine()
    var random = SplitMix(seed: 1)
    for _ in 0..<10_000 {
      let state = Int(random.next() >> (random.next() % 64) / 2)
      let time = Int(random.next() >> (random.next() % 64) / 2)
      line.begin(state: state, at: time)
      line.end()
      #expect(
        String(decoding: line.bytes, as: UTF8.self) == "{\"time\":\(time),\"state\":\(state)}\n")
    }
  }

  @Test func `a hash has sixteen hexadecimal digits`() {
    var random = SplitMix(seed: 1)
    for hash in [0, 0x0123_4567_89AB_CDEF, .max] + (0..<100).map({ _ in random.next() }) {
      #expect(
        line { $0.addHash("frame", hash) }
          == "{\"time\":1089572857,\"state\":7,\"frame\":\"\(hash.hexadecimal)\"}\n")
    }
  }
}
