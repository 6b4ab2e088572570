NSError *error = nil;
@try { [@[] objectAtIndex:3]; } @catch (NSException *e) { error = [NSError errorWithDomain:e.name code:3 userInfo:nil]; }
NSLog(@"%@ %ld", error.domain, (long)error.code);
@try { @throw [NSException exceptionWithName:@"Mine" reason:@"r" userInfo:nil]; } @catch (NSException *e) { error = nil; NSLog(@"%@", e.reason); } @finally { NSLog(@"%d", error == nil); }
//> 0ms NSRangeException 3
//> 0ms r
//> 0ms 1
