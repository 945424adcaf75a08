import CursesFeedbackTesting
import Testing

@testable import DemoMachine
@testable import MonitorDemo

@MainActor
@Suite struct MonitorStory {
  let fixture = MachineFixture()
  let app: TestApp<Monitor>

  init() {
    app = TestApp(Monitor(machine: fixture.machine), size: Size(columns: 80, rows: 24))
    fixture.setProcess(1, "systemd", parent: 0, user: 0, command: "/sbin/init", memory: 12_600)
    fixture.setProcess(2, "kthreadd", parent: 0, user: 0, memory: 0)
    fixture.setProcess(15, "rcu_preempt", parent: 2, user: 0, memory: 0)
    fixture.setProcess(612, "sshd", user: 0, command: "sshd: /usr/sbin/sshd -D", memory: 7_900)
    fixture.setProcess(877, "tmux: server", command: "tmux new-session -s work", memory: 5_100)
    fixture.setProcess(901, "zsh", parent: 877, command: "-zsh", memory: 6_800)
    fixture.setProcess(902, "zsh", parent: 877, command: "-zsh", memory: 6_700)
    fixture.setProcess(1_430, "postgres", user: 70, command: "postgres: writer", memory: 91_000)
    fixture.setProcess(2_210, "swift-build", parent: 901, command: "swift build", memory: 180_000)
    fixture.setProcess(
      2_388, "swift-frontend", parent: 2_210, command: "swift-frontend -c 東京.swift")
    fixture.setProcess(3_001, "nvim", parent: 902, command: "nvim README.md", memory: 42_000)
  }

  /// Answers the waiting request with a sample.
  func sample() throws {
    app.answer("sample", with: .sampled(try Sample(of: fixture.machine)))
  }

  /// Takes samples, 100 ticks apart, while the machine compiles.
  func sample(count: Int) throws {
    var ticks = [0, 0, 0, 0]
    for time in 0..<count {
      let isPeak = (10..<14).contains(time % 30)
      for core in 0..<4 {
        ticks[core] += isPeak ? 99 - core : (time * 7 + core * 29 + time * time / 9) % 101
      }
      fixture.setLoads(ticks, at: 100 * (time + 1))
      fixture.setProcess(
        2_388, "swift-frontend", parent: 2_210, command: "swift-frontend -c 東京.swift",
        memory: 412_000, ticks: time * time / 2)
      fixture.setProcess(
        2_210, "swift-build", parent: 901, command: "swift build", memory: 180_000, ticks: time * 9)
      if time > 0 { app.advance(by: .seconds(2)) }
      try sample()
    }
  }

  var names: [String] { app.state.rows.map(\.name) }

  @Test(arguments: [
    Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
    Size(columns: 200, rows: 60),
  ])
  func `the processes fit on the screen in each state`(size: Size) throws {
    func snapshot(_ name: String) {
      expectSnapshot(of: app.frame, named: "\(size.columns)x\(size.rows) \(name)")
    }
    app.resize(columns: size.columns, rows: size.rows)
    snapshot("1 reading")
    try sample(count: 30)
    snapshot("2 processes")
    app.press(.down, .down, .enter)
    snapshot("3 selected")
    app.press("t", "p")
    snapshot("4 tree, paused")
    app.press("k")
    snapshot("5 question")
    app.press(.escape, "/")
    app.type("zsh")
    snapshot("6 filter")
    app.type("x")
    snapshot("7 no match")
  }

  @Test func `a machine without processes shows the reason, and is tried again`() throws {
    fixture["/proc/stat"] = nil
    app.answer("sample", with: .failed("There is no /proc/stat here: the monitor needs Linux."))
    expectSnapshot(of: app.frame)
    app.advance(by: .seconds(2))
    #expect(app.pendingEffects == ["sample"])
  }

  @Test func `the second sample follows soon, the others after the interval`() throws {
    try sample()
    app.advance(by: .milliseconds(500))
    try sample()
    app.advance(by: .milliseconds(1_999))
    #expect(app.pendingEffects == [])
    app.advance(by: .milliseconds(1))
    #expect(app.pendingEffects == ["sample"])
  }

  @Test func `a sample that takes longer than the interval is not started again`() throws {
    try sample(count: 2)
    app.advance(by: .seconds(60))
    #expect(app.pendingEffects == ["sample"])
    try sample()
    #expect(app.pendingEffects == [])
  }

  @Test func `p pauses and goes on`() throws {
    try sample(count: 2)
    app.press("p")
    app.advance(by: .seconds(60))
    #expect(app.pendingEffects == [])
    app.press("p")
    app.advance(by: .seconds(2))
    #expect(app.pendingEffects == ["sample"])
  }

  @Test func `the interval is from 1 to 10 seconds`() throws {
    try sample(count: 2)
    for _ in 1...12 { app.press("+") }
    #expect(app.frame.text.contains("every 10 s"))
    for _ in 1...12 { app.press("-") }
    #expect(app.frame.text.contains("every 1 s"))
    app.advance(by: .seconds(1))
    #expect(app.pendingEffects == ["sample"])
  }

