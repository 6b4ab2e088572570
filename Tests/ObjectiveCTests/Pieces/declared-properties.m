// Declared properties begin with 0, NO or an empty structure
@property (nonatomic, strong) RACSubject *taps;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, assign) NSInteger count;
@property (nonatomic, assign, getter=isLoading) BOOL loading;
@property (nonatomic) CGRect frame;

- (void)viewDidLoad {
    [super viewDidLoad];
    self.taps = [RACSubject subject];
    [self.taps subscribeNext:^(NSString *tap) {
        self.count += 1;
        self.title = [NSString stringWithFormat:@"%@ #%ld", tap, (long)self.count];
    }];
    [RACObserve(self, title) subscribeNext:^(NSString *title) { NSLog(@"title %@", title); }];
    [[RACObserve(self, loading) distinctUntilChanged] subscribeNext:^(NSNumber *loading) { NSLog(@"loading %@", loading); }];
    NSLog(@"%@ %.0f", [self valueForKey:@"count"], self.frame.size.width);
    self.loading = YES;
    NSLog(@"%d", self.isLoading);
    [self.taps sendNext:@"tap"];
    self.loading = NO;
}

//> 0ms title (null)
//> 0ms loading 0
//> 0ms 0 0
//> 0ms loading 1
//> 0ms 1
//> 0ms title tap #1
//> 0ms loading 0
