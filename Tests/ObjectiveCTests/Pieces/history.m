// search history with NSUserDefaults and NSMutableOrderedSet, recursion, ternaries
@property (nonatomic, strong) NSMutableArray *history;
- (NSMutableArray *)history {
    if (!_history) {
        _history = [NSMutableArray arrayWithArray:[[NSUserDefaults standardUserDefaults] arrayForKey:@"history"] ?: @[]];
    }
    return _history;
}
- (void)addKeyword:(NSString *)keyword {
    [self.history removeObject:keyword];
    [self.history insertObject:keyword atIndex:0];
    while (self.history.count > 3) [self.history removeLastObject];
    [[NSUserDefaults standardUserDefaults] setObject:self.history forKey:@"history"];
}
- (NSInteger)depthOf:(NSDictionary *)node {
    NSInteger deepest = 0;
    for (NSDictionary *child in node[@"children"]) {
        deepest = MAX(deepest, [self depthOf:child]);
    }
    return deepest + 1;
}
- (void)viewDidLoad {
    for (NSString *k in @[@"a", @"b", @"a", @"c", @"d"]) [self addKeyword:k];
    NSLog(@"%@", [self.history componentsJoinedByString:@" "]);
    NSLog(@"%ld", (long)[self depthOf:@{@"children": @[@{@"children": @[@{}]}, @{}]}]);
    NSInteger n = 12;
    NSString *size = n < 5 ? @"small" : n < 10 ? @"medium" : @"large";
    NSLog(@"%@", size);
}

//> 0ms d c a
//> 0ms 3
//> 0ms large
