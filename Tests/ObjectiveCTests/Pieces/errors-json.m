// errors and exceptions
@try {
    NSArray *empty = @[];
    NSLog(@"%@", empty[0]);
} @catch (NSException *exception) {
    NSLog(@"%@: caught", exception.name);
} @finally {
    NSLog(@"finally");
}
@try {
    @throw [NSException exceptionWithName:@"AppException" reason:@"no reason" userInfo:@{@"k": @1}];
} @catch (NSException *e) {
    NSLog(@"%@ %@ %@", e.name, e.reason, e.userInfo[@"k"]);
}
NSError *error = nil;
NSData *data = [@"{\"name\": \"Ann\", \"tags\": [1, 2.5, true, null]}" dataUsingEncoding:NSUTF8StringEncoding];
NSDictionary *json = [NSJSONSerialization JSONObjectWithData:data options:0 error:&error];
if (error) { NSLog(@"bad"); } else { NSLog(@"%@ %@", json[@"name"], [json[@"tags"] objectAtIndex:1]); }
NSDictionary *broken = [NSJSONSerialization JSONObjectWithData:[@"{oops" dataUsingEncoding:NSUTF8StringEncoding] options:NSJSONReadingMutableContainers error:&error];
NSLog(@"%@ %@", broken, error ? @"error" : @"none");
RACSignal *parsed = [[RACSignal return:@"12x"] tryMap:^id(NSString *s, NSError **errorPtr) {
    if ([s rangeOfCharacterFromSet:[[NSCharacterSet decimalDigitCharacterSet] invertedSet]].location != NSNotFound) {
        if (errorPtr) *errorPtr = [NSError errorWithDomain:@"Parse" code:7 userInfo:@{NSLocalizedDescriptionKey: @"not a number", NSLocalizedFailureReasonErrorKey: @"letters"}];
        return nil;
    }
    return @(s.integerValue);
}];
[parsed subscribeError:^(NSError *e) {
    NSLog(@"%@", e);
    NSLog(@"%@ / %@", e.localizedDescription, e.localizedFailureReason);
}];
[[[RACSignal return:@5] try:^BOOL(NSNumber *n, NSError **e) {
    BOOL ok = n.intValue > 10;
    if (!ok) *e = [NSError errorWithDomain:@"Range" code:1 userInfo:nil];
    return ok;
}] subscribeNext:^(id x) { NSLog(@"no"); } error:^(NSError *e) { NSLog(@"%@ %ld", e.domain, (long)e.code); }];
[[RACSignal try:^id(NSError **e) { return @"fine"; }] subscribeNext:^(id x) { NSLog(@"%@", x); }];
[[[[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> s) {
    [s sendNext:@1];
    [s sendError:nil];
    return nil;
}] catchTo:[RACSignal return:@"fallback"]] materialize] subscribeNext:^(RACEvent *event) {
    NSLog(@"%@ %d", event, event.finished);
}];

//> 0ms NSRangeException: caught
//> 0ms finally
//> 0ms AppException no reason 1
//> 0ms Ann 2.5
//> 0ms (null) error
//> 0ms Error Domain=Parse Code=7 "not a number" UserInfo={NSLocalizedDescription=not a number, NSLocalizedFailureReason=letters}
//> 0ms not a number / letters
//> 0ms Range 1
//> 0ms fine
//> 0ms <RACEvent: 0x…>{ next = 1 } 0
//> 0ms <RACEvent: 0x…>{ next = fallback } 0
//> 0ms <RACEvent: 0x…>{ completed } 1
