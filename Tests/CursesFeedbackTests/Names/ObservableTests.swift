import CursesFeedback
import Observation
import Testing

/// A class with the macro of the standard module `Observation`, which no name of the framework hides.
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
