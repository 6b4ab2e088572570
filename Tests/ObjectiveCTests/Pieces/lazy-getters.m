// View controller with a lazy command and lazy views: getters that make what they give
- (RACCommand *)refreshCommand {
    if (!_refreshCommand) {
        NSLog(@"made once");
        _refreshCommand = [[RACCommand alloc] initWithSignalBlock:^RACSignal *(id input) {
            return [[[RACSignal return:input] delay:0.2] doCompleted:^{ NSLog(@"done %@", input); }];
        }];
    }
    return _refreshCommand;
}
- (UILabel *)badge {
    if (_badge == nil) {
        _badge = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, 20, 20)];
        _badge.textColor = [UIColor whiteColor];
        _badge.text = @"0";
    }
    return _badge;
}
- (NSMutableArray *)log {
    if (!_log) _log = [NSMutableArray array];
    return _log;
}
[self.refreshCommand execute:@1];
[self.refreshCommand.executing subscribeNext:^(NSNumber *x) { [self.log addObject:x]; }];
NSLog(@"%@", self.badge.text);
RAC(self.badge, text) = [[self.refreshCommand.executionSignals.switchToLatest map:^id(id x) { return [x stringValue]; }] startWith:@"-"];
//! wait(1s)
//! self.refreshCommand.execute(2)
//! wait(1s)
//! log(self.log.count)

//> 0ms made once
//> 0ms 0
//> 0ms → self.badge.text = -
//> 200ms done 1
//> 1200ms → self.badge.text = 2
//> 1200ms done 2
//> 2000ms 5
