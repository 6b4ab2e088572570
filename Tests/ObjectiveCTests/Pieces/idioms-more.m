// misc idioms
NSArray *list = nil;
NSLog(@"%lu %@ %d", (unsigned long)list.count, list.firstObject, list == nil);
NSString *s = nil;
NSLog(@"%@ %d", [s stringByAppendingString:@"x"], [s isEqualToString:@""]);
NSString *value = s.length ? s : @"default";
NSLog(@"%@", value);
NSMutableDictionary *dict = [@{@"a": @1} mutableCopy];
dict[@"b"] = dict[@"a"];
dict[@"a"] = nil;
[dict removeObjectForKey:@"zz"];
NSLog(@"%@ %@", dict.allKeys, [dict objectForKey:@"none"]);
NSDictionary *nested = @{@"user": @{@"name": @"N", @"tags": @[@"x", @"y"]}};
NSLog(@"%@ %@", [nested valueForKeyPath:@"user.name"], nested[@"user"][@"tags"][1]);
NSLog(@"%@", nested);
NSInteger i = 5;
NSLog(@"%@", i > 3 ? (i > 4 ? @"big" : @"mid") : @"small");
if (i > 3 && i < 10) { NSLog(@"between"); } else if (i == 3) NSLog(@"three"); else { NSLog(@"none"); }
for (NSInteger k = 0, m = 3; k < m; k++) { if (k == 1) continue; NSLog(@"k%ld", (long)k); }
int (^add)(int, int) = ^(int a, int b) { return a + b; };
int (^curry)(int) = ^int(int a) { return add(a, 10); };
NSLog(@"%d %d", add(1, 2), curry(5));
NSArray *blocks = @[^{ NSLog(@"block 1"); }, ^{ NSLog(@"block 2"); }];
for (void (^b)(void) in blocks) { b(); }
dispatch_block_t blk = ^{ NSLog(@"dispatch"); };
blk();
void (^completion)(BOOL) = nil;
if (completion) completion(YES);
__weak typeof(self) weakSelf = self;
self.callback = ^(NSString *t) { weakSelf.last = t; NSLog(@"callback %@", t); };
self.callback(@"called");
NSLog(@"%@", self.last);
@autoreleasepool { NSLog(@"pool"); }
@synchronized(self) { NSLog(@"sync"); }
NSAssert(i == 5, @"i must be 5");
NSParameterAssert(value);
id obj = @{}; 
NSLog(@"%@", [obj isKindOfClass:[NSDictionary class]] ? @"YES" : @"NO");
NSString *joined = [@[@"a", @"b"] componentsJoinedByString:@"\n"];
NSLog(@"%@", joined);
NSLog(@"%@", @"tab\tquote\" 100%");
NSLog(@"percent 100%%");
NSSet *set = [NSSet setWithObjects:@"a", @"b", nil];
NSLog(@"%d %@", [set containsObject:@"a"], set);
NSLog(@"%@", @[[NSNull null], @1.5, @YES, @"a b", @-3]);
NSError *e = [NSError errorWithDomain:@"com.app" code:-1 userInfo:@{NSLocalizedDescriptionKey: @"msg", @"k": @"v"}];
NSLog(@"%@ %@", e, e.userInfo[@"k"]);
NSLog(@"%@", [NSURL URLWithString:@"http://a.b/c?d=e"]);
NSLog(@"%@", [[NSData alloc] init]);

//> 0ms 0 (null) 1
//> 0ms (null) 0
//> 0ms default
//> 0ms (\n    b\n) (null)
//> 0ms N y
//> 0ms {\n    user =     {\n        name = N;\n        tags =         (\n            x,\n            y\n        );\n    };\n}
//> 0ms big
//> 0ms between
//> 0ms k0
//> 0ms k2
//> 0ms 3 15
//> 0ms block 1
//> 0ms block 2
//> 0ms dispatch
//> 0ms callback called
//> 0ms called
//> 0ms pool
//> 0ms sync
//> 0ms YES
//> 0ms a\nb
//> 0ms tab	quote" 100%
//> 0ms percent 100%
//> 0ms 1 {(\n    a,\n    b\n)}
//> 0ms (\n    "<null>",\n    "1.5",\n    1,\n    "a b",\n    "-3"\n)
//> 0ms Error Domain=com.app Code=-1 "msg" UserInfo={NSLocalizedDescription=msg, k=v} v
//> 0ms http://a.b/c?d=e
//> 0ms <>
