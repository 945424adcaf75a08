extension LaunchOptions {
  /// Whether F12 opens the inspector: in a debug build always, in a release build with the option
  /// `--inspect`.
  ///
  /// In a release build, F12 does nothing without the option: the users of a program are not its
  /// authors.
  var isInspectable: Bool {
    #if DEBUG
      true
    #else
      inspects
    #endif
  }
}
