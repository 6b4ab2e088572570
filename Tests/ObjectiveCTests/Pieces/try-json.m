NSArray *bodies = @[ @{@"status": @"ok", @"data": @{@"list": @[@{@"id": @1, @"price": @9.5}, @{@"id": @2, @"price": @20}]}}, @{@"status": @"error", @"message": @"no rights"} ];
for (NSDictionary *body in bodies) {
    [[[[RACSignal return:body] tryMap:^id(NSDictionary *json, NSError **error) {
        if (![json[@"status"] isEqual:@"ok"]) {
            if (error) *error = [NSError errorWithDomain:@"com.example.api" code:403 userInfo:@{NSLocalizedDescriptionKey: json[@"message"] ?: @""}];
            return nil;
        }
        return json[@"data"][@"list"];
    }] map:^id(NSArray *list) {
        return [[list.rac_sequence map:^id(NSDictionary *d) {
            return [NSString stringWithFormat:@"#%@ %.2f", d[@"id"], [d[@"price"] floatValue]];
        }] array];
    }] subscribeNext:^(NSArray *rows) {
        [rows enumerateObjectsUsingBlock:^(NSString *row, NSUInteger idx, BOOL *stop) {
            NSLog(@"%lu %@", (unsigned long)idx, row);
            if (idx == 5) *stop = YES;
        }];
    } error:^(NSError *error) {
        NSLog(@"Error: %@", error);
    }];
}
[[[RACSignal return:@"abc"] try:^BOOL(NSString *value, NSError *__autoreleasing *error) {
    *error = [NSError errorWithDomain:@"d" code:7 userInfo:nil];
    return value.length > 3;
}] subscribeNext:^(id x) { NSLog(@"long"); } error:^(NSError *e) { NSLog(@"%@", e); }];

//> 0ms 0 #1 9.50
//> 0ms 1 #2 20.00
//> 0ms Error: Error Domain=com.example.api Code=403 "no rights" UserInfo={NSLocalizedDescription=no rights}
//> 0ms Error Domain=d Code=7 "(null)"
