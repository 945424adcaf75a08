#define _GNU_SOURCE
#define _DARWIN_C_SOURCE 1

#include "guard_internal.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <unistd.h>

/// Whether `stop` is stopping the process: it takes the terminal again itself, so the handler of
/// the next SIGCONT leaves the terminal alone.
static atomic_bool stopping;

/// Whether a thread prepares to stop the process, or has stopped it. One thread at a time: a second
/// one would find the temporary disposition of SIGTSTP that the first has set, and restore that one
/// at the end.
static atomic_bool has_stopper;

/// Unblocks the signals that end the process, as `kill %1` ends a stopped job, and SIGTTOU, which
/// stops a process that takes the terminal in the background.
static void allow_for_taking(const cnc_tty *tty) {
  sigset_t blocked;
  pthread_sigmask(SIG_SETMASK, NULL, &blocked);
  guard_allow(&blocked);
  sigdelset(&blocked, SIGTTOU);
  pthread_sigmask(SIG_SETMASK, &blocked, NULL);
  // In the background, SIGTTOU stops all threads, also one that has got a signal that ends the
  // process and has not raised it again yet: such a thread gets 200 ms to do so.
  for (int i = 0; i < 20 && !guard_is_ending() && !tty_is_foreground(tty); i++) poll(NULL, 0, 10);
  while (guard_is_ending()) poll(NULL, 0, -1);
}

/// Becomes the one thread that stops the process. If another thread is that already, this
/// function waits until the other thread has continued, and returns false.
static bool become_stopper(void) {
  if (!atomic_exchange(&has_stopper, true)) return true;
  while (atomic_load(&has_stopper)) poll(NULL, 0, 1);
  return false;
}

/// Stops the process, and with `whole_group` the others of its group. Unblocks the signals
/// `unblocked`; `before` gets the mask that was set, which the caller restores. Called, with
/// SIGTSTP blocked, by the one thread that stops the process; when this returns, another thread may
/// stop it. An orphaned process group (no shell can continue it) does not stop: it continues at
/// once.
static void stop_process(bool whole_group, const sigset_t *unblocked, sigset_t *before) {
  struct sigaction standard = {.sa_handler = SIG_DFL}, ignore = {.sa_handler = SIG_IGN}, handler;
  sigaction(SIGTSTP, &ignore, &handler);
  // Unblocked before the group gets its SIGTSTP: a blocked SIGTSTP could stay pending in this
  // process, and stop it a second time.
  pthread_sigmask(SIG_UNBLOCK, unblocked, before);
  if (whole_group) kill(0, SIGTSTP);
  // raise signals this thread, so that the process stops here and not later.
  sigaction(SIGTSTP, &standard, NULL);
  raise(SIGTSTP);
  // If the caller's guard_use returned NULL because cnc_guard_disarm had begun, cnc_guard_disarm
  // has not waited for this thread, and has removed the guard's handler. That handler is only
  // installed in place of the default, so the default is restored.
  if (handler.sa_handler == stop_handle && !cnc_guard_is_armed()) handler = standard;
  sigaction(SIGTSTP, &handler, NULL);
  atomic_store(&has_stopper, false);
}

/// Hands the terminal back, stops the process, and takes the terminal when the process continues.
/// Called with signals blocked by the one thread that stops the process.
static void stop(cnc_tty *tty, bool whole_group) {
  sigset_t stops, before;
  sigemptyset(&stops);
  sigaddset(&stops, SIGTSTP);
  sigaddset(&stops, SIGCONT);

  atomic_store(&stopping, true);
  tty_hand_back(tty);
  stop_process(whole_group, &stops, &before);
  // Waits until the handler of SIGCONT, perhaps on another thread, has run: at most 50 ms, because
  // no SIGCONT arrives if the process has not stopped.
  for (int i = 0; i < 50 && atomic_load(&stopping); i++) poll(NULL, 0, 1);
  atomic_store(&stopping, false);
  allow_for_taking(tty);
  tty_take(tty, CNC_ENTER);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void stop_handle(int number) {
  (void)number;
  int error = errno;
  cnc_tty *tty = guard_use();
  if (tty != NULL) {
    // While another thread stops the process, as when Ctrl-Z is pressed twice, one stop is enough.
    if (!atomic_exchange(&has_stopper, true)) {
      stop(tty, false);
      guard_wake(CNC_RESUMED);
    }
    guard_release();
  }
  errno = error;
}

void stop_handle_continue(int number) {
  (void)number;
  int error = errno;
  cnc_tty *tty = guard_use();
  if (tty != NULL && !atomic_exchange(&stopping, false)) {
    // In the background, taking the terminal stops the process again, until it is in the
    // foreground.
    sigset_t before;
    pthread_sigmask(SIG_SETMASK, NULL, &before);
    allow_for_taking(tty);
    tty_retake(tty);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    guard_wake(CNC_RESUMED);
  }
  if (tty != NULL) guard_release();
  errno = error;
}

void cnc_guard_suspend(cnc_tty *tty) {
  // A parent that starts the program with SIGTSTP ignored has no job control: it would neither take
  // the terminal nor continue the program.
  struct sigaction now;
  sigaction(SIGTSTP, NULL, &now);
  if (now.sa_handler == SIG_IGN) return;
  sigset_t every, before;
  tty_leave(tty);
  sigfillset(&every);
  pthread_sigmask(SIG_BLOCK, &every, &before);
  if (become_stopper()) stop(tty, true);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void stop_group(void) {
  struct sigaction now;
  sigset_t stop, before;
  if (!become_stopper()) return;
  // stop_process restores the disposition of SIGTSTP that it finds, as a rule the guard's handler.
  // cnc_guard_disarm waits for guard_release, so that it removes this handler afterwards.
  bool is_guarded = guard_use() != NULL;
  sigaction(SIGTSTP, NULL, &now);
  if (now.sa_handler == SIG_IGN) {
    atomic_store(&has_stopper, false);
  } else {
    sigemptyset(&stop);
    sigaddset(&stop, SIGTSTP);
    stop_process(true, &stop, &before);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
  }
  if (is_guarded) guard_release();
}
