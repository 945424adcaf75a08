import Dispatch

/// Runs a task's nonisolated parts on the main queue.
///
/// The executor of a task resumes its continuations, even if the task then runs on the main actor.
/// The default executor is the thread pool: if effects block all of its threads, a task that waits
/// for the end of the program would not resume.
final class MainQueueExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
