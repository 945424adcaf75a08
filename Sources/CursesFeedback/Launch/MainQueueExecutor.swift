import Dispatch

/// Runs a task's nonisolated parts on the main queue.
///
/// A task that waits for a continuation is resumed by its executor even if it goes on on the main
/// actor at once. Without this one that is the pool of threads, and a program whose effects block
/// all of them could not end.
final class MainQueueExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
