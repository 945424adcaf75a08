#define _GNU_SOURCE
#define _DARWIN_C_SOURCE 1

#include "guard_internal.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/syscall.h>
#endif

// A program that has the terminal for a while, in a process group of its own: the signals of Ctrl-C
// and Ctrl-Z go to that group alone.

/// Opens the terminal in blocking mode; the descriptor of `tty` does not block.
static int open_blocking(const cnc_tty *tty) {
  char name[PATH_MAX];
  int file = -1;
  if (ttyname_r(tty->descriptor, name, sizeof name) == 0)
    file = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (file < 0) file = open("/dev/tty", O_RDWR | O_CLOEXEC);
  return above_standard(file);
}

static bool open_pipe(int ends[2]) {
  if (pipe(ends) != 0) return false;
  ends[0] = above_standard(ends[0]);
  ends[1] = above_standard(ends[1]);
  if (ends[0] >= 0 && ends[1] >= 0) return true;
  if (ends[0] >= 0) close(ends[0]);
  if (ends[1] >= 0) close(ends[1]);
  return false;
}

/// Makes exec close all descriptors from 3 up.
static void close_at_exec(int limit) {
#if defined(__linux__) && defined(SYS_close_range)
  enum { SETS_CLOEXEC = 1 << 2 };
  if (syscall(SYS_close_range, STDERR_FILENO + 1, UINT_MAX, SETS_CLOEXEC) == 0) return;
#endif
  for (int file = STDERR_FILENO + 1; file < limit; file++) fcntl(file, F_SETFD, FD_CLOEXEC);
}

/// The forked process becomes the program, or writes an errno into the pipe. It calls only
/// functions that are safe after a fork of a process with threads. POSIX does not name execvp among
/// them, but in the C libraries of Linux and macOS it takes no lock and no memory from the heap.
static _Noreturn void become(char *const *arguments, int terminal, int report, int limit,
                             bool is_foreground) {
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigset_t none;
  setpgid(0, 0);
  if (is_foreground) tcsetpgrp(terminal, getpid());
  for (int number = 1; number < NSIG; number++) sigaction(number, &standard, NULL);
  for (int file = STDIN_FILENO; file <= STDERR_FILENO; file++) dup2(terminal, file);
  close_at_exec(limit);
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execvp(arguments[0], arguments);
  int error = errno;
  ssize_t written = write(report, &error, sizeof error);
  (void)written;
  _exit(127);
}

/// The errno of the program's start; 0 after exec has closed the pipe.
static int read_error(int report) {
  int error = 0;
  ssize_t count;
  do count = read(report, &error, sizeof error);
  while (count < 0 && errno == EINTR);
  return count == (ssize_t)sizeof error ? error : 0;
}

/// Takes the terminal from a program, and sets the state HANDING_BACK, which the caller replaces.
/// False, with the state unchanged, if no program has the terminal, for example because another
/// thread takes it. Called with signals blocked.
static bool take_back(cnc_tty *tty) {
  int expected = LENT;
  if (!atomic_compare_exchange_strong(&tty->state, &expected, HANDING_BACK)) return false;
  if (atomic_load(&tty->program_has_terminal)) tcsetpgrp(tty->descriptor, getpgrp());
  atomic_store(&tty->program, 0);
  atomic_store(&tty->program_has_terminal, false);
  return true;
}

