//! self.api.answers("loadPage:") { page in timer(1s).mapReplace(["items": [page * 10, page * 10 + 1], "next": page < 3]) }

- (RACSignal *)pagesFrom:(NSUInteger)page {
    return [[self.api loadPage:page] flattenMap:^RACStream *(NSDictionary *json) {
        RACSignal *items = [json[@"items"] rac_sequence].signal;
        if ([json[@"next"] boolValue]) {
            return [items concat:[RACSignal defer:^RACSignal *{ return [self pagesFrom:page + 1]; }]];
        }
        return items;
    }];
}
[[[self pagesFrom:1] collect] subscribeNext:^(NSArray *all) {
    NSLog(@"%@", [all componentsJoinedByString:@","]);
}];
[[[self pagesFrom:1] take:3] subscribeNext:^(id x) { NSLog(@"%@", x); } completed:^{ NSLog(@"three are enough"); }];

//> 1000ms [background] 10
//> 1000ms [background] 11
//> 2000ms [background] 20
//> 2000ms [background] three are enough
//> 3000ms [background] 10,11,20,21,30,31
