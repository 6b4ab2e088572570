//! self.service.answers("fetchPage:size:") { page, size in timer(300ms).mapReplace(page == 0 ? ["a", "b"] : ["c"]) }
// Pagination: command with page, scan of pages, no more data
__block NSUInteger page = 0;
__block BOOL hasMore = YES;
RACCommand *loadMore = [[RACCommand alloc] initWithEnabled:[RACSignal return:@YES] signalBlock:^RACSignal *(id input) {
    NSLog(@"load page %tu", page);
    return [[self.service fetchPage:page size:2] doNext:^(NSArray *items) {
        page++;
        hasMore = items.count == 2;
    }];
}];
RACSignal *allItems = [[loadMore.executionSignals concat] scanWithStart:@[] reduce:^id(NSArray *running, NSArray *next) {
    return [running arrayByAddingObjectsFromArray:next];
}];
RAC(self, items) = allItems;
[[RACObserve(self, items) ignore:nil] subscribeNext:^(NSArray *items) {
    NSLog(@"%@%@", [items componentsJoinedByString:@","], hasMore ? @"…" : @".");
}];
[[self.tableView rac_signalForSelector:@selector(scrollViewDidEndDragging:)] subscribeNext:^(id _) {
    if (hasMore) [loadMore execute:nil];
}];
[loadMore execute:nil];
//! wait(1s)
//! self.tableView.call("scrollViewDidEndDragging:", self.tableView)
//! wait(1s)
//! self.tableView.call("scrollViewDidEndDragging:", self.tableView)
//! wait(1s)

//> 0ms load page 0
//> 300ms → self.items = ( a, b )
//> 300ms a,b…
//> 1000ms load page 1
//> 1300ms → self.items = ( a, b, c )
//> 1300ms a,b,c.
