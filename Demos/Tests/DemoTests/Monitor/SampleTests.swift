import Foundation
import Testing

@testable import DemoMachine
@testable import MonitorDemo

@Suite struct SampleTests {
  private let fixture = MachineFixture()

  private func sample() throws -> Sample { try Sample(of: fixture.machine) }

  @Test(arguments: ["sleep", "tmux: server", "a) (b", "(sd-pam)", ") R 7 (", ""])
  func `a process has the name between the outer parentheses`(name: String) throws {
    fixture.setProcess(7, name, parent: 3, ticks: 12, start: 42)
    let process = try #require(try sample().processes.first)
    #expect(process.name == name)
    #expect(process.state == "S")
    #expect(process.parent == 3)
    #expect(process.ticks == 12)
    #expect(process.id == RunningProcess.ID(number: 7, start: 42))
  }

  @Test func `a process has its user's name, its command line and its memory`() throws {
    fixture.setProcess(7, "sleep", command: "sleep 100", memory: 300)
    fixture.setProcess(8, "kthreadd", user: 77)
    let processes = try sample().processes
    #expect(processes.map(\.user) == ["ada", "77"])
    #expect(processes.map(\.command) == ["sleep 100", "[kthreadd]"])
    #expect(processes.map(\.memory) == [300 * 1_024, 1_024 * 1_024])
  }

  @Test(arguments: ["stat", "status", "cmdline"])
  func `a process that ends before a file is read is left out`(file: String) throws {
    fixture.setProcess(7, "sleep")
    fixture.setProcess(8, "sh")
    var machine = fixture.machine
    let text = machine.text
    machine.text = { $0 == "/proc/7/\(file)" ? nil : text($0) }
    #expect(try Sample(of: machine).processes.map(\.name) == ["sh"])
  }

  @Test(arguments: ["", "7", "7 (sleep", "7 (sleep) S 1 2"])
  func `a process with an incomplete file is left out`(text: String) throws {
    fixture.setProcess(7, "sleep")
    fixture["/proc/7/stat"] = text
    #expect(try sample().processes.isEmpty)
  }

  @Test func `memory that can be made available does not count as used`() throws {
    let sample = try sample()
    #expect(sample.memory.used == 6_144_000 * 1_024)
    #expect(sample.memory.total == 16_384_000 * 1_024)
    #expect(sample.swap.used == 4_096 * 1_024)
    #expect(sample.uptime == 6_505)
    #expect(sample.loadAverages == "1.71 0.98 0.75")
  }

  @Test func `loads are differences of two samples`() throws {
    fixture.setProcess(7, "sleep", ticks: 10)
    fixture.setLoads([10, 20, 30, 40], at: 100)
    let first = try sample()
    #expect(first.processors.map(\.history) == [[], [], [], [], []])
    fixture.setProcess(7, "sleep", ticks: 160)
    fixture.setLoads([10, 70, 130, 240], at: 300)
    let second = try sample().measured(since: first)
    #expect(second.processors.map(\.history) == [[0.4375], [0], [0.25], [0.5], [1]])
    #expect(second.processes.map(\.load) == [0.75])
  }

  @Test func `a new process with the number of an ended process has no load`() throws {
    fixture.setProcess(7, "sleep", ticks: 10, start: 42)
    let first = try sample()
    fixture.setProcess(7, "sh", ticks: 90, start: 50)
    fixture.setLoads([0, 0, 0, 100], at: 100)
    #expect(try sample().measured(since: first).processes.map(\.history) == [[]])
  }

  @Test func `samples at the same time have no load`() throws {
    fixture.setProcess(7, "sleep")
    let sample = try sample()
    #expect(
      sample.measured(since: sample).processors.map(\.history) == Array(repeating: [0], count: 5))
    #expect(sample.measured(since: sample).processes.map(\.load) == [0])
  }

  @Test(arguments: ["stat", "meminfo", "loadavg", "uptime"])
  func `a machine without one of the files in /proc gives an error with a sentence`(file: String) {
    fixture["/proc/\(file)"] = nil
    let error = #expect(throws: MachineError.self) { try sample() }
    #expect(error?.description == "There is no /proc/\(file) here: the monitor needs Linux.")
  }

  @Test func `a signal goes to the process`() throws {
    fixture.setProcess(7, "sleep")
    let process = try #require(try sample().processes.first)
    try fixture.machine.send(.terminate, to: process)
    #expect(fixture.signals == [7: SIGTERM])
  }

  @Test func `a new process with the number of an ended process gets no signal`() throws {
    fixture.setProcess(7, "sleep", start: 42)
    let process = try #require(try sample().processes.first)
    fixture.setProcess(7, "sleep", start: 43)
    let error = #expect(throws: MachineError.self) {
      try fixture.machine.send(.kill, to: process)
    }
    #expect(error?.description == "sleep (7) has already ended.")
    #expect(fixture.signals == [:])
  }

  @Test(arguments: [
    (EPERM, "sleep (7) belongs to root, and you may not end it."),
    (ESRCH, "sleep (7) has already ended."),
    (EINVAL, "sleep (7) did not receive the signal: Invalid argument."),
  ])
  func `a refused signal is an error with a sentence`(code: Int32, sentence: String) throws {
    fixture.setProcess(7, "sleep", user: 0)
    let process = try #require(try sample().processes.first)
    var machine = fixture.machine
    machine.kill = { _, _ in code }
    let error = #expect(throws: MachineError.self) { try machine.send(.terminate, to: process) }
    #expect(error?.description == sentence)
  }

  @Test(arguments: [(Signal.interrupt, SIGINT), (.kill, SIGKILL), (.terminate, SIGTERM)])
  func `the numbers of signals are those of the system`(signal: Signal, number: Int32) {
    #expect(signal.rawValue == number)
  }
}
