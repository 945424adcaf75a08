#define _GNU_SOURCE
#define _DARWIN_C_SOURCE 1

#include "tty_inside.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static _Atomic(cnc_tty *) guarded;
static atomic_int wake_descriptor;
/// The process that armed: a forked child is not concerned.
static pid_t owner;
/// Whether the process is being stopped by us, who take the terminal again ourselves: the next
/// SIGCONT says nothing new.
static atomic_bool stopping;

/// Faults of the program itself: ours goes first, and whoever was there (Swift's crash reporter)
/// has his turn after it, on a terminal that is as it was.
static const int faults[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS};

/// Requests to end. Where the program or its parent (nohup) has decided otherwise, that stays.
static const int requests[] = {SIGHUP,  SIGINT,  SIGTERM, SIGPIPE,   SIGALRM, SIGUSR1,
                               SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF};

#define COUNT(array) (sizeof(array) / sizeof *(array))

static struct sigaction previous[NSIG];
static bool installed[NSIG];

/// For a stack that is full. The runtime of a crash reporter may have given one already.
static _Alignas(16) uint8_t alternate_stack[64 * 1024];

static cnc_tty *guarded_tty(void) { return getpid() == owner ? atomic_load(&guarded) : NULL; }

static void wake(uint8_t byte) {
  ssize_t written = write(atomic_load(&wake_descriptor), &byte, 1);
  (void)written;  // A full pipe wakes as well.
}

static void hand_back_and_die(int number, siginfo_t *info, void *context) {
  (void)context;
  int error = errno;
  cnc_tty *tty = guarded_tty();
  if (tty != NULL) tty_hand_back(tty);
  // Nobody goes on after a fault: the terminal is handed back.
  struct sigaction standard = {.sa_handler = SIG_DFL};
  bool was_ignored = previous[number].sa_handler == SIG_IGN;
  sigaction(number, was_ignored ? &standard : &previous[number], NULL);
  // After a fault the instruction runs once more and meets the old handler, with everything as it
  // was; a signal that was sent is sent again.
  bool recurs = number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGFPE;
  if (!(recurs && info->si_code > 0)) raise(number);
  errno = error;
}

static void hand_back_at_exit(void) {
  cnc_tty *tty = guarded_tty();
  if (tty != NULL) cnc_tty_hand_back(tty);
}

void cnc_end(int32_t status) {
  // Not all streams: one that a thread is reading would be waited for.
  fflush(stdout);
  fflush(stderr);
  hand_back_at_exit();
  _exit(status);
}

/// Called with signals blocked. An orphaned process group does not stop at all: it just goes on.
static void stop(cnc_tty *tty, bool whole_group) {
  struct sigaction standard = {.sa_handler = SIG_DFL}, ignore = {.sa_handler = SIG_IGN}, handler;
  sigset_t stops, before;
  sigemptyset(&stops);
  sigaddset(&stops, SIGTSTP);
  sigaddset(&stops, SIGCONT);
  sigaddset(&stops, SIGTTOU);

  atomic_store(&stopping, true);
  tty_hand_back(tty);
  sigaction(SIGTSTP, &ignore, &handler);
  pthread_sigmask(SIG_UNBLOCK, &stops, &before);
  if (whole_group) kill(0, SIGTSTP);
  // To this thread, which therefore stops here, with all the others, and not a little later.
  sigaction(SIGTSTP, &standard, NULL);
  raise(SIGTSTP);
  sigaction(SIGTSTP, &handler, NULL);
  // Another thread may be about to get the SIGCONT. None comes where nothing has stopped.
  for (int i = 0; i < 50 && atomic_load(&stopping); i++) poll(NULL, 0, 1);
  atomic_store(&stopping, false);
  tty_take(tty);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void stop_and_go_on(int number) {
  (void)number;
  int error = errno;
  cnc_tty *tty = guarded_tty();
  if (tty != NULL) {
    stop(tty, false);
    wake(CNC_RESUMED);
  }
  errno = error;
}

static void go_on(int number) {
  (void)number;
  int error = errno;
  cnc_tty *tty = guarded_tty();
  if (tty != NULL && !atomic_exchange(&stopping, false)) {
    // In the background this stops the process again, until the terminal is its own.
    sigset_t output, before;
    sigemptyset(&output);
    sigaddset(&output, SIGTTOU);
    pthread_sigmask(SIG_UNBLOCK, &output, &before);
    tty_retake(tty);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    wake(CNC_RESUMED);
  }
  errno = error;
}

static void report_size(int number) {
  (void)number;
  int error = errno;
  if (guarded_tty() != NULL) wake(CNC_RESIZED);
  errno = error;
}

static void install(int number, struct sigaction handler) {
  sigfillset(&handler.sa_mask);
  handler.sa_flags |= SA_ONSTACK | SA_RESTART;
  installed[number] = sigaction(number, &handler, &previous[number]) == 0;
}

static void install_unless_ignored(int number, struct sigaction handler) {
  struct sigaction now;
  sigaction(number, NULL, &now);
  if (now.sa_handler != SIG_IGN) install(number, handler);
}

static void install_where_default(int number, struct sigaction handler) {
  struct sigaction now;
  sigaction(number, NULL, &now);
  if (now.sa_handler == SIG_DFL) install(number, handler);
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
  owner = getpid();
  atomic_store(&wake_descriptor, wake);
  atomic_store(&guarded, tty);
  if (!registered) registered = atexit(hand_back_at_exit) == 0;
  give_alternate_stack();

  struct sigaction die = {.sa_sigaction = hand_back_and_die, .sa_flags = SA_SIGINFO};
  for (size_t i = 0; i < COUNT(faults); i++) install(faults[i], die);
  // Ctrl-Backslash, after which the crash reporter has its turn too, but ignored in the background.
  install_unless_ignored(SIGQUIT, die);
  for (size_t i = 0; i < COUNT(requests); i++) install_where_default(requests[i], die);
  install_where_default(SIGTSTP, (struct sigaction){.sa_handler = stop_and_go_on});
  install(SIGCONT, (struct sigaction){.sa_handler = go_on});
  install(SIGWINCH, (struct sigaction){.sa_handler = report_size});
  return true;
}

/// Whether a handler is one of ours; the program may have set its own since.
static bool is_ours(const struct sigaction *handler) {
  return handler->sa_sigaction == hand_back_and_die || handler->sa_handler == stop_and_go_on ||
         handler->sa_handler == go_on || handler->sa_handler == report_size;
}

void cnc_guard_disarm(cnc_tty *tty) {
  if (guarded_tty() != tty) return;
  for (int number = 1; number < NSIG; number++) {
    struct sigaction now;
    if (!installed[number]) continue;
    installed[number] = false;
    if (sigaction(number, NULL, &now) == 0 && is_ours(&now))
      sigaction(number, &previous[number], NULL);
  }
  atomic_store(&guarded, NULL);
}

void cnc_guard_suspend(cnc_tty *tty) {
  // Whoever started the program wants it never to stop: he would not take the terminal.
  struct sigaction now;
  sigaction(SIGTSTP, NULL, &now);
  if (now.sa_handler == SIG_IGN) return;
  sigset_t every, before;
  sigfillset(&every);
  pthread_sigmask(SIG_BLOCK, &every, &before);
  stop(tty, true);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}
