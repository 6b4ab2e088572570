RACSignal *source = @[@1, @2, @3, @4].rac_sequence.signal;
RACSignal *evens = [source bind:^RACStreamBindBlock {
    __block NSInteger seen = 0;
    return ^RACSignal *(NSNumber *value, BOOL *stop) {
        seen++;
        if (seen == 3) *stop = YES;
        return value.integerValue % 2 == 0 ? [RACSignal return:@(value.integerValue * 10)] : [RACSignal empty];
    };
}];
[evens subscribeNext:^(id x) { NSLog(@"%@", x); } completed:^{ NSLog(@"end"); }];

//> 0ms [background] 20
//> 0ms [background] end
