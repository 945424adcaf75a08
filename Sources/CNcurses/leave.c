#define _GNU_SOURCE
#define _DARWIN_C_SOURCE 1

#include "tty_internal.h"

#include <poll.h>
#include <time.h>
#include <unistd.h>

/// The query for the kind of the terminal (primary device attributes). Current terminals that read
/// the sequences of ECMA-48 answer it. Earlier reports of the terminal, such as those of the mouse,
/// arrive before the answer.
static const uint8_t query[] = "\x1B[c";

/// The parts of the answer, `ESC [ ? numbers c`.
enum part { NOTHING, ESCAPE, BRACKET, NUMBERS, WHOLE };

static enum part next_part(enum part part, uint8_t byte) {
  if (byte == 0x1B) return ESCAPE;
  switch (part) {
    case ESCAPE: return byte == '[' ? BRACKET : NOTHING;
    case BRACKET: return byte == '?' ? NUMBERS : NOTHING;
    case NUMBERS:
      if (byte == 'c') return WHOLE;
      return (byte >= '0' && byte <= '9') || byte == ';' ? NUMBERS : NOTHING;
    case NOTHING:
    case WHOLE: return NOTHING;
  }
  return NOTHING;
}

int64_t milliseconds_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/// Reads up to the end of the answer, so that the next program gets the keys typed after it. False
/// if no answer arrives in time, or a signal handler hands the terminal back.
static bool read_answer(cnc_tty *tty) {
  int64_t end = milliseconds_now() + tty->answer_milliseconds, rest;
  enum part part = NOTHING;
  while ((rest = end - milliseconds_now()) > 0) {
    struct pollfd readable = {.fd = tty->descriptor, .events = POLLIN};
    uint8_t byte;
    int ready = poll(&readable, 1, (int)rest);
    // A signal handler may have handed the terminal back, and even taken it again.
    if (atomic_load(&tty->state) != LEFT) return false;
    if (ready <= 0) continue;
    if (read(tty->descriptor, &byte, 1) != 1) return false;
    part = next_part(part, byte);
    if (part == WHOLE) return true;
  }
  return false;
}

/// Sends `leave`: the state is then LEFT. False if the terminal is not taken or accepts no output.
static bool send_leave(cnc_tty *tty) {
  int waits = 0;
  if (tty_start_handing_back(tty) == AWAY) return false;
  // Keys typed from here on are for the next program, so the terminal device again turns the CR of
  // the Return key into a line feed, if it did so before.
  struct termios mode = tty->raw;
  mode.c_iflag = tty->original.c_iflag;
  tcsetattr(tty->descriptor, TCSANOW, &mode);
  bool written = tty_send(tty, CNC_LEAVE, &waits);
  atomic_store(&tty->state, written ? LEFT : TAKEN);
  return written;
}

void tty_leave(cnc_tty *tty) {
  int waits = 0;
  sigset_t every, before;
  if (tty->answer_milliseconds == 0 || !tty_is_foreground(tty)) return;
  sigfillset(&every);
  pthread_sigmask(SIG_BLOCK, &every, &before);
  bool has_left = send_leave(tty);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (!has_left ||
      !write_patiently(tty->descriptor, query, sizeof query - 1, false, &waits) ||
      !read_answer(tty))
    return;
  // A handler may have handed the terminal back since, and taken it again: this answer is then no
  // longer the last input.
  pthread_sigmask(SIG_BLOCK, &every, NULL);
  if (atomic_load(&tty->state) == LEFT) atomic_store(&tty->has_answered, true);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}
