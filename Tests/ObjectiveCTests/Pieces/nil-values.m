// Arrays hold no nil, so that signals collect NSNull for it.
RACSubject *values = [RACSubject subject];
[[values collect] subscribeNext:^(NSArray *list) { NSLog(@"%@ %d", list, list[1] == NSNull.null); }];
[values sendNext:@1];
[values sendNext:nil];
[values sendCompleted];
NSLog(@"%@", [[[RACSignal return:nil] concat:[RACSignal return:@2]] toArray]);
// An error gives no array.
NSLog(@"%@", [[[RACSignal return:@1] concat:[RACSignal error:nil]] toArray]);
[[RACSignal switch:[RACSignal return:@3] cases:@{@1: [RACSignal empty]} default:nil] subscribeError:^(NSError *error) {
    NSLog(@"%@ %ld %@", error.domain, (long)error.code, error.localizedDescription);
}];
NSLog(@"%d", [RACSignalErrorDomain isEqualToString:@"RACSignalErrorDomain"]);

//> 0ms (\n    1,\n    "<null>"\n) 1
//> 0ms (\n    "<null>",\n    2\n)
//> 0ms (null)
//> 0ms RACSignalErrorDomain 2 No matching signal found for value 3
//> 0ms 1
