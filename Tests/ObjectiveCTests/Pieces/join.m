// join:block: and the kinds of zip and combineLatest
RACSignal *ab = [[RACSignal return:@"a"] concat:[RACSignal return:@"b"]];
RACSignal *one = [RACSignal return:@1];
[[RACSignal join:@[ab, one, ab] block:^RACSignal *(RACSignal *left, RACSignal *right) { return [left zipWith:right]; }]
    subscribeNext:^(RACTuple *t) { NSLog(@"%@ %@ %@ of %lu", t.first, t.second, t.third, (unsigned long)t.count); } completed:^{ NSLog(@"done"); }];
[[RACSignal join:@[ab] block:^RACSignal *(RACSignal *left, RACSignal *right) { return [left combineLatestWith:right]; }]
    subscribeNext:^(RACTuple *t) { NSLog(@"%@", t.first); }];

//> 0ms a 1 a of 3
//> 0ms done
//> 0ms a
//> 0ms b
