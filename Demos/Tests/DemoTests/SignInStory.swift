import CursesFeedback
import CursesFeedbackTesting
import SignInDemo
import Testing

@MainActor
@Suite struct SignInStory {
  private let app = TestApp(
    form(with: LocalNameService(latency: .zero)), size: Size(columns: 80, rows: 24))

  /// Fills in all fields but the name's, and leaves the focus on the button.
  private func fillInTheRest() {
    app.press(.tab)
    app.type("mary@example.org")
    app.press(.tab)
    app.type("correct horse")
    app.press(.tab)
    app.type("correct horse")
    app.press(.tab, "space", .tab)
  }

  @Test(arguments: [Size(columns: 40, rows: 12), Size(columns: 80, rows: 24)])
  func `the form fits on the screen in each of its states`(size: Size) {
    func snapshot(_ name: String) {
      expectSnapshot(of: app.frame, named: "\(size.columns)x\(size.rows) \(name)")
    }
    app.resize(columns: size.columns, rows: size.rows)
    snapshot("1 empty")
    app.type("ada")
    app.advance(by: .milliseconds(300))
    snapshot("2 checking")
    app.answer("check name", with: .nameChecked(.taken))
    snapshot("3 taken")
    app.press(.tab)
    app.type("mary")
    app.press(.tab)
    app.type("short")
    app.press(.enter)
    snapshot("4 all messages")
    app.type("m")
    app.advance(by: .milliseconds(300))
    app.answer("check name", with: .nameChecked(.free))
    app.press(.tab, .ctrl("u"), .tab, .ctrl("u"), "shift+tab", "shift+tab")
    fillInTheRest()
    snapshot("5 valid")
  }

  @Test func `a name is checked when it has not changed for 0.3 seconds`() {
    app.type("ad")
    app.advance(by: .milliseconds(299))
    app.type("a")
    app.advance(by: .milliseconds(299))
    #expect(app.pendingEffects == [])
    app.advance(by: .milliseconds(1))
    #expect(app.pendingEffects == ["check name"])
    app.answer("check name", with: .nameChecked(.taken))
    #expect(app.frame.text.contains("! This name is taken"))
  }

  @Test func `a check of an older name is cancelled`() {
    app.type("ada")
    app.advance(by: .milliseconds(300))
    app.type("m")
    #expect(app.pendingEffects == [])
    app.advance(by: .milliseconds(300))
    app.answer("check name", with: .nameChecked(.free))
    #expect(app.state.answer == .free)
  }

  @Test func `the spinner turns while a name waits for its answer`() {
    app.type("m")
    app.advance(by: .milliseconds(100))
    #expect(app.frame.text.contains("⠙"))
    app.advance(by: .milliseconds(200))
    app.answer("check name", with: .nameChecked(.free))
    #expect(app.frame.text.contains("✓"))
    app.advance(by: .seconds(1))
    #expect(app.clock.nextDeadline == nil)
  }

  @Test(
    arguments: [("ada", .taken), ("Grace", .taken), ("linus", .taken), ("mary", .free)]
      as [(String, NameAnswer)])
  func `ada, grace and linus are taken; case does not count`(
    name: String, answer: NameAnswer
  ) async {
    app.type(name)
    app.advance(by: .milliseconds(300))
    app.letRun("check name")
    await app.settle()
    #expect(app.state.answer == answer)
  }

  @Test func `Tab goes through all fields to the button`() {
    app.type("mary")
    app.advance(by: .milliseconds(300))
    app.answer("check name", with: .nameChecked(.free))
    #expect(app.frame.text.contains("Name     ›"))
    fillInTheRest()
    #expect(app.frame.text.contains("[›Sign in‹]"))
    app.press(.tab)
    #expect(app.frame.text.contains("Name     ›"))
  }

  @Test func `a message appears when the focus leaves a field`() {
    app.press(.tab)
    #expect(app.frame.text.contains("! Enter a name"))
    #expect(!app.frame.text.contains("! Enter an address"))
  }

  @Test func `Enter in a field gives the focus to the first invalid one`() {
    app.type("mary")
    app.advance(by: .milliseconds(300))
    app.answer("check name", with: .nameChecked(.free))
    app.press(.tab, .tab, .enter)
    #expect(app.frame.text.contains("E-mail   ›"))
    #expect(!app.hasEnded)
    app.type("mary@example.org")
    app.press(.enter)
    #expect(app.frame.text.contains("Password ›"))
  }

  @Test func `the button works only when all fields are valid`() {
    app.type("mary")
    fillInTheRest()
    app.click("( Sign in )")
    #expect(!app.hasEnded, "the name is not checked")
    app.advance(by: .milliseconds(300))
    app.answer("check name", with: .nameChecked(.free))
    app.click("[ Sign in ]")
    #expect(app.hasEnded)
    #expect(SignIn().farewell(app.state) == "Welcome, mary")
  }

  @Test func `Enter repeats a check that has failed`() async {
    let app = TestApp(form(with: Unreachable()))
    app.type("mary")
    app.advance(by: .milliseconds(300))
    app.letRun("check name")
    await app.settle()
    #expect(app.frame.text.contains("! The check has failed"))
    app.press(.enter)
    app.advance(by: .milliseconds(300))
    app.answer("check name", with: .nameChecked(.free))
    #expect(app.frame.text.contains("✓"))
  }

  @Test func `Ctrl-C quits without a farewell, and q is a letter`() {
    app.press("q")
    #expect(app.state.name == "q")
    app.press(.ctrl("c"))
    #expect(app.hasEnded)
    #expect(SignIn().farewell(app.state) == nil)
  }

  @Test func `the README shows a frame of the form`() {
    app.resize(columns: 60, rows: 18)
    app.type("ada")
    app.advance(by: .milliseconds(300))
    app.answer("check name", with: .nameChecked(.taken))
    app.press(.tab)
    app.type("ada@example.org")
    app.press(.tab)
    app.type("engine")
    app.press(.tab)
    expectPicture(of: app.frame, title: "sign-in", at: "../../SignIn/sign-in.svg")
  }
}

func form(with names: some NameService) -> SignIn {
  var form = SignIn()
  form.names = names
  return form
}

/// A service that cannot be reached.
private struct Unreachable: NameService {
  func answer(for name: String) async -> NameAnswer { .failed }
}