  @Test func `the selection follows the process while the order changes`() throws {
    try sample(count: 2)
    app.press(.end)
    #expect(app.state.selected?.name == "nvim")
    app.press("s", "s")
    #expect(app.state.selected?.name == "nvim")
    fixture.setProcess(3_001, "nvim", parent: 902, ticks: 900, start: 100)
    app.advance(by: .seconds(2))
    try sample()
    #expect(app.state.selected?.id.number == 3_001)
  }

  @Test func `the selection changes if a new process has the number of the selected one`() throws {
    try sample(count: 2)
    app.press("s", "s", .end)
    #expect(app.state.selected?.id == RunningProcess.ID(number: 3_001, start: 100))
    fixture.setProcess(3_001, "cron", start: 777)
    app.advance(by: .seconds(2))
    try sample()
    #expect(app.state.selected?.id == RunningProcess.ID(number: 3_001, start: 777))
    #expect(app.state.selected?.name == "cron")
  }

  @Test func `the next process is selected when the selected one has ended`() throws {
    try sample(count: 2)
    app.press("s", "s", .end, .up)
    fixture.endProcess(2_388)
    app.advance(by: .seconds(2))
    try sample()
    #expect(app.state.selected?.name == "nvim")
    fixture.endProcess(3_001)
    app.advance(by: .seconds(2))
    try sample()
    #expect(app.state.selected?.name == "swift-build")
  }

  @Test func `a key or a click on a title sorts, the largest number first`() throws {
    try sample(count: 5)
    #expect(names.prefix(2) == ["swift-build", "swift-frontend"])
    app.click("Time")
    #expect(names.prefix(2) == ["swift-build", "swift-frontend"])
    app.click("Time")
    #expect(names.suffix(2) == ["swift-frontend", "swift-build"])
    app.click("Name")
    #expect(names.prefix(2) == ["kthreadd", "nvim"])
    app.press("r")
    #expect(names.prefix(3) == ["zsh", "zsh", "tmux: server"])
  }

  @Test func `Left and Space hide the branch of a process, Right and Space show it`() throws {
    try sample()
    app.press("s", "t")
    let all = names
    app.click("tmux: server")
    #expect(app.state.selected?.name == "tmux: server")
    let below = ["zsh", "zsh", "swift-build", "swift-frontend", "nvim"]
    for keys in [[.left, .right], ["space", "space"]] as [[Key]] {
      app.press(keys[0])
      #expect(Set(all).subtracting(names) == Set(below))
      #expect(all.count - names.count == below.count)
      #expect(app.frame.text.contains("▸ tmux: server"))
      app.press(keys[1])
      #expect(names == all)
      #expect(!app.frame.text.contains("▸"))
    }
  }

  @Test func `a process without children, and a process in a list, is not collapsed`() throws {
    try sample()
    app.press("t")
    app.click("sshd")
    app.press("space", .left)
    app.press("t")
    app.click("tmux: server")
    app.press("space", .left)
    app.press("t")
    fixture.setProcess(613, "sftp", parent: 612)
    app.advance(by: .milliseconds(500))
    try sample()
    #expect(names.count == 12)
  }

  @Test func `a tree has each process below its parent, in the order of the list`() throws {
    try sample(count: 2)
    app.press("s", "s", "t")
    #expect(
      app.state.rows.map { $0.guides + $0.name } == [
        "├─ systemd", "│  ├─ sshd", "│  ├─ tmux: server", "│  │  ├─ zsh", "│  │  │  └─ swift-build",
        "│  │  │     └─ swift-frontend", "│  │  └─ zsh", "│  │     └─ nvim", "│  └─ postgres",
        "└─ kthreadd", "   └─ rcu_preempt",
      ])
    app.press("t")
    #expect(Set(app.state.rows.map(\.guides)) == [""])
  }

  @Test(arguments: [
    ("ZSH", ["zsh", "zsh"]), ("70", ["postgres"]), ("readme", ["nvim"]),
    ("2388", ["swift-frontend"]),
  ])
  func `a filter finds names, users, commands and numbers`(text: String, found: [String]) throws {
    try sample(count: 2)
    app.press("/")
    app.type(text)
    #expect(names == found)
    app.press(.escape)
    #expect(names.count == 11)
    #expect(!app.state.isFiltering)
  }

  @Test func `Enter in the filter selects the first process, and returns to the list`() throws {
    try sample(count: 2)
    app.press("/")
    app.type("zsh")
    app.press(.enter, .down)
    #expect(app.state.selected?.id.number == 902)
    app.press("k")
    #expect(app.frame.text.contains("End zsh (902)?"))
  }

  @Test func `k does not offer to end a selected process that the filter hides`() throws {
    try sample(count: 2)
    app.press(.end, "/")
    app.type("zsh")
    app.press(.tab, "k")
    #expect(app.state.question == nil)
  }

  @Test func `no two bindings share a key`() throws {
    try sample(count: 2)
    app.press(.down, "/")
    app.type("s")
    app.press(.enter)
    #expect(app.keyConflicts == [])
  }

  @Test func `the README shows a frame of the processes`() throws {
    app.resize(columns: 110, rows: 30)
    try sample(count: 90)
    app.press("t", .down, .down, .down)
    expectPicture(of: app.frame, title: "monitor", at: "../../Monitor/monitor.svg")
  }
}
