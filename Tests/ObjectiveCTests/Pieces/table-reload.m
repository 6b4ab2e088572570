// A table that reloads for each change of its model, but not for the first value
@property (nonatomic, strong) NSArray *items;
- (void)viewDidLoad {
    [super viewDidLoad];
    @weakify(self);
    [[RACObserve(self, items) skip:1] subscribeNext:^(NSArray *items) {
        @strongify(self);
        NSLog(@"%lu rows", (unsigned long)items.count);
        [self.tableView reloadData];
    }];
    [[[RACObserve(self, items) map:^(NSArray *items) { return @(items.count == 0); }] distinctUntilChanged]
        subscribeNext:^(NSNumber *isEmpty) {
            @strongify(self);
            self.emptyView.hidden = !isEmpty.boolValue;
        }];
}
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return self.items.count; }
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"cell" forIndexPath:indexPath];
    cell.textLabel.text = self.items[indexPath.row];
    NSLog(@"cell %@", cell.textLabel.text);
    return cell;
}
//! wait(1s)
//! self.items = ["tea", "milk"]
//! log(self.call("tableView:numberOfRowsInSection:", self.tableView, 0))
//! self.call("tableView:cellForRowAtIndexPath:", self.tableView, NSIndexPath.indexPathForRow(1, inSection: 0))
//! wait(1s)
//! self.items = []

//> 0ms → self.emptyView.hidden = 0
//> 1000ms 2 rows
//> 1000ms → [self.tableView reloadData]
//> 1000ms → self.emptyView.hidden = 1
//> 1000ms 2
//> 1000ms cell milk
//> 2000ms 0 rows
//> 2000ms → [self.tableView reloadData]
//> 2000ms → self.emptyView.hidden = 0