int32_t cnc_program_start(cnc_tty *tty, char *const *arguments) {
  sigset_t every, before;
  struct sigaction ends;
  int report[2], error = 0, expected = AWAY;
  long files = sysconf(_SC_OPEN_MAX);
  int limit = files < 0 || files > 65536 ? 65536 : (int)files;
  int terminal = open_blocking(tty);
  if (terminal < 0) return -1;
  if (!open_pipe(report)) {
    error = errno;
    close(terminal);
    errno = error;
    return -1;
  }
  // If the parent has made this process ignore the ends of its children, there is no status to wait
  // for.
  if (sigaction(SIGCHLD, NULL, &ends) == 0 &&
      (ends.sa_handler == SIG_IGN || (ends.sa_flags & SA_NOCLDWAIT)))
    sigaction(SIGCHLD, &(struct sigaction){.sa_handler = SIG_DFL}, NULL);
  tty_leave(tty);
  hand_back_now(tty);
  sigfillset(&every);
  pthread_sigmask(SIG_BLOCK, &every, &before);
  // A handler on another thread may have stopped the process, and taken the terminal again.
  while (!atomic_compare_exchange_strong(&tty->state, &expected, LENT)) {
    tty_hand_back(tty);
    expected = AWAY;
  }
  bool is_foreground = tty_is_foreground(tty);
  // Text of this process would appear in the middle of the program's.
  captured_begin(&tty->captured);
  atomic_store(&tty->program_has_terminal, is_foreground);
  pid_t program = fork();
  if (program == 0) become(arguments, terminal, report[1], limit, is_foreground);
  if (program > 0) atomic_store(&tty->program, program);
  if (program < 0) error = errno;
  close(terminal);
  close(report[1]);
  if (program > 0) {
    // Both processes do this, because either may run first.
    setpgid(program, program);
    if (is_foreground) tcsetpgrp(tty->descriptor, program);
    error = read_error(report[0]);
    if (error != 0) waitpid(program, NULL, 0);
  }
  close(report[0]);
  if (error != 0 && take_back(tty)) {
    atomic_store(&tty->state, AWAY);
    tty_take(tty, CNC_ENTER_AFTER_PROGRAM);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = error;
  return error == 0 ? program : -1;
}

/// The program has stopped: the shell gets the terminal until it continues this process, which then
/// continues the program.
static void stop_with_program(cnc_tty *tty, pid_t program) {
  struct termios modes;
  bool has_modes = false;
  if (atomic_load(&tty->program_has_terminal)) {
    has_modes = tcgetattr(tty->descriptor, &modes) == 0;
    tcsetattr(tty->descriptor, TCSANOW, &tty->original);
    tcsetpgrp(tty->descriptor, getpgrp());
    atomic_store(&tty->program_has_terminal, false);
  }
  stop_group();
  if (tty_is_foreground(tty)) {
    if (has_modes) tcsetattr(tty->descriptor, TCSANOW, &modes);
    tcsetpgrp(tty->descriptor, program);
    atomic_store(&tty->program_has_terminal, true);
  } else {
    // In the background: a program that reads the terminal stops again, and this process with it.
    poll(NULL, 0, 50);
  }
  kill(-program, SIGCONT);
}

int32_t cnc_program_wait(cnc_tty *tty, int32_t program, int32_t *status) {
  siginfo_t change = {0};
  while (true) {
    // WNOWAIT: the process stays, so that its identifier is not that of another one.
    if (waitid(P_PID, (id_t)program, &change, WEXITED | WSTOPPED | WNOWAIT) != 0) {
      if (errno == EINTR) continue;
      return errno;
    }
    if (change.si_code != CLD_STOPPED && change.si_code != CLD_TRAPPED) break;
    waitid(P_PID, (id_t)program, &change, WSTOPPED | WNOHANG);
    stop_with_program(tty, program);
  }
  *status = change.si_code == CLD_EXITED ? change.si_status : -change.si_status;
  return 0;
}

void cnc_program_end(int32_t program, bool at_once) {
  kill(-program, at_once ? SIGKILL : SIGTERM);
  kill(-program, SIGCONT);
}

void cnc_program_take_back(cnc_tty *tty) {
  sigset_t every, before;
  sigfillset(&every);
  pthread_sigmask(SIG_BLOCK, &every, &before);
  bool is_taken_back = take_back(tty);
  if (is_taken_back) atomic_store(&tty->state, AWAY);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (is_taken_back) tty_take_patiently(tty, CNC_ENTER_AFTER_PROGRAM);
}

void tty_abandon_program(cnc_tty *tty) {
  pid_t program = atomic_load(&tty->program);
  if (atomic_load(&tty->state) != LENT) return;
  if (program > 0) {
    kill(-program, SIGHUP);
    kill(-program, SIGCONT);
    // The program may restore the terminal itself, and gets 200 ms for that. kill fails when
    // another thread, which waits for the program, has called waitpid.
    for (int i = 0; i < 20 && kill(program, 0) == 0; i++) poll(NULL, 0, 10);
  }
  bool had_terminal = atomic_load(&tty->program_has_terminal);
  int waits = 0;
  if (!take_back(tty)) return;
  if (had_terminal) tty_send(tty, CNC_LEAVE_AFTER_PROGRAM, &waits);
  atomic_store(&tty->has_answered, false);
  atomic_store(&tty->state, LEFT);
}
