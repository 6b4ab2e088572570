NSEnumerator *enumerator = [@[@1, @0, @3] objectEnumerator];
NSNumber *item;
while ((item = [enumerator nextObject])) { NSLog(@"item %@", item); }
NSMutableArray *items = [NSMutableArray arrayWithObjects:@"a", @"b", nil];
if (!items.count) NSLog(@"empty"); else NSLog(@"%@ items", @(items.count));
NSString *name = nil;
if (name.length == 0 || [name isEqualToString:@""]) NSLog(@"no name");
if (![name length]) NSLog(@"no length");
NSNumber *zero = @0;
if (zero) NSLog(@"present");
if (zero.boolValue) NSLog(@"true"); else NSLog(@"false");
NSDictionary *d = @{@"on": @NO};
if (d[@"on"]) NSLog(@"key");
if ([d[@"on"] boolValue] == NO) NSLog(@"off");
id x = d[@"missing"] ?: @"fallback";
NSLog(@"%@", x);
BOOL has = d[@"on"] != nil;
NSLog(@"%d %d", has, d[@"missing"] == nil);
NSInteger idx = [items indexOfObject:@"z"];
if (idx == NSNotFound) NSLog(@"not found");
self.flag = YES;
if (self.flag) NSLog(@"flag");
self.flag = NO;
if (!self.flag) NSLog(@"no flag");
for (NSInteger i = items.count - 1; i >= 0; i--) { NSLog(@"%@", items[i]); }
NSString *s = [items.firstObject stringByAppendingString:items.lastObject];
NSLog(@"%@", s);
NSArray *copy = [[NSArray alloc] initWithArray:items];
NSLog(@"%lu", (unsigned long)copy.count);
NSMutableDictionary *params = [NSMutableDictionary dictionary];
params[@"page"] = @(1);
[params setValue:nil forKey:@"nothing"];
[params setObject:@"v" forKey:@"k"];
NSLog(@"%@", params);
NSString *path = [NSString stringWithFormat:@"%@/%@?x=%@", @"http://a", @"b", [@"a b" stringByAddingPercentEncodingWithAllowedCharacters:[NSCharacterSet URLQueryAllowedCharacterSet]]];
NSLog(@"%@", path);
float ratio = 3 / 4.f;
NSLog(@"%.2f %d", ratio, (int)(ratio * 100));
NSLog(@"%@", [NSString stringWithFormat:@"%@", @[@1]]);
NSLog(@"%@ %@", [NSDate date], @([[NSDate date] timeIntervalSince1970]));
NSTimeInterval t = [[NSDate dateWithTimeIntervalSinceNow:90] timeIntervalSinceNow];
NSLog(@"%.0f", t);
const int kMax = 3;
NSString *const kKey = @"key";
NSLog(@"%d %@", kMax, kKey);
__weak typeof(self) weakSelf = self;
void (^block)(void) = ^{ __strong typeof(weakSelf) strongSelf = weakSelf; NSLog(@"%d", strongSelf == self); };
block();
if (block) block();
!block ?: block();
NSError *err = nil;
if (err) { NSLog(@"error"); } else if (err == nil) { NSLog(@"fine"); }
NSLog(@"%@", [@"a-b_c" componentsSeparatedByCharactersInSet:[NSCharacterSet characterSetWithCharactersInString:@"-_"]]);
NSLog(@"%@", [[@"hello world" capitalizedString] stringByReplacingOccurrencesOfString:@"World" withString:@"You"]);
NSLog(@"%i %hhd %zd", 1, YES, (NSInteger)3);

//> 0ms item 1
//> 0ms item 0
//> 0ms item 3
//> 0ms 2 items
//> 0ms no name
//> 0ms no length
//> 0ms present
//> 0ms false
//> 0ms key
//> 0ms off
//> 0ms fallback
//> 0ms 1 1
//> 0ms not found
//> 0ms flag
//> 0ms no flag
//> 0ms b
//> 0ms a
//> 0ms ab
//> 0ms 2
//> 0ms {\n    k = v;\n    page = 1;\n}
//> 0ms http://a/b?x=a%20b
//> 0ms 0.75 75
//> 0ms (\n    1\n)
//> 0ms 2017-01-01 00:00:00 +0000 1483228800
//> 0ms 90
//> 0ms 3 key
//> 0ms 1
//> 0ms 1
//> 0ms 1
//> 0ms fine
//> 0ms (\n    a,\n    b,\n    c\n)
//> 0ms Hello You
//> 0ms 1 1 3
