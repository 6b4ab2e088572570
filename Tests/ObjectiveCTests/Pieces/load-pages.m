//! self.api.answers("GET:page:") { path, page in if page < 3 { timer(100ms).mapReplace(["items": ["\(page)a", "\(page)b"]]) } else { fail(error("no more", code: 404)) } }
- (RACSignal *)fetch:(NSInteger)page {
    return [[[self.api GET:@"/list" page:page] map:^id(NSDictionary *json) { return json[@"items"]; }] doError:^(NSError *error) {
        [SVProgressHUD showErrorWithStatus:error.localizedDescription];
    }];
}
- (void)viewDidLoad {
    self.page = 1;
    self.items = [NSMutableArray array];
    @weakify(self);
    self.loadCommand = [[RACCommand alloc] initWithSignalBlock:^RACSignal *(NSNumber *refresh) {
        @strongify(self);
        if (refresh.boolValue) self.page = 1; else self.page += 1;
        return [self fetch:self.page];
    }];
    [[self.loadCommand.executionSignals switchToLatest] subscribeNext:^(NSArray *list) {
        @strongify(self);
        if (self.page == 1) [self.items removeAllObjects];
        [self.items addObjectsFromArray:list];
        NSLog(@"%@", [self.items componentsJoinedByString:@" "]);
    }];
    [self.loadCommand.errors subscribeNext:^(NSError *e) { self.page -= 1; NSLog(@"page %@", @(self.page)); }];
    [self.loadCommand execute:@YES];
}
//! wait(1s)
//! self.loadCommand.execute(false)
//! wait(1s)
//! self.loadCommand.execute(false)
//! wait(1s)

//> 100ms 1a 1b
//> 1100ms 1a 1b 2a 2b
//> 2000ms → [SVProgressHUD showErrorWithStatus:no more]
//> 2000ms page 2
