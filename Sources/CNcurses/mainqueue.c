#define _GNU_SOURCE

#include "CNcurses.h"

#ifdef __linux__
#include <time.h>
#include <unistd.h>

// What libdispatch has for the run loop of CoreFoundation. Weak: a libdispatch without them is met
// with another way to wait.
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *message) __attribute__((weak));

int32_t cnc_main_queue_descriptor(void) {
  if (_dispatch_get_main_queue_handle_4CF == NULL || _dispatch_main_queue_callback_4CF == NULL)
    return -1;
  return _dispatch_get_main_queue_handle_4CF();
}

void cnc_main_queue_run(void) {
  uint64_t count;
  ssize_t taken = read(_dispatch_get_main_queue_handle_4CF(), &count, sizeof count);
  (void)taken;  // Nothing to take is nothing to run.
  _dispatch_main_queue_callback_4CF(NULL);
}

int32_t cnc_poll(struct pollfd *files, uint32_t count, int64_t nanoseconds) {
  struct timespec limit = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  return ppoll(files, count, &limit, NULL);
}

#else

// Elsewhere the handle is none that poll takes.
int32_t cnc_main_queue_descriptor(void) { return -1; }
void cnc_main_queue_run(void) {}

int32_t cnc_poll(struct pollfd *files, uint32_t count, int64_t nanoseconds) {
  int64_t milliseconds = nanoseconds / 1000000 + 1;
  return poll(files, count, milliseconds < INT32_MAX ? (int)milliseconds : INT32_MAX);
}

#endif
