#define _GNU_SOURCE
#define _DARWIN_C_SOURCE 1

#include "tty_inside.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

enum { AWAY, TAKEN, HANDING_BACK };

struct cnc_tty {
  int descriptor;
  atomic_int state;
  struct termios original, raw;
  uint8_t *enter, *leave;
  size_t enter_count, leave_count;
  /// A nameless file that takes standard error's place, and where standard error went before;
  /// both -1 where it is not captured.
  int captured, errors;
};

static uint8_t *copy(const uint8_t *bytes, size_t count) {
  uint8_t *result = malloc(count + 1);
  if (result != NULL) memcpy(result, bytes, count);
  return result;
}

static int open_captured(void) {
#ifdef __linux__
  int descriptor = memfd_create("errors", MFD_CLOEXEC);
#else
  FILE *file = tmpfile();
  int descriptor = file == NULL ? -1 : fcntl(fileno(file), F_DUPFD_CLOEXEC, 3);
  if (file != NULL) fclose(file);
#endif
  if (descriptor >= 0) fcntl(descriptor, F_SETFL, O_APPEND);
  return descriptor;
}

cnc_tty *cnc_tty_make(int32_t descriptor, const uint8_t *enter, size_t enter_count,
                      const uint8_t *leave, size_t leave_count, bool captures_errors) {
  cnc_tty *tty = calloc(1, sizeof *tty);
  if (tty == NULL) return NULL;
  *tty = (cnc_tty){.descriptor = descriptor,
                   .enter = copy(enter, enter_count),
                   .enter_count = enter_count,
                   .leave = copy(leave, leave_count),
                   .leave_count = leave_count,
                   .captured = -1,
                   .errors = -1};
  bool made = tty->enter != NULL && tty->leave != NULL;
  made = made && tcgetattr(descriptor, &tty->original) == 0;
  if (made && captures_errors) {
    tty->captured = open_captured();
    tty->errors = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
    made = tty->captured >= 0 && tty->errors >= 0;
  }
  tty->raw = tty->original;
  cfmakeraw(&tty->raw);
  tty->raw.c_cc[VMIN] = 1;
  tty->raw.c_cc[VTIME] = 0;
  if (made) return tty;
  int error = errno;
  cnc_tty_free(tty);
  errno = error;
  return NULL;
}

void cnc_tty_free(cnc_tty *tty) {
  if (tty->captured >= 0) close(tty->captured);
  if (tty->errors >= 0) close(tty->errors);
  free(tty->enter);
  free(tty->leave);
  free(tty);
}

/// Writes to a terminal that may not read; after the fifth wait the rest is given up. Where it
/// `discards`, what is queued is thrown away at the second, so that there is room: of that, too, what
/// was written here, which therefore begins anew.
static void write_patiently(int descriptor, const uint8_t *bytes, size_t count, bool discards,
                            int *waits) {
  size_t done = 0;
  while (done < count) {
    ssize_t written = write(descriptor, bytes + done, count - done);
    if (written >= 0) {
      done += (size_t)written;
    } else if (errno == EAGAIN && *waits < 5) {
      struct pollfd writable = {.fd = descriptor, .events = POLLOUT};
      if (poll(&writable, 1, 40) == 0 && ++*waits == 2 && discards) {
        tcflush(descriptor, TCOFLUSH);
        done = 0;
      }
    } else if (errno != EINTR) {
      return;
    }
  }
}

/// Makes text harmless: no byte that a terminal obeys gets through but line feed and tab. `last`
/// is the byte before, since UTF-8 says C1 controls in two.
static void disarm(uint8_t *bytes, size_t count, uint8_t *last) {
  for (size_t i = 0; i < count; i++) {
    uint8_t byte = bytes[i];
    bool is_c0 = (byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7F;
    bool is_c1 = *last == 0xC2 && byte >= 0x80 && byte < 0xA0;
    *last = byte;
    if (is_c0) bytes[i] = '?';
    if (is_c1) bytes[i] = 0xBF;
  }
}

static void show_captured(cnc_tty *tty, int *waits) {
  uint8_t bytes[1024], last = 0;
  off_t offset = 0;
  ssize_t count;
  while ((count = pread(tty->captured, bytes, sizeof bytes, offset)) > 0) {
    disarm(bytes, (size_t)count, &last);
    write_patiently(tty->descriptor, bytes, (size_t)count, false, waits);
    offset += count;
  }
  if (ftruncate(tty->captured, 0) != 0) return;
}

/// Whether the terminal is ours to touch: not while another process group has it.
static bool is_foreground(int descriptor) {
  pid_t group = tcgetpgrp(descriptor);
  return group < 0 || group == getpgrp();
}

void tty_hand_back(cnc_tty *tty) {
  int expected = TAKEN;
  if (!atomic_compare_exchange_strong(&tty->state, &expected, HANDING_BACK)) {
    for (int i = 0; i < 50 && atomic_load(&tty->state) == HANDING_BACK; i++) poll(NULL, 0, 10);
    return;
  }
  int waits = 0;
  bool foreground = is_foreground(tty->descriptor);
  if (foreground) {
    write_patiently(tty->descriptor, tty->leave, tty->leave_count, true, &waits);
    tcflush(tty->descriptor, TCIFLUSH);
    tcsetattr(tty->descriptor, TCSANOW, &tty->original);
  }
  if (tty->captured >= 0) {
    dup2(tty->errors, STDERR_FILENO);
    if (foreground) show_captured(tty, &waits);
  }
  atomic_store(&tty->state, AWAY);
}

int32_t tty_take(cnc_tty *tty) {
  int waits = 0, expected = AWAY;
  if (!atomic_compare_exchange_strong(&tty->state, &expected, TAKEN)) return 0;
  int result;
  do result = tcsetattr(tty->descriptor, TCSANOW, &tty->raw);
  while (result != 0 && errno == EINTR);
  if (result != 0) {
    atomic_store(&tty->state, AWAY);
    return errno;
  }
  if (tty->captured >= 0) dup2(tty->captured, STDERR_FILENO);
  write_patiently(tty->descriptor, tty->enter, tty->enter_count, true, &waits);
  return 0;
}

void tty_retake(cnc_tty *tty) {
  if (atomic_load(&tty->state) != TAKEN) return;
  int waits = 0, result;
  do result = tcsetattr(tty->descriptor, TCSANOW, &tty->raw);
  while (result != 0 && errno == EINTR);
  write_patiently(tty->descriptor, tty->enter, tty->enter_count, true, &waits);
}

// Outside of a handler a signal must not come in between: its handler would wait for itself.

int32_t cnc_tty_take(cnc_tty *tty) {
  // But SIGTTOU may: it stops a process in the background until it is in the foreground.
  sigset_t blocked, before;
  sigfillset(&blocked);
  sigdelset(&blocked, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &blocked, &before);
  int32_t result = tty_take(tty);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return result;
}

bool cnc_tty_is_taken(cnc_tty *tty) { return atomic_load(&tty->state) == TAKEN; }

void cnc_tty_hand_back(cnc_tty *tty) {
  sigset_t blocked, before;
  sigfillset(&blocked);
  pthread_sigmask(SIG_BLOCK, &blocked, &before);
  tty_hand_back(tty);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}
