@property (nonatomic, strong) NSMutableArray *cart;
@property (nonatomic, assign) CGFloat total;
@property (nonatomic, strong) UILabel *totalLabel;
- (void)addItem:(NSDictionary *)item {
    [[self mutableArrayValueForKey:@"cart"] addObject:item];
}
- (CGFloat)sumOf:(NSArray *)items {
    CGFloat sum = 0;
    for (NSDictionary *item in items) {
        sum += [item[@"price"] doubleValue] * [item[@"count"] integerValue];
    }
    return sum;
}
- (void)viewDidLoad {
    [super viewDidLoad];
    self.cart = [NSMutableArray array];
    @weakify(self)
    RAC(self, total) = [RACObserve(self, cart) map:^id(NSArray *items) {
        @strongify(self)
        return @([self sumOf:items]);
    }];
    RAC(self.totalLabel, text) = [[RACObserve(self, total) distinctUntilChanged] map:^id(NSNumber *value) {
        return [NSString stringWithFormat:@"¥%.2f", value.doubleValue];
    }];
    [self addItem:@{@"price": @9.9, @"count": @2}];
    [self addItem:@{@"price": @0.1, @"count": @1}];
    NSLog(@"%lu items, %g", (unsigned long)self.cart.count, self.total);
}

//> 0ms → self.total = 0
//> 0ms → self.totalLabel.text = ¥0.00
//> 0ms → self.total = 19.8
//> 0ms → self.totalLabel.text = ¥19.80
//> 0ms → self.total = 19.900000000000002
//> 0ms → self.totalLabel.text = ¥19.90
//> 0ms 2 items, 19.9
