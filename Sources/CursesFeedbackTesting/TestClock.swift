public import FeedbackCore

/// A clock for tests: its time changes only when it is advanced.
public typealias TestClock = VirtualClock
