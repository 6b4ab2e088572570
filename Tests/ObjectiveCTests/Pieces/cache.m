//! self.api.answers("fetchUser:") { id in timer(1s).mapReplace(["name": "Ann", "id": id]) }

static NSMutableDictionary *cache;
- (NSMutableDictionary *)cache {
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        cache = [NSMutableDictionary dictionary];
    });
    return cache;
}

- (RACSignal *)userWithID:(NSInteger)userID {
    NSString *key = [NSString stringWithFormat:@"user-%ld", (long)userID];
    id cached = [self cache][key];
    if (cached) {
        NSLog(@"cached %@", key);
        return [RACSignal return:cached];
    }
    @weakify(self);
    return [[[self.api fetchUser:userID] doNext:^(id user) {
        @strongify(self);
        [self cache][key] = user;
    }] setNameWithFormat:@"user %ld", (long)userID];
}

RACSignal *twice = [[self userWithID:7] then:^RACSignal *{ return [self userWithID:7]; }];
[twice subscribeNext:^(NSDictionary *user) {
    NSLog(@"%@", user[@"name"]);
} completed:^{
    NSLog(@"%@", [self cache]);
}];

//> 1000ms cached user-7
//> 1000ms Ann
//> 1000ms {\n    "user-7" =     {\n        id = 7;\n        name = Ann;\n    };\n}
