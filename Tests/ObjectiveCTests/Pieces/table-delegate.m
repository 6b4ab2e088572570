// Delegate by rac_signalForSelector
@property (nonatomic, strong) UITableView *tableView;
@property (nonatomic, copy) NSArray *titles;
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    NSLog(@"own %ld", (long)indexPath.row);
}
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.titles.count;
}
- (void)viewDidLoad {
    [super viewDidLoad];
    self.titles = @[@"one", @"two", @"three"];
    [[[self rac_signalForSelector:@selector(tableView:didSelectRowAtIndexPath:) fromProtocol:@protocol(UITableViewDelegate)]
        reduceEach:^id(UITableView *table, NSIndexPath *path) {
            return self.titles[path.row];
        }] subscribeNext:^(NSString *title) {
            NSLog(@"selected %@", title);
        }];
    self.tableView.delegate = self;
    [[self rac_signalForSelector:@selector(searchBar:textDidChange:) fromProtocol:@protocol(UISearchBarDelegate)] subscribeNext:^(RACTuple *t) {
        RACTupleUnpack(UISearchBar *bar, NSString *text) = t;
        NSLog(@"%@ / %@", text, bar == self.searchBar ? @"same" : @"other");
    }];
    [[self rac_signalForSelector:@selector(viewWillAppear:)] subscribeNext:^(RACTuple *args) {
        NSLog(@"appear %@", args.first);
    }];
}
//! log(self.call("tableView:numberOfRowsInSection:", self.tableView, 0))
//! self.call("tableView:didSelectRowAtIndexPath:", self.tableView, NSIndexPath.indexPathForRow(1, inSection: 0))
//! self.call("searchBar:textDidChange:", self.searchBar, "abc")
//! self.call("viewWillAppear:", true)

//> 0ms 3
//> 0ms own 1
//> 0ms selected two
//> 0ms abc / same
//> 0ms appear 1
