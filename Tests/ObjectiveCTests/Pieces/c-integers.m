// The integers of C on a device of 64 bits.
NSLog(@"%lld %ld %lu", INT64_MAX, LONG_MAX, NSUIntegerMax);
NSLog(@"%lld %ld %llu", INT64_MIN, NSIntegerMin, UINT64_MAX);
NSArray *none = @[];
NSLog(@"%d %d %d", none.count - 1 < 0, none.count - 1 > 5, -1 < none.count);
NSUInteger last = none.count - 1;
NSLog(@"%lu %ld %d", last, (long)last, last == NSUIntegerMax);
for (int i = 0; i < none.count; i++) NSLog(@"never");
unsigned u = 0;
u--;
NSLog(@"%u %d", u, u > 5);
int i = INT_MAX;
i++;
NSLog(@"%d %d", i, i < 0);
NSLog(@"%d %lld", (int)(1LL << 40), 1LL << 40);
uint8_t byte = 255;
byte++;
short small = 32767;
small += 1;
unsigned char letter = 300;
int large = 3000000000;
NSLog(@"%d %d %d %d", byte, small, letter, large);
int product = 65536 * 65536 + 7;
long wide = (long)65536 * 65536;
NSLog(@"%d %ld", product, wide);
int64_t longest = INT64_MAX;
longest++;
NSLog(@"%lld", longest);
unsigned long long factorial = 1;
for (int k = 1; k <= 25; k++) factorial *= k;
NSLog(@"%llu %llu %llu", factorial, factorial / 10, factorial % 10);
NSUInteger hash = 5381;
for (int k = 0; k < 20; k++) hash = hash * 33 + k;
NSLog(@"%lu %lu", (unsigned long)hash, (unsigned long)(hash >> 32));
NSLog(@"%u %lu %x %lx %hhd", -1, (NSUInteger)-1, -1, -1L, 200);
NSLog(@"%d %d", -1 < 1u, (unsigned)-1 == UINT_MAX);
NSLog(@"%d %d", NSNotFound == NSIntegerMax, [@[@1] indexOfObject:@2] == NSNotFound);
NSLog(@"%ld %d", 2147483647L + 1, 7 / 2);
NSLog(@"%d %d", (double)NSUIntegerMax > 1e19, (int)3e10);
NSInteger difference = none.count - 3;
NSLog(@"%ld %f", difference, 0.5 * NSEC_PER_SEC);
dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 3 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{ NSLog(@"later"); });

//> 0ms 9223372036854775807 9223372036854775807 18446744073709551615
//> 0ms -9223372036854775808 -9223372036854775808 18446744073709551615
//> 0ms 0 1 0
//> 0ms 18446744073709551615 -1 1
//> 0ms 4294967295 1
//> 0ms -2147483648 1
//> 0ms 0 1099511627776
//> 0ms 0 -32768 44 -1294967296
//> 0ms 7 4294967296
//> 0ms -9223372036854775808
//> 0ms 7034535277573963776 703453527757396377 6
//> 0ms 5004773482855251139 1165264631
//> 0ms 4294967295 18446744073709551615 ffffffff ffffffffffffffff -56
//> 0ms 0 1
//> 0ms 1 1
//> 0ms 2147483648 3
//> 0ms 1 2147483647
//> 0ms -3 500000000.000000
//> 3000ms later
