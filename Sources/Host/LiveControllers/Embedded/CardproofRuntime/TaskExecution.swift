import Glibc

/// The way of Swift's tasks into the event queue: no thread, and the order in which they were made.
///
/// Uses the hooks that the concurrency library offers to replace its executors.
enum TaskExecution {
  fileprivate typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  fileprivate typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void
  fileprivate typealias DelayedEnqueue = @convention(thin) (UInt64, UnownedJob) -> Void
  fileprivate typealias DelayHook = @convention(thin) (UInt64, UnownedJob, DelayedEnqueue) -> Void

  /// Sends all jobs to the event queue.
  static func install() {
    let program = dlopen(nil, RTLD_NOW)
    for name in ["swift_task_enqueueGlobal_hook", "swift_task_enqueueMainExecutor_hook"] {
      let hook = dlsym(program, name)?.assumingMemoryBound(to: EnqueueHook?.self)
      hook?.pointee = enqueue
    }
    let hook = dlsym(program, "swift_task_enqueueGlobalWithDelay_hook")?
      .assumingMemoryBound(to: DelayHook?.self)
    hook?.pointee = enqueueLater
  }

  fileprivate static func run(_ job: UnownedJob) {
    c_runJob(job, unsafeBitCast((0, 0), to: UnownedSerialExecutor.self))
  }
}

private func enqueue(_ job: UnownedJob, _: TaskExecution.Enqueue) {
  EventQueue.shared.schedule { TaskExecution.run(job) }
}

private func enqueueLater(_ delay: UInt64, _ job: UnownedJob, _: TaskExecution.DelayedEnqueue) {
  EventQueue.shared.schedule(after: Double(delay) / 1e9) { TaskExecution.run(job) }
}

@_silgen_name("swift_job_run")
private func c_runJob(_ job: UnownedJob, _ executor: UnownedSerialExecutor)
