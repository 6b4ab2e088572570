// Model mapping: JSON to dictionaries to strings with formatters and sorting
NSString *json = @"{\"users\":[{\"id\":2,\"name\":\"Bo\",\"born\":\"1990-05-17\"},{\"id\":1,\"name\":\"Al\",\"born\":\"1985-12-01\"}],\"next\":null,\"rate\":0.5}";
NSError *error = nil;
NSDictionary *root = [NSJSONSerialization JSONObjectWithData:[json dataUsingEncoding:NSUTF8StringEncoding] options:kNilOptions error:&error];
if (error) { NSLog(@"%@", error); }
NSArray *sorted = [root[@"users"] sortedArrayUsingDescriptors:@[[NSSortDescriptor sortDescriptorWithKey:@"id" ascending:YES]]];
NSDateFormatter *in = [[NSDateFormatter alloc] init];
[in setDateFormat:@"yyyy-MM-dd"];
in.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:0];
NSDateFormatter *out = [NSDateFormatter new];
out.dateFormat = @"d MMM yyyy";
for (NSDictionary *user in sorted) {
    NSDate *born = [in dateFromString:user[@"born"]];
    NSLog(@"%-4@|%3ld|%@", user[@"name"], [user[@"id"] longValue], [out stringFromDate:born]);
}
NSLog(@"%@ %d", root[@"next"], root[@"next"] == [NSNull null]);
NSNumberFormatter *money = [[NSNumberFormatter alloc] init];
money.numberStyle = NSNumberFormatterDecimalStyle;
money.minimumFractionDigits = 2;
NSLog(@"%@", [money stringFromNumber:@(1234567.5)]);
NSLog(@"%@", [sorted valueForKeyPath:@"@unionOfObjects.name"]);
NSLog(@"%@ %@", [sorted valueForKeyPath:@"@max.id"], [sorted valueForKeyPath:@"@avg.id"]);
NSString *path = [@"/a/b" stringByAppendingPathComponent:@"c.txt"];
NSLog(@"%@ %@ %@", path.lastPathComponent, path.pathExtension, [path stringByDeletingLastPathComponent]);
NSMutableString *m = [NSMutableString stringWithString:@"abc"];
[m appendFormat:@"%d", 7]; [m insertString:@"_" atIndex:0]; [m replaceOccurrencesOfString:@"b" withString:@"BB" options:0 range:NSMakeRange(0, m.length)];
NSLog(@"%@ %@", m, [[m componentsSeparatedByString:@"_"] lastObject]);
NSLog(@"%@", [@"hello world" capitalizedString]);
NSLog(@"%ld %ld", (long)[@"a" compare:@"b"], (long)[@"10" compare:@"9" options:NSNumericSearch]);
NSRange r = [@"key=value" rangeOfString:@"="];
NSLog(@"%@ %@", [@"key=value" substringToIndex:r.location], [@"key=value" substringFromIndex:NSMaxRange(r)]);
NSLog(@"%@", [NSByteCountFormatter class]);
NSData *data = [NSJSONSerialization dataWithJSONObject:@{@"a": @1} options:0 error:nil];
NSLog(@"%@", [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding]);
NSLog(@"%@", [@[@"b", @"a"] sortedArrayUsingSelector:@selector(localizedCaseInsensitiveCompare:)]);
NSLog(@"%d", [@"13800138000" rangeOfCharacterFromSet:[[NSCharacterSet decimalDigitCharacterSet] invertedSet]].location == NSNotFound);

//> 0ms Al  |  1|1 Dec 1985
//> 0ms Bo  |  2|17 May 1990
//> 0ms <null> 1
//> 0ms 1,234,567.50
//> 0ms (\n    Al,\n    Bo\n)
//> 0ms 2 1.5
//> 0ms c.txt txt /a/b
//> 0ms _aBBc7 aBBc7
//> 0ms Hello World
//> 0ms -1 1
//> 0ms key value
//> 0ms NSByteCountFormatter
//> 0ms {"a":1}
//> 0ms (\n    a,\n    b\n)
//> 0ms 1
