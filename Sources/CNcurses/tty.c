#define _GNU_SOURCE
#define _DARWIN_C_SOURCE 1

#include "guard_internal.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int32_t cnc_descriptor_above_standard(int32_t descriptor) { return above_standard(descriptor); }

cnc_tty *cnc_tty_make(int32_t descriptor, int32_t answer_milliseconds, bool captures_errors,
                      bool captures_output, const char **call) {
  *call = "calloc";
  cnc_tty *tty = calloc(1, sizeof *tty);
  if (tty == NULL) return NULL;
  *tty = (cnc_tty){.descriptor = descriptor, .answer_milliseconds = answer_milliseconds};
  bool made = captured_open(&tty->captured, captures_errors, captures_output, call);
  if (made) {
    *call = "tcgetattr";
    made = tcgetattr(descriptor, &tty->original) == 0;
  }
  tty->raw = tty->original;
  cfmakeraw(&tty->raw);
  tty->raw.c_cc[VMIN] = 1;
  tty->raw.c_cc[VTIME] = 0;
  // The C library chooses the buffering at the first output, which may go to the captured file: for
  // a file it would buffer more than a line.
  if (captures_output) setvbuf(stdout, NULL, _IOLBF, 0);
  if (made) return tty;
  int error = errno;
  cnc_tty_free(tty);
  errno = error;
  return NULL;
}

bool cnc_tty_set_sequence(cnc_tty *tty, long sequence, const uint8_t *bytes, size_t count) {
  uint8_t *copy = malloc(count + 1);
  if (copy == NULL) return false;
  memcpy(copy, bytes, count);
  free(tty->sequences[sequence]);
  tty->sequences[sequence] = copy;
  tty->counts[sequence] = count;
  return true;
}

void cnc_tty_free(cnc_tty *tty) {
  captured_close(&tty->captured);
  for (int i = 0; i < CNC_SEQUENCES; i++) free(tty->sequences[i]);
  free(tty);
}

bool write_patiently(int descriptor, const uint8_t *bytes, size_t count, bool discards,
                     int *waits) {
  size_t done = 0;
  while (done < count) {
    ssize_t written = write(descriptor, bytes + done, count - done);
    if (written >= 0) {
      done += (size_t)written;
    } else if (errno == EAGAIN && *waits < WAITS) {
      struct pollfd writable = {.fd = descriptor, .events = POLLOUT};
      if (poll(&writable, 1, WAIT) == 0 && ++*waits == 2 && discards) {
        tcflush(descriptor, TCOFLUSH);
        done = 0;
      }
    } else if (errno != EINTR) {
      return false;
    }
  }
  return true;
}

bool tty_send(const cnc_tty *tty, int sequence, int *waits) {
  if (tty->counts[sequence] == 0) return true;
  return write_patiently(tty->descriptor, tty->sequences[sequence], tty->counts[sequence], true,
                         waits);
}

bool tty_is_foreground(const cnc_tty *tty) {
  pid_t group = tcgetpgrp(tty->descriptor);
  return group < 0 || group == getpgrp();
}

int tty_start_handing_back(cnc_tty *tty) {
  int state = TAKEN;
  for (int i = 0; i < 50; i++) {
    if ((state == TAKEN || state == LEFT) &&
        atomic_compare_exchange_strong(&tty->state, &state, HANDING_BACK))
      return state;
    if (state == AWAY || state == LENT) return AWAY;
    if (state == TAKING && !tty_is_foreground(tty)) break;
    if (state == TAKING || state == HANDING_BACK) poll(NULL, 0, 10);
    state = atomic_load(&tty->state);
  }
  state = TAKING;
  return atomic_compare_exchange_strong(&tty->state, &state, HANDING_BACK) ? TAKING : AWAY;
}

