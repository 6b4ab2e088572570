// Search with throttle and cancellation
__block NSInteger requests = 0;
RACSignal *(^search)(NSString *) = ^RACSignal *(NSString *query) {
    return [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        requests++;
        NSLog(@"start %@", query);
        RACDisposable *timer = [[RACScheduler mainThreadScheduler] afterDelay:0.8 schedule:^{
            NSMutableArray *found = [NSMutableArray array];
            for (int i = 1; i <= 3; i++) {
                [found addObject:[NSString stringWithFormat:@"%@ %d", query, i]];
            }
            [subscriber sendNext:[found copy]];
            [subscriber sendCompleted];
        }];
        return [RACDisposable disposableWithBlock:^{
            [timer dispose];
            NSLog(@"stop %@", query);
        }];
    }];
};
[[[[[[[self.searchBar rac_textSignal]
    map:^id(NSString *t) { return [t stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]]; }]
    distinctUntilChanged]
    throttle:0.3 valuesPassingTest:^BOOL(NSString *next) { return next.length > 0; }]
    map:^id(NSString *t) { return t.length ? search(t) : [RACSignal return:@[]]; }]
    switchToLatest]
    subscribeNext:^(NSArray *results) {
        self.results = results;
        NSLog(@"%lu results, first %@", (unsigned long)results.count, results.firstObject);
        [self.tableView reloadData];
    } error:^(NSError *error) {
        NSLog(@"never");
    }];
//! wait(100ms)
//! self.searchBar.enter("re")
//! wait(200ms)
//! self.searchBar.enter("rea")
//! wait(500ms)
//! self.searchBar.enter("reac")
//! wait(2s)
//! self.searchBar.enter("reac  ")
//! wait(1s)
//! self.searchBar.enter("")
//! wait(1s)
//! log(requests)

//> 0ms 0 results, first (null)
//> 0ms → [self.tableView reloadData]
//> 600ms start rea
//> 1100ms start reac
//> 1100ms stop rea
//> 1900ms 3 results, first reac 1
//> 1900ms → [self.tableView reloadData]
//> 1900ms stop reac
//> 3800ms 0 results, first (null)
//> 3800ms → [self.tableView reloadData]
//> 4800ms 2
