self.tableView.delegate = nil;
RACSignal *selection = [[self rac_signalForSelector:@selector(tableView:didSelectRowAtIndexPath:) fromProtocol:@protocol(UITableViewDelegate)]
    reduceEach:^id(UITableView *tableView, NSIndexPath *indexPath) {
        return indexPath;
    }];
self.tableView.delegate = (id<UITableViewDelegate>)self;
[selection subscribeNext:^(NSIndexPath *indexPath) {
    NSLog(@"section %ld row %ld", (long)indexPath.section, (long)indexPath.row);
    [self.tableView deselectRowAtIndexPath:indexPath animated:YES];
}];
[[self rac_signalForSelector:@selector(viewWillAppear:)] subscribeNext:^(RACTuple *x) {
    NSLog(@"appears, animated %@", x.first);
}];
RACSignal *appeared = [[self rac_signalForSelector:@selector(viewDidAppear:)] mapReplace:@YES];
RACSignal *disappeared = [[self rac_signalForSelector:@selector(viewDidDisappear:)] mapReplace:@NO];
[[[RACSignal merge:@[appeared, disappeared]] distinctUntilChanged] subscribeNext:^(NSNumber *visible) {
    NSLog(@"visible %d", [visible boolValue]);
}];

//! self.call("viewWillAppear:", 1)
//! self.call("viewDidAppear:", 1)
//! self.call("viewDidAppear:", 0)
//! wait(1s)
//! self.call("tableView:didSelectRowAtIndexPath:", self.tableView, NSIndexPath.indexPathForRow(3, inSection: 1))
//! self.call("viewDidDisappear:", 0)

//> 0ms appears, animated 1
//> 0ms visible 1
//> 1000ms section 1 row 3
//> 1000ms → [self.tableView deselectRowAtIndexPath:<NSIndexPath: 0x1> {length = 2, path = 1 - 3} animated:1]
//> 1000ms visible 0
