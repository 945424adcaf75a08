/// Lets others work until a condition holds, or the test's time is up.
func wait(until holds: () -> Bool) async {
  while !holds(), !Task.isCancelled { await Task.yield() }
}
