// view model in the style of MVVM without classes
@property (nonatomic, copy) NSString *query;
@property (nonatomic, assign, getter=isLoading) BOOL loading;
@property (nonatomic, strong) RACCommand *searchCommand;
@property (nonatomic, strong, readonly) RACSignal *validSignal;
@property (nonatomic, strong) RACSubject *errorSubject;
- (instancetype)init {
    self = [super init];
    if (self) {
        [self setup];
    }
    return self;
}
- (void)setup {
    _errorSubject = [RACSubject subject];
    _validSignal = [[RACObserve(self, query) map:^id(NSString *q) { return @(q.length > 2); }] distinctUntilChanged];
    self.searchCommand = [[RACCommand alloc] initWithEnabled:self.validSignal signalBlock:^RACSignal *(id input) {
        return [self search];
    }];
    RAC(self, loading) = self.searchCommand.executing;
    [self.searchCommand.errors subscribe:self.errorSubject];
}
- (RACSignal *)search {
    NSString *query = [self.query copy];
    return [[[RACSignal empty] delay:1] concat:[query hasPrefix:@"bad"] ? [RACSignal error:[NSError errorWithDomain:@"S" code:3 userInfo:nil]] : [RACSignal return:@[query, query]]];
}
- (void)viewDidLoad {
    [self setup];
    [self.errorSubject subscribeNext:^(NSError *x) { NSLog(@"error %ld", (long)x.code); }];
    [[self.searchCommand.executionSignals switchToLatest] subscribeNext:^(id x) { NSLog(@"found %@", [x componentsJoinedByString:@"|"]); }];
    [RACObserve(self, loading) subscribeNext:^(NSNumber *l) { NSLog(@"loading %@", l); }];
    [self.searchCommand.enabled subscribeNext:^(id x) { NSLog(@"enabled %@", x); }];
}
//! self.query = "swift"
//! self.searchCommand.execute(nil)
//! wait(2s)
//! self.query = "bad word"
//! self.searchCommand.execute(nil)
//! wait(2s)
//! log(self.isLoading)

//> 0ms → self.loading = 0
//> 0ms loading 0
//> 0ms enabled 0
//> 0ms enabled 1
//> 0ms → self.loading = 1
//> 0ms loading 1
//> 0ms enabled 0
//> 1000ms found swift|swift
//> 1000ms → self.loading = 0
//> 1000ms loading 0
//> 1000ms enabled 1
//> 2000ms → self.loading = 1
//> 2000ms loading 1
//> 2000ms enabled 0
//> 3000ms error 3
//> 3000ms → self.loading = 0
//> 3000ms loading 0
//> 3000ms enabled 1
//> 4000ms 0
