// app delegate like notifications with object filter, KVO of collections
@property (nonatomic, strong) NSArray *items;
@property (nonatomic, assign, readonly) BOOL isEmpty;
RAC(self, isEmpty) = [RACObserve(self, items) map:^id(NSArray *items) { return @(items.count == 0); }];
[[[RACObserve(self, items) ignore:nil] combinePreviousWithStart:@[] reduce:^id(NSArray *old, NSArray *new) {
    NSMutableSet *added = [NSMutableSet setWithArray:new];
    [added minusSet:[NSSet setWithArray:old]];
    return [[added allObjects] sortedArrayUsingSelector:@selector(compare:)];
}] subscribeNext:^(NSArray *added) {
    NSLog(@"added %@", added.count ? [added componentsJoinedByString:@","] : @"nothing");
}];
self.items = @[@"a"];
self.items = [self.items arrayByAddingObjectsFromArray:@[@"b", @"c"]];
self.items = @[@"c"];
id sender = [[NSObject alloc] init];
[[[NSNotificationCenter defaultCenter] rac_addObserverForName:@"Changed" object:sender] subscribeNext:^(NSNotification *note) { NSLog(@"mine: %@", note.userInfo); }];
[[NSNotificationCenter defaultCenter] postNotificationName:@"Changed" object:nil userInfo:@{@"n": @1}];
[[NSNotificationCenter defaultCenter] postNotificationName:@"Changed" object:sender userInfo:@{@"n": @2}];

//> 0ms → self.isEmpty = 1
//> 0ms → self.isEmpty = 0
//> 0ms added a
//> 0ms → self.isEmpty = 0
//> 0ms added b,c
//> 0ms → self.isEmpty = 0
//> 0ms added nothing
//> 0ms mine: {\n    n = 2;\n}
