#define _GNU_SOURCE
#define _DARWIN_C_SOURCE 1

#include "crash.h"
#include "guard_internal.h"
#include "reporter.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static _Atomic(cnc_tty *) guarded;
static atomic_int wake_descriptor;
/// The process that called cnc_guard_arm; in a forked child the handlers leave the terminal alone.
static pid_t owner;
/// The number of handlers and other functions that use the guarded terminal at this time.
static atomic_int users;
/// Whether Swift's crash reporter would show its prompt and wait half a minute for a key.
static bool reporter_asks;
/// The thread that called cnc_guard_arm: in a program with a main loop, the thread of that loop.
static pthread_t armed_thread;
/// Whether the process ends because that thread does not respond, and whether the thread has
/// received the signal that makes it show its stack.
static atomic_bool ends_hung, shows_stack;
static atomic_bool ending;  // A signal is ending the process, on any thread.

/// Faults of the program itself. handle_end hands the terminal back before the previous handler
/// (that of Swift's crash reporter, if it is enabled) writes to it.
static const int faults[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS};

/// Whether a signal is one of the faults, or SIGQUIT, with which users end a program that hangs.
static bool is_crash(int number) {
  for (size_t i = 0; i < sizeof faults / sizeof *faults; i++)
    if (faults[i] == number) return true;
  return number == SIGQUIT;
}

/// Requests to end. A disposition that the program or its parent (nohup) has set is kept.
static const int requests[] = {SIGHUP,  SIGINT,  SIGTERM, SIGPIPE,   SIGALRM, SIGUSR1,
                               SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF};

#define COUNT(array) (sizeof(array) / sizeof *(array))

static struct sigaction previous[NSIG];
static bool installed[NSIG];

/// The stack on which the armed thread's handlers run, so that they run after a stack overflow,
/// too; not used if the crash reporter has set one.
static _Alignas(16) uint8_t alternate_stack[64 * 1024];

static cnc_tty *guarded_tty(void) { return getpid() == owner ? atomic_load(&guarded) : NULL; }

// Counts this use before it reads `guarded`: cnc_guard_disarm first clears `guarded` and then waits
// until the count is 0, and so waits for each function that has read the terminal.
cnc_tty *guard_use(void) {
  atomic_fetch_add(&users, 1);
  cnc_tty *tty = guarded_tty();
  if (tty == NULL) guard_release();
  return tty;
}

void guard_release(void) { atomic_fetch_sub(&users, 1); }

bool guard_is_ending(void) { return atomic_load(&ending); }

void guard_wake(uint8_t byte) {
  ssize_t written = write(atomic_load(&wake_descriptor), &byte, 1);
  (void)written;  // A full pipe is readable anyway.
}

/// Runs the previous handler of a signal, with its signal mask.
static void call_previous(int number, siginfo_t *info, void *context) {
  const struct sigaction *handler = &previous[number];
  pthread_sigmask(SIG_SETMASK, &handler->sa_mask, NULL);
  if (handler->sa_flags & SA_SIGINFO) {
    handler->sa_sigaction(number, info, context);
  } else {
    handler->sa_handler(number);
  }
}

/// Ends the process by the default effect of a signal. The first process of a container, to which
/// the system applies no default effects, ends with the status that a shell gives to the signal.
static _Noreturn void end_by(int number) {
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigset_t signals;
  sigaction(number, &standard, NULL);
  sigemptyset(&signals);
  sigaddset(&signals, number);
  raise(number);
  pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
  _exit(128 + number);
}

static void handle_end(int number, siginfo_t *info, void *context) {
  int error = errno;
  // After a SIGSEGV, SIGBUS, SIGILL or SIGFPE of the kernel the instruction runs again, and the
  // previous handler finds the fault as it was. After any other signal the process would continue
  // without its terminal: the previous handler is called here, and the signal is raised again.
  bool recurs = (number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGFPE) &&
                info->si_code > 0;
  if (!recurs) atomic_store(&ending, true);
  cnc_tty *tty = guard_use();
  if (atomic_load(&ends_hung)) atomic_store(&shows_stack, true);
  if (tty != NULL) {
    tty_abandon_program(tty);
    tty_hand_back(tty);
    guard_release();
    if (is_crash(number)) crash_write(number);
  }
  struct sigaction standard = {.sa_handler = SIG_DFL};
  bool is_handled =
      previous[number].sa_handler != SIG_IGN && previous[number].sa_handler != SIG_DFL;
  if (is_handled && reporter_asks) reporter_answer();
  if (recurs) {
    sigaction(number, is_handled ? &previous[number] : &standard, NULL);
  } else {
    if (is_handled) call_previous(number, info, context);
    end_by(atomic_load(&ends_hung) ? SIGINT : number);
  }
  errno = error;
}

static void hand_back_at_exit(void) {
  sigset_t every, before;
  cnc_tty *tty = guard_use();
  if (tty == NULL) return;
  // With SIGTTOU unblocked, this process could not take the terminal from a program that has it.
  sigfillset(&every);
  pthread_sigmask(SIG_BLOCK, &every, &before);
  tty_abandon_program(tty);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  // Without a query to the terminal: another thread that reads the terminal could take the answer.
  hand_back_now(tty);
  guard_release();
}

