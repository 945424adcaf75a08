import CursesFeedbackTesting
import Testing

@testable import DemoMachine
@testable import MonitorDemo

/// The keys and the parts of the screen that the monitor offers.
@MainActor
@Suite struct MonitorScreenTests {
  private let app: TestApp<Monitor>

  init() throws {
    let fixture = MachineFixture()
    app = TestApp(Monitor(machine: fixture.machine), size: Size(columns: 120, rows: 24))
    fixture.setProcess(1, "systemd", parent: 0, user: 0, ticks: 200)
    app.answer("sample", with: .sampled(try Sample(of: fixture.machine)))
    app.advance(by: .milliseconds(500))
    fixture.setLoads([62, 62, 62, 62], at: 100)
    app.answer("sample", with: .sampled(try Sample(of: fixture.machine)))
  }

  @Test func `a key that would not change the interval is not offered`() {
    for _ in 2..<10 { app.press("+") }
    #expect(!app.frame.text.contains("+ Slower"))
    #expect(app.frame.text.contains("- Faster"))
    for _ in 1..<10 { app.press("-") }
    #expect(app.frame.text.contains("+ Slower"))
    #expect(!app.frame.text.contains("- Faster"))
  }

  @Test(arguments: 60..<80)
  func `the load of the machine is shown at each width`(columns: Int) {
    app.resize(columns: columns, rows: 24)
    #expect(app.frame.text.contains("CPU 62% ───"))
  }

  @Test(arguments: [(73, false), (74, true)])
  func `a wide screen shows each core`(columns: Int, showsCores: Bool) {
    app.resize(columns: columns, rows: 24)
    #expect(app.frame.text.contains(" Cores ") == showsCores)
  }

  @Test(arguments: [40, 60, 71, 72, 120])
  func `the column that s sorts by is shown`(columns: Int) {
    app.resize(columns: columns, rows: 24)
    for title in ["▼ Time", "▲ PID", "Name ▲", "▼ Memory", "▼ CPU"] {
      app.press("s")
      #expect(app.frame.text.contains(title))
    }
  }

  @Test func `the share of the memory is rounded`() {
    app.resize(columns: 40, rows: 12)
    #expect(app.frame.text.contains("CPU 62% · mem 38%"))
  }
}
