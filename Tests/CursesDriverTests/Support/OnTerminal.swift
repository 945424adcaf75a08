import Testing

/// Suites that use ncurses in this process, one after the other: the driver has one ncurses screen
/// at a time.
@Suite(.serialized) enum OnTerminal {}