void tty_hand_back(cnc_tty *tty) {
  int waits = 0, before = tty_start_handing_back(tty);
  if (before == AWAY) return;
  bool foreground = tty_is_foreground(tty);
  if (foreground) {
    if (before != LEFT) tty_send(tty, CNC_LEAVE, &waits);
    if (!atomic_load(&tty->has_answered)) tcflush(tty->descriptor, TCIFLUSH);
    tcsetattr(tty->descriptor, TCSANOW, &tty->original);
  }
  captured_end(&tty->captured);
  if (foreground && tty->captured.file >= 0)
    captured_show(&tty->captured, tty->descriptor, tty->answer_milliseconds, &waits);
  atomic_store(&tty->state, AWAY);
}

/// Sets raw mode. 0 or an errno. In the background this stops the process with SIGTTOU, unless that
/// signal is blocked.
static int32_t make_raw(cnc_tty *tty) {
  int result;
  do result = tcsetattr(tty->descriptor, TCSANOW, &tty->raw);
  while (result != 0 && errno == EINTR);
  return result == 0 ? 0 : errno;
}

/// Sets up the terminal in the state TAKING, and writes a sequence; the state is then TAKEN, or
/// `failed` after an error. 0 or an errno.
static int32_t set_up(cnc_tty *tty, int sequence, int failed) {
  int waits = 0, state = TAKING;
  int32_t error = make_raw(tty);
  if (error == 0) {
    captured_begin(&tty->captured);
    tty_send(tty, sequence, &waits);
  }
  if (atomic_compare_exchange_strong(&tty->state, &state, error == 0 ? TAKEN : failed))
    return error;
  // Another thread has waited for this one in vain and hands the terminal back. The changes above
  // may have come after those of that thread, so they are undone when that thread is done.
  for (int i = 0; i < 50 && state == HANDING_BACK; i++) {
    poll(NULL, 0, 10);
    state = atomic_load(&tty->state);
  }
  if (error == 0 && (state == AWAY || state == LEFT)) {
    tty_send(tty, CNC_LEAVE, &waits);
    tcsetattr(tty->descriptor, TCSANOW, &tty->original);
    captured_end(&tty->captured);
  }
  return error;
}

int32_t tty_take(cnc_tty *tty, int sequence) {
  int expected = AWAY;
  if (!atomic_compare_exchange_strong(&tty->state, &expected, TAKING)) return 0;
  // The thread that ends the process may have read the state before this function changed it: that
  // thread then had nothing to hand back. If it reads the state from now on, it waits until TAKING
  // ends.
  expected = TAKING;
  if (guard_is_ending() && atomic_compare_exchange_strong(&tty->state, &expected, AWAY)) return 0;
  atomic_store(&tty->has_answered, false);
  return set_up(tty, sequence, AWAY);
}

void tty_retake(cnc_tty *tty) {
  int expected = TAKEN;
  if (atomic_compare_exchange_strong(&tty->state, &expected, TAKING)) set_up(tty, CNC_ENTER, TAKEN);
}

// Handing back blocks all signals, and taking blocks those that do not end the process: a handler
// of one of these would wait for the very thread that it interrupted. A handler that ends the
// process may interrupt taking: it waits half a second at most (tty_start_handing_back), and then
// hands back.

int32_t tty_take_patiently(cnc_tty *tty, int sequence) {
  sigset_t blocked, before;
  sigfillset(&blocked);
  // In the background SIGTTOU stops the process until it is in the foreground, and other signals
  // can end it.
  guard_allow(&blocked);
  sigdelset(&blocked, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &blocked, &before);
  int32_t result = tty_take(tty, sequence);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return result;
}

int32_t cnc_tty_take(cnc_tty *tty) { return tty_take_patiently(tty, CNC_ENTER); }

bool cnc_tty_is_taken(cnc_tty *tty) { return atomic_load(&tty->state) == TAKEN; }

void cnc_tty_hand_back(cnc_tty *tty) {
  tty_leave(tty);
  hand_back_now(tty);
}

void hand_back_now(cnc_tty *tty) {
  sigset_t blocked, before;
  // An unfinished line in the buffer is part of the captured text.
  if (atomic_load(&tty->state) != AWAY && tty->captured.output >= 0) fflush(stdout);
  sigfillset(&blocked);
  pthread_sigmask(SIG_BLOCK, &blocked, &before);
  tty_hand_back(tty);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}
