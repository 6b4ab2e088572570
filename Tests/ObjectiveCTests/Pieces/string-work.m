// strings
NSString *url = @"https://api.example.com/v1/users?page=2&size=20";
NSRange q = [url rangeOfString:@"?"];
NSString *query = [url substringFromIndex:q.location + 1];
NSMutableDictionary *params = [NSMutableDictionary dictionary];
for (NSString *pair in [query componentsSeparatedByString:@"&"]) {
    NSArray *kv = [pair componentsSeparatedByString:@"="];
    params[kv[0]] = kv[1];
}
NSLog(@"%@", params);
NSURL *u = [NSURL URLWithString:url];
NSLog(@"%@ %@ %@ %@", u.scheme, u.host, u.path, u.query);
NSLog(@"%@", u.lastPathComponent);
NSLog(@"%@", [u absoluteString]);
NSMutableString *m = [NSMutableString stringWithString:@"abc"];
[m appendString:@"def"];
[m insertString:@"-" atIndex:3];
[m replaceOccurrencesOfString:@"a" withString:@"A" options:0 range:NSMakeRange(0, m.length)];
[m deleteCharactersInRange:NSMakeRange(0, 1)];
NSLog(@"%@ %lu", m, (unsigned long)m.length);
NSLog(@"%@", [@"1,2,3" componentsSeparatedByString:@","].lastObject);
NSLog(@"%d %d", [@"Hello" caseInsensitiveCompare:@"hELLO"] == NSOrderedSame, [@"b" compare:@"a"] == NSOrderedDescending);
NSLog(@"%@", [@"13812345678" stringByReplacingCharactersInRange:NSMakeRange(3, 4) withString:@"****"]);
NSLog(@"[%5.1f] [%-6d] [%06.2f] [%+d] [%x] [%#x] [%o] [%e] [%g]", 3.14159, 42, 2.5, 7, 255, 255, 8, 12345.678, 0.0001);
NSLog(@"%3$@ %1$@ %2$@", @"a", @"b", @"c");
NSLog(@"%c%c", 'O', 'K');
NSLog(@"%lld %llu %hd %zd", 1LL << 40, 12345678901ULL, (short)3, (NSInteger)-4);
NSLog(@"%@", [NSString stringWithFormat:@"%05.1f|%10@|%-10@|", 2.25, @"r", @"l"]);
NSLog(@"%.2f%%", 45.678);
NSLog(@"%d", [@"0x1F" intValue]);
NSLog(@"%f %d %d", [@"3.5abc" floatValue], [@"YES" boolValue], [@"12abc" intValue]);
NSLog(@"%@", [@"  trim me \n" stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceAndNewlineCharacterSet]]);
NSLog(@"%@", @"multi"
             @"part");
NSLog(@"%@", [@"你好，世界" substringToIndex:2]);
NSLog(@"%lu", (unsigned long)@"héllo😀".length);
[@"one two three" enumerateSubstringsInRange:NSMakeRange(0, 13) options:NSStringEnumerationByWords usingBlock:^(NSString *word, NSRange r, NSRange e, BOOL *stop) { NSLog(@"%@", word); }];
NSLog(@"%@", [[@"b a c" componentsSeparatedByString:@" "] sortedArrayUsingSelector:@selector(compare:)]);
NSLog(@"%@", [@"camelCase" stringByAppendingFormat:@" %d", 5]);
NSLog(@"%@", [@"a/b/c.txt" stringByDeletingLastPathComponent]);
NSLog(@"%@ %@", [@"a/b/c.txt" lastPathComponent], [@"a/b/c.txt" pathExtension]);
NSLog(@"%@", [@"x" isEqual:@"x"] ? @"equal" : @"different");
NSLog(@"%@", [@"Tom & Jerry" stringByAddingPercentEncodingWithAllowedCharacters:[NSCharacterSet URLQueryAllowedCharacterSet]]);
NSLog(@"%@", [@"a%20b" stringByRemovingPercentEncoding]);

//> 0ms {\n    page = 2;\n    size = 20;\n}
//> 0ms https api.example.com /v1/users page=2&size=20
//> 0ms users
//> 0ms https://api.example.com/v1/users?page=2&size=20
//> 0ms bc-def 6
//> 0ms 3
//> 0ms 1 1
//> 0ms 138****5678
//> 0ms [  3.1] [42    ] [002.50] [+7] [ff] [0xff] [10] [1.234568e+04] [0.0001]
//> 0ms c a b
//> 0ms OK
//> 0ms 1099511627776 12345678901 3 -4
//> 0ms 002.2|         r|l         |
//> 0ms 45.68%
//> 0ms 0
//> 0ms 3.500000 1 12
//> 0ms trim me
//> 0ms multipart
//> 0ms 你好
//> 0ms 7
//> 0ms one
//> 0ms two
//> 0ms three
//> 0ms (\n    a,\n    b,\n    c\n)
//> 0ms camelCase 5
//> 0ms a/b
//> 0ms c.txt txt
//> 0ms equal
//> 0ms Tom%20&%20Jerry
//> 0ms a b
