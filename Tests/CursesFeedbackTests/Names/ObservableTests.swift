import CursesFeedback
import Observation
import Testing

/// A class with a macro of the standard module `Observation`, whose name the framework does not
/// hide.
@Observable
private final class Preferences {
  var isLoud = false
}

@Suite struct ObservableTests {
  @Test func `an observable class compiles beside the framework`() {
    let preferences = Preferences()
    preferences.isLoud = true
    #expect(preferences.isLoud)
  }
}
