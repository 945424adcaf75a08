#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// The number of memory blocks that the process has requested so far, on all threads; -1 with C
/// libraries other than glibc, where they cannot be counted.
///
/// With glibc, linking this module replaces malloc and its relatives by counting functions, also
/// for calls from the Swift runtime.
int64_t allocation_count(void);

#endif
