// Table view reload with pagination
static NSUInteger const kPageSize = 3;
NSMutableArray *items = [NSMutableArray new];
__block NSUInteger page = 0;
__block BOOL hasMore = YES;
RACSignal *(^loadPage)(NSUInteger) = ^(NSUInteger p) {
    return [[RACSignal return:nil] map:^id(id _) {
        NSMutableArray *rows = [NSMutableArray arrayWithCapacity:kPageSize];
        NSUInteger count = p < 2 ? kPageSize : 1;
        for (NSUInteger i = 0; i < count; i++) {
            [rows addObject:@(p * kPageSize + i)];
        }
        return rows;
    }];
};
RACCommand *loadCommand = [[RACCommand alloc] initWithSignalBlock:^RACSignal *(NSNumber *input) {
    return [loadPage(input.unsignedIntegerValue) delay:0.2];
}];
[[loadCommand.executionSignals switchToLatest] subscribeNext:^(NSArray *rows) {
    hasMore = rows.count == kPageSize;
    [items addObjectsFromArray:rows];
    page += 1;
    [self.tableView reloadData];
    if (!hasMore) {
        [self.tableView.footer endRefreshingWithNoMoreData];
    } else {
        [self.tableView.footer endRefreshing];
    }
    NSLog(@"page %lu: %@", (unsigned long)page, [items componentsJoinedByString:@","]);
}];
[[loadCommand.executing skip:1] subscribeNext:^(NSNumber *x) {
    NSLog(@"%@", [x boolValue] ? @"loading" : @"idle");
    [UIApplication sharedApplication].networkActivityIndicatorVisible = x.boolValue;
}];
[loadCommand execute:@(page)];
//! wait(1s)
//! loadCommand.execute(page)
//! wait(1s)
//! loadCommand.execute(page)
//! wait(1s)
//! log(hasMore)

//> 0ms loading
//> 0ms → [UIApplication sharedApplication].networkActivityIndicatorVisible = 1
//> 200ms → [self.tableView reloadData]
//> 200ms → [self.tableView.footer endRefreshing]
//> 200ms page 1: 0,1,2
//> 200ms idle
//> 200ms → [UIApplication sharedApplication].networkActivityIndicatorVisible = 0
//> 1000ms loading
//> 1000ms → [UIApplication sharedApplication].networkActivityIndicatorVisible = 1
//> 1200ms → [self.tableView reloadData]
//> 1200ms → [self.tableView.footer endRefreshing]
//> 1200ms page 2: 0,1,2,3,4,5
//> 1200ms idle
//> 1200ms → [UIApplication sharedApplication].networkActivityIndicatorVisible = 0
//> 2000ms loading
//> 2000ms → [UIApplication sharedApplication].networkActivityIndicatorVisible = 1
//> 2200ms → [self.tableView reloadData]
//> 2200ms → [self.tableView.footer endRefreshingWithNoMoreData]
//> 2200ms page 3: 0,1,2,3,4,5,6
//> 2200ms idle
//> 2200ms → [UIApplication sharedApplication].networkActivityIndicatorVisible = 0
//> 3000ms 0
