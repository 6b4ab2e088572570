// See start.c: nothing here is called by the program's own code.
#ifndef CSTART_START_H
#define CSTART_START_H
#endif
