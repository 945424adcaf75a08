#define _GNU_SOURCE

#include "CNcurses.h"

#ifdef __linux__
#include <time.h>
#include <unistd.h>

// The functions of libdispatch for CoreFoundation's run loop. They are weak because a libdispatch
// may lack them; the main thread then runs dispatchMain, and another one waits for the terminal.
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
  (void)taken;  // If the read fails, the queue is empty: the callback has no work to run.
  _dispatch_main_queue_callback_4CF(NULL);
}

int32_t cnc_poll(struct pollfd *files, uint32_t count, int64_t nanoseconds) {
  struct timespec limit = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  return ppoll(files, count, &limit, NULL);
}

#else

// On other systems poll does not accept the queue's handle.
int32_t cnc_main_queue_descriptor(void) { return -1; }
void cnc_main_queue_run(void) {}

int32_t cnc_poll(struct pollfd *files, uint32_t count, int64_t nanoseconds) {
  // Rounded up: a wait that ended before its time would be repeated until that time.
  int64_t milliseconds = nanoseconds / 1000000 + (nanoseconds % 1000000 != 0);
  return poll(files, count, milliseconds < INT32_MAX ? (int)milliseconds : INT32_MAX);
}

#endif
