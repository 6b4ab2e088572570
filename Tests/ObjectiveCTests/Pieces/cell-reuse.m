// takeUntil prepareForReuse
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"cell" forIndexPath:indexPath];
    cell.textLabel.text = self.items[indexPath.row];
    [[[cell.button rac_signalForControlEvents:UIControlEventTouchUpInside] takeUntil:cell.rac_prepareForReuseSignal] subscribeNext:^(id x) {
        NSLog(@"tapped row %ld", (long)indexPath.row);
    }];
    return cell;
}
self.items = @[@"a", @"b"];
UITableViewCell *cell = [self tableView:self.tableView cellForRowAtIndexPath:[NSIndexPath indexPathForRow:1 inSection:0]];
NSLog(@"%@", cell.textLabel.text);
//! cell.button.tap()
//! cell.call("prepareForReuse")
//! cell.button.tap()

//> 0ms b
//> 0ms tapped row 1
