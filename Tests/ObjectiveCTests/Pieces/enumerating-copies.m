NSMutableArray *list = [@[@1, @2, @3] mutableCopy];
for (id x in [list copy]) { [list removeObject:x]; }
NSLog(@"%lu", (unsigned long)list.count);
[list addObjectsFromArray:@[@1, @2]];
for (id x in list) { [list addObject:@9]; break; }
NSLog(@"%lu", (unsigned long)list.count);
NSMutableDictionary *table = [@{@"a": @1, @"b": @2} mutableCopy];
for (NSString *key in table.allKeys) { [table removeObjectForKey:key]; }
NSLog(@"%lu", (unsigned long)table.count);
@try { for (id x in list) { [list removeObject:x]; } } @catch (NSException *e) { NSLog(@"caught"); }
dispatch_queue_t queue = dispatch_queue_create("q", DISPATCH_QUEUE_CONCURRENT);
dispatch_sync(queue, ^{ dispatch_sync(queue, ^{ NSLog(@"a concurrent queue does not wait"); }); });
dispatch_sync(dispatch_queue_create("serial", NULL), ^{ NSLog(@"nor does another one"); });
NSLog(@"%lu %d %d", (unsigned long)@"\a\b\v\f".length, [@"\a\b" characterAtIndex:0], [@"\v\f" characterAtIndex:1]);

//> 0ms 0
//> 0ms 3
//> 0ms 0
//> 0ms caught
//> 0ms a concurrent queue does not wait
//> 0ms nor does another one
//> 0ms 4 7 12
