// What Swift has no words for: asking the processor to fetch memory that will be read soon.
#ifndef CPREFETCH_PREFETCH_H
#define CPREFETCH_PREFETCH_H

// Fetches the line of the cache that an address lies in; any address will do.
static inline void cp_prefetch(const void *address) { __builtin_prefetch(address); }

#endif
