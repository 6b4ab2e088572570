// Whatever reads the time reads virtual time.
NSDate *start = [NSDate date];
dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 2.3 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{
  NSLog(@"%.1f %.1f", [NSDate timeIntervalSinceReferenceDate], CFAbsoluteTimeGetCurrent());
  NSLog(@"%.1f %.1f", CACurrentMediaTime(), [[NSProcessInfo processInfo] systemUptime]);
  NSLog(@"%.1f %ld", [[NSDate new] timeIntervalSince1970], (long)time(NULL));
  NSLog(@"%@ %@ %@", [NSDate now], NSDate.date, [[NSDate alloc] init]);
  NSLog(@"%llu %.1f", mach_absolute_time(), (double)clock() / CLOCKS_PER_SEC);
  NSLog(@"%d %d", [[NSDate date] timeIntervalSinceDate:start] >= 2.3, -[start timeIntervalSinceNow] == 2.3);
  NSLog(@"%d", NSDate.timeIntervalSinceReferenceDate - start.timeIntervalSinceReferenceDate >= 2.3);
});

//> 2300ms 504921602.3 504921602.3
//> 2300ms 2.3 2.3
//> 2300ms 1483228802.3 1483228802
//> 2300ms 2017-01-01 00:00:02 +0000 2017-01-01 00:00:02 +0000 2017-01-01 00:00:02 +0000
//> 2300ms 2300000000 2.3
//> 2300ms 1 1
//> 2300ms 1
