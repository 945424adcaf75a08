#define _GNU_SOURCE

#include "CNcurses.h"

#ifdef __linux__
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

#else

// Elsewhere the handle is none that poll takes.
int32_t cnc_main_queue_descriptor(void) { return -1; }
void cnc_main_queue_run(void) {}

#endif
