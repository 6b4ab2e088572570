// Replacements for the work of Swift's runtime at the start of a static executable; they take a twentieth of the time.
//
// To find the arguments, the runtime reads and parses /proc/self/maps, and before anything runs it looks into eight
// folders for a program that prints backtraces, which is not installed with rxplay. Together they took a tenth of the
// time of a short script. glibc passes the arguments to every constructor. Only `make build` defines RXPLAY_STATIC: the
// linker leaves out those functions of the static runtime that are defined here.
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