void cnc_end(int32_t status) {
  // Only these two streams: flushing one from which a thread reads would wait for that thread.
  fflush(stdout);
  fflush(stderr);
  hand_back_at_exit();
  _exit(status);
}

void guard_allow(sigset_t *blocked) {
  for (size_t i = 0; i < COUNT(faults); i++) sigdelset(blocked, faults[i]);
  for (size_t i = 0; i < COUNT(requests); i++) sigdelset(blocked, requests[i]);
  sigdelset(blocked, SIGQUIT);
}

/// Sends SIGQUIT to the thread that called cnc_guard_arm: there, handle_end lets Swift's crash
/// reporter, if it is enabled, show the stack, and ends the process. Returns if the thread does not
/// get the signal within 2 s.
static void end_in_armed_thread(void) {
  atomic_store(&ends_hung, true);
  if (pthread_kill(armed_thread, SIGQUIT) != 0) return;
  for (int i = 0; i < 2000 && !atomic_load(&shows_stack); i++) poll(NULL, 0, 1);
  while (atomic_load(&shows_stack)) poll(NULL, 0, -1);
}

void cnc_end_hung(bool is_main_loop) {
  static const char line[] = "Ended by Ctrl-C: the main thread does not respond.\n";
  cnc_tty *tty = guard_use();
  if (tty != NULL) {
    tty_hand_back(tty);
    guard_release();
  }
  ssize_t written = write(STDERR_FILENO, line, sizeof line - 1);
  (void)written;
  if (is_main_loop) end_in_armed_thread();
  end_by(SIGINT);
}

static void handle_resize(int number) {
  (void)number;
  int error = errno;
  if (guard_use() != NULL) {
    guard_wake(CNC_RESIZED);
    guard_release();
  }
  errno = error;
}

static void install(int number, struct sigaction handler) {
  sigfillset(&handler.sa_mask);
  handler.sa_flags |= SA_ONSTACK | SA_RESTART;
  installed[number] = sigaction(number, &handler, &previous[number]) == 0;
}

static void install_unless_ignored(int number, struct sigaction handler) {
  struct sigaction now;
  if (sigaction(number, NULL, &now) == 0 && now.sa_handler != SIG_IGN) install(number, handler);
}

static void install_if_default(int number, struct sigaction handler) {
  struct sigaction now;
  if (sigaction(number, NULL, &now) == 0 && now.sa_handler == SIG_DFL) install(number, handler);
}

static void give_alternate_stack(void) {
  stack_t now;
  if (sigaltstack(NULL, &now) != 0 || !(now.ss_flags & SS_DISABLE)) return;
  stack_t stack = {.ss_sp = alternate_stack, .ss_size = sizeof alternate_stack};
  sigaltstack(&stack, NULL);
}

bool cnc_guard_arm(cnc_tty *tty, int32_t wake) {
  static bool registered;
  if (guarded_tty() != NULL) return false;
  reporter_asks = reporter_would_ask();
  // After a fork, the threads that used the terminal of the parent are missing.
  if (owner != getpid()) atomic_store(&users, 0);
  owner = getpid();
  atomic_store(&wake_descriptor, wake);
  atomic_store(&guarded, tty);
  armed_thread = pthread_self();
  if (!registered) registered = atexit(hand_back_at_exit) == 0;
  give_alternate_stack();

  struct sigaction die = {.sa_sigaction = handle_end, .sa_flags = SA_SIGINFO};
  for (size_t i = 0; i < COUNT(faults); i++) install(faults[i], die);
  // The signal of Ctrl-Backslash: the crash reporter, if it is enabled, handles it next. A shell
  // without job control starts background processes with this signal ignored.
  install_unless_ignored(SIGQUIT, die);
  for (size_t i = 0; i < COUNT(requests); i++) install_if_default(requests[i], die);
  install_if_default(SIGTSTP, (struct sigaction){.sa_handler = stop_handle});
  install(SIGCONT, (struct sigaction){.sa_handler = stop_handle_continue});
  install(SIGWINCH, (struct sigaction){.sa_handler = handle_resize});
  return true;
}

bool cnc_guard_is_armed(void) { return guarded_tty() != NULL; }

void cnc_guard_release_captured(void) {
  cnc_tty *tty = guard_use();
  if (tty == NULL) return;
  captured_release(&tty->captured);
  guard_release();
}

/// Whether a handler is one of those that cnc_guard_arm installs; the program may have installed
/// another one since.
static bool is_ours(const struct sigaction *handler) {
  return handler->sa_sigaction == handle_end || handler->sa_handler == stop_handle ||
         handler->sa_handler == stop_handle_continue || handler->sa_handler == handle_resize;
}

void cnc_guard_disarm(cnc_tty *tty) {
  if (guarded_tty() != tty) return;
  atomic_store(&guarded, NULL);
  // A handler on another thread may have stopped the process: when the process continues, the
  // handler takes the terminal again, and restores the disposition of SIGTSTP. Both are undone
  // below.
  while (atomic_load(&users) > 0) poll(NULL, 0, 1);
  hand_back_now(tty);
  for (int number = 1; number < NSIG; number++) {
    struct sigaction now;
    if (!installed[number]) continue;
    installed[number] = false;
    if (sigaction(number, NULL, &now) == 0 && is_ours(&now))
      sigaction(number, &previous[number], NULL);
  }
}
