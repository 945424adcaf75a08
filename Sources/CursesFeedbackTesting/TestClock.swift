public import FeedbackCore

/// The clock of tests: it stands still until it is advanced.
public typealias TestClock = VirtualClock
