// table data source with sections in a dictionary
NSArray *contacts = @[@"Alice", @"adam", @"Bob", @"carol", @"Chris"];
NSMutableDictionary<NSString *, NSMutableArray *> *sections = [NSMutableDictionary dictionary];
[contacts enumerateObjectsUsingBlock:^(NSString * _Nonnull name, NSUInteger idx, BOOL * _Nonnull stop) {
    NSString *key = [[name substringToIndex:1] uppercaseString];
    NSMutableArray *list = sections[key];
    if (list == nil) {
        list = [NSMutableArray array];
        [sections setObject:list forKey:key];
    }
    [list addObject:[name capitalizedString]];
}];
NSArray *keys = [sections.allKeys sortedArrayUsingSelector:@selector(caseInsensitiveCompare:)];
for (NSString *key in keys) {
    NSLog(@"%@ (%lu): %@", key, (unsigned long)[sections[key] count], [[sections objectForKey:key] componentsJoinedByString:@", "]);
}
__block NSUInteger total = 0;
[sections enumerateKeysAndObjectsUsingBlock:^(NSString *key, NSMutableArray *obj, BOOL *stop) {
    total += obj.count;
}];
NSLog(@"total %lu", total);
NSIndexPath *path = [NSIndexPath indexPathForRow:2 inSection:1];
NSLog(@"%ld-%ld", (long)path.section, (long)path.row);
NSMutableArray *matrix = [NSMutableArray array];
for (int i = 0; i < 2; i++) {
    NSMutableArray *row = [NSMutableArray array];
    for (int j = 0; j < 3; j++) [row addObject:@(i * 3 + j)];
    [matrix addObject:row];
}
NSLog(@"%@", matrix[1][2]);

//> 0ms A (2): Alice, Adam
//> 0ms B (1): Bob
//> 0ms C (2): Carol, Chris
//> 0ms total 5
//> 0ms 1-2
//> 0ms 5
