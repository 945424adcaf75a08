import Dispatch

/// Runs, on the main queue, the parts of a task that belong to no actor.
///
/// When a suspended task resumes, it first runs on its executor, even if it then continues on the
/// main actor. The default executor is Swift's thread pool: if effects block all of its threads, a
/// task that waits for the end of the program would not resume.
final class MainQueueExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
