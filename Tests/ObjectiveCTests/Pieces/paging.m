//! self.client.answers("itemsAtPage:perPage:") { page, n in
//!   if page == 1 { return timer(1s).mapReplace(["a", "b"]) }
//!   timer(1s).mapReplace(["c"])
//! }

@property (nonatomic, strong) NSMutableArray *items;
@property (nonatomic, assign) NSInteger page;
@property (nonatomic, assign) BOOL hasMore;

self.items = [NSMutableArray array];
self.page = 0;
self.hasMore = YES;

@weakify(self);
self.loadCommand = [[RACCommand alloc] initWithEnabled:RACObserve(self, hasMore) signalBlock:^RACSignal *(id input) {
    @strongify(self);
    return [[[self.client itemsAtPage:self.page + 1 perPage:2]
        doNext:^(NSArray *newItems) {
            self.page++;
            [self.items addObjectsFromArray:newItems];
            self.hasMore = newItems.count == 2;
        }]
        doCompleted:^{
            [self.tableView reloadData];
        }];
}];

[self.loadCommand.errors subscribeNext:^(NSError *error) {
    NSLog(@"page %ld: %@", (long)self.page + 1, error);
}];
[[self.loadCommand.executing skip:1] subscribeNext:^(NSNumber *executing) {
    NSLog(executing.boolValue ? @"loading…" : @"idle");
}];
[[RACObserve(self, page) ignore:@0] subscribeNext:^(NSNumber *page) {
    NSLog(@"page is %@, hasMore is %d", page, self.hasMore);
}];
[self.loadCommand execute:nil];

//! wait(1500ms)
//! self.loadCommand.execute(nil)
//! wait(1500ms)
//! self.loadCommand.execute(nil)
//! log(self.items)

//> 0ms loading…
//> 1000ms page is 1, hasMore is 1
//> 1000ms → [self.tableView reloadData]
//> 1000ms idle
//> 1500ms loading…
//> 2500ms page is 2, hasMore is 1
//> 2500ms → [self.tableView reloadData]
//> 2500ms idle
//> 3000ms (\n    a,\n    b,\n    c\n)
