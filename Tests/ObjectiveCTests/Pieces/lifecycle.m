//! self.items = [["title": "one"], ["title": "two"]]

// Cells that are used again.
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Cell" forIndexPath:indexPath];
    NSDictionary *item = self.items[indexPath.row];
    cell.textLabel.text = item[@"title"];
    RAC(cell.detailTextLabel, text) = [[RACObserve(self, likes) map:^id(NSNumber *likes) {
        return [NSString stringWithFormat:@"%ld likes", (long)likes.integerValue];
    }] takeUntil:cell.rac_prepareForReuseSignal];
    [[[cell.likeButton rac_signalForControlEvents:UIControlEventTouchUpInside]
        takeUntil:cell.rac_prepareForReuseSignal]
        subscribeNext:^(id x) {
            NSLog(@"liked %@", item[@"title"]);
        }];
    self.lastCell = cell;
    return cell;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.items.count;
}

//! log(self.call("tableView:numberOfRowsInSection:", self.tableView, 0))
//! self.call("tableView:cellForRowAtIndexPath:", self.tableView, NSIndexPath.indexPathForRow(1, inSection: 0))
//! wait(1s)
//! self.likes = 4
//! self.lastCell.likeButton.tap()
//! self.lastCell.call("prepareForReuse")
//! self.likes = 5
//! self.lastCell.likeButton.tap()

//> 0ms 2
//> 0ms → cell.detailTextLabel.text = 0 likes
//> 1000ms → cell.detailTextLabel.text = 4 likes
//> 1000ms liked two
