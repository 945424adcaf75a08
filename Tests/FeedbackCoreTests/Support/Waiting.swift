/// Yields to other tasks until a condition holds, or until the test's task is cancelled, as by its
/// time limit.
func wait(until holds: () -> Bool) async {
  while !holds(), !Task.isCancelled { await Task.yield() }
}
