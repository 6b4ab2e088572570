//! self.client.answers("get:success:failure:") { path, success, failure in
//!   after(path == "list" ? 2s : 1s) {
//!     if path == "ads" { failure(error("404", code: 404)) } else { success(path == "list" ? ["a", "b"] : path) }
//!   }
//! }

- (void)loadData {
    RACSignal *banner = [self requestWithPath:@"banner"];
    RACSignal *list = [self requestWithPath:@"list"];
    RACSignal *ads = [[self requestWithPath:@"ads"] catchTo:[RACSignal return:@"no ads"]];
    [self rac_liftSelector:@selector(refreshWithBanner:list:ads:) withSignals:banner, list, ads, nil];

    [[RACSignal merge:@[banner, list, ads]] subscribeNext:^(id x) {
        NSLog(@"loaded %@", x);
    } completed:^{
        NSLog(@"merged");
    }];
}
- (RACSignal *)requestWithPath:(NSString *)path {
    return [[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        NSLog(@"GET %@", path);
        [self.client get:path success:^(id json) {
            [subscriber sendNext:json];
            [subscriber sendCompleted];
        } failure:^(NSError *error) {
            [subscriber sendError:error];
        }];
        return nil;
    }] replayLazily];
}
- (void)refreshWithBanner:(id)banner list:(NSArray *)list ads:(NSString *)ads {
    NSLog(@"refresh %@ / %@ / %@", banner, [list componentsJoinedByString:@"+"], ads);
    [self.tableView reloadData];
}
[self loadData];

//> 0ms GET banner
//> 0ms GET list
//> 0ms GET ads
//> 1000ms loaded banner
//> 1000ms loaded no ads
//> 2000ms refresh banner / a+b / no ads
//> 2000ms → [self.tableView reloadData]
//> 2000ms loaded (\n    a,\n    b\n)
//> 2000ms merged
