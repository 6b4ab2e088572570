// What Swift's runtime does at the start of a static executable, in a twentieth of the time.
//
// Its own way to the arguments reads and parses /proc/self/maps, and before anything runs it looks into eight folders for
// a program that prints backtraces, which is not installed with rxplay. Together they took a tenth of a short script.
// glibc hands the arguments to every constructor. Only `make build` defines RXPLAY_STATIC: what the runtime's archives
// define is left out by the linker where it is defined already; a runtime that is a library of its own stays as it is.
#include "start.h"

#ifdef RXPLAY_STATIC
#include <stddef.h>

static int argument_count;
static char **arguments;

__attribute__((constructor)) static void keep_arguments(int count, char **values) {
  argument_count = count;
  arguments = values;
}

char **_swift_stdlib_getUnsafeArgvArgc(int *count) {
  *count = argument_count;
  return arguments;
}

void _swift_stdlib_overrideUnsafeArgvArgc(char **values, int count) {
  argument_count = count;
  arguments = values;
}

// NULL: there is none.
char *swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return NULL;
}
#endif
