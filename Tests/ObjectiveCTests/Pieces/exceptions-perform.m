// Exceptions, @synchronized, @autoreleasepool, NSAssert, performSelector
@try {
    NSArray *a = @[@1];
    NSLog(@"%@", a[3]);
} @catch (NSException *exception) {
    NSLog(@"caught %@", exception.name);
} @finally {
    NSLog(@"finally");
}
@synchronized (self) { NSLog(@"locked"); }
@autoreleasepool { NSLog(@"pool"); }
NSAssert(1 + 1 == 2, @"arithmetic %@", @"broken");
@try { @throw [NSException exceptionWithName:@"Oops" reason:@"because" userInfo:nil]; }
@catch (NSException *e) { NSLog(@"%@: %@", e.name, e.reason); }
- (void)hello:(NSString *)who { NSLog(@"hello %@", who); }
- (void)bye { NSLog(@"bye"); }
[self performSelector:@selector(hello:) withObject:@"you"];
[self performSelector:@selector(hello:) withObject:@"later" afterDelay:1.5];
[self performSelector:@selector(bye) withObject:nil afterDelay:1];
[NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(bye) object:nil];
if ([self respondsToSelector:@selector(hello:)]) NSLog(@"responds");
NSLog(@"%d", [self respondsToSelector:@selector(nothing)]);
[[NSOperationQueue mainQueue] addOperationWithBlock:^{ NSLog(@"operation"); }];
[self performSelectorOnMainThread:@selector(bye) withObject:nil waitUntilDone:NO];

//> 0ms caught NSRangeException
//> 0ms finally
//> 0ms locked
//> 0ms pool
//> 0ms Oops: because
//> 0ms hello you
//> 0ms responds
//> 0ms 0
//> 0ms operation
//> 0ms bye
//> 1500ms hello later
