//! instances("APIClient").answers("fetchUser:") { me, id in just("user" + id) }
// respondsToSelector, performSelector, isKindOfClass, delegates
- (void)download:(NSString *)file progress:(float)progress { NSLog(@"%@ %.0f%%", file, progress * 100); }
- (NSString *)greet:(NSString *)name { return [@"hi " stringByAppendingString:name]; }
id delegate = self;
if ([delegate respondsToSelector:@selector(download:progress:)]) {
    [delegate download:@"a.zip" progress:0.25];
}
NSLog(@"%d", [delegate respondsToSelector:@selector(unknown:)]);
NSLog(@"%@", [self performSelector:@selector(greet:) withObject:@"you"]);
SEL sel = NSSelectorFromString(@"greet:");
NSLog(@"%@ %d", NSStringFromSelector(sel), sel == @selector(greet:));
id things = @[@"text", @5, @[], @{}, [NSNull null], [NSDate date], [NSError errorWithDomain:@"d" code:0 userInfo:nil]];
for (id thing in things) {
    if ([thing isKindOfClass:[NSString class]]) NSLog(@"string");
    else if ([thing isKindOfClass:NSNumber.class]) NSLog(@"number");
    else if ([thing isKindOfClass:[NSArray class]]) NSLog(@"array");
    else if ([thing isKindOfClass:[NSDictionary class]]) NSLog(@"dictionary");
    else if (thing == [NSNull null]) NSLog(@"null");
    else if ([thing isKindOfClass:[NSDate class]]) NSLog(@"date");
    else NSLog(@"%@", NSStringFromClass([thing class]));
}
RACSignal *s = [RACSubject subject];
NSLog(@"%d %d", [s isKindOfClass:[RACSignal class]], [s isKindOfClass:[RACSubject class]]);
NSLog(@"%d", [@"a" conformsToProtocol:@protocol(NSCopying)]);
self.client = [[APIClient alloc] initWithBaseURL:[NSURL URLWithString:@"http://x.com"]];
[[self.client fetchUser:@"7"] subscribeNext:^(id x) { NSLog(@"user %@", x); }];
[self.delegate downloader:self didFinish:@"a"];

//> 0ms a.zip 25%
//> 0ms 0
//> 0ms hi you
//> 0ms greet: 1
//> 0ms string
//> 0ms number
//> 0ms array
//> 0ms dictionary
//> 0ms null
//> 0ms date
//> 0ms NSError
//> 0ms 1 1
//> 0ms 1
//> 0ms user user7
