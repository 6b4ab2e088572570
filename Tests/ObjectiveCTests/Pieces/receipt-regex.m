// text of prices, string building
NSMutableString *receipt = [NSMutableString string];
NSArray *lines = @[@[@"Tea", @2.5, @2], @[@"Cake", @3.75, @1]];
double total = 0;
for (NSArray *line in lines) {
    NSString *name = line[0];
    double price = [line[1] doubleValue];
    int count = [line[2] intValue];
    total += price * count;
    [receipt appendFormat:@"%-6@|%d x %6.2f\n", name, count, price];
}
[receipt appendFormat:@"%@", [@"" stringByPaddingToLength:5 withString:@"=" startingAtIndex:0]];
NSLog(@"%@", receipt);
NSLog(@"%.2f", total);
NSString *text = [receipt copy];
NSUInteger count = [[text componentsSeparatedByString:@"\n"] count];
NSLog(@"%lu lines, %@", (unsigned long)count, [text hasSuffix:@"====="] ? @"closed" : @"open");
NSMutableArray *reversed = [NSMutableArray array];
NSString *word = @"level";
[word enumerateSubstringsInRange:NSMakeRange(0, word.length) options:NSStringEnumerationByComposedCharacterSequences usingBlock:^(NSString *sub, NSRange r, NSRange e, BOOL *stop) { [reversed insertObject:sub atIndex:0]; }];
NSLog(@"%d", [[reversed componentsJoinedByString:@""] isEqualToString:word]);
unichar first = [word characterAtIndex:0];
NSLog(@"%C %d", first, first == 'l');
NSLog(@"%@", [[@"a,b;c" componentsSeparatedByCharactersInSet:[NSCharacterSet characterSetWithCharactersInString:@",;"]] componentsJoinedByString:@"|"]);
NSScanner *scanner = [NSScanner scannerWithString:@"42 apples"];
NSInteger number = 0;
[scanner scanInteger:&number];
NSLog(@"%ld", (long)number);
NSLog(@"%@", [@"version 2.10" stringByReplacingOccurrencesOfString:@"[0-9]+" withString:@"#" options:NSRegularExpressionSearch range:NSMakeRange(0, 12)]);
NSRegularExpression *regex = [NSRegularExpression regularExpressionWithPattern:@"(\\d+)-(\\d+)" options:0 error:nil];
NSString *phone = @"010-12345 and 020-678";
NSArray *matches = [regex matchesInString:phone options:0 range:NSMakeRange(0, phone.length)];
for (NSTextCheckingResult *m in matches) NSLog(@"%@", [phone substringWithRange:[m rangeAtIndex:1]]);
NSLog(@"%lu", (unsigned long)[regex numberOfMatchesInString:phone options:0 range:NSMakeRange(0, phone.length)]);

//> 0ms Tea   |2 x   2.50\nCake  |1 x   3.75\n=====
//> 0ms 8.75
//> 0ms 3 lines, closed
//> 0ms 1
//> 0ms l 1
//> 0ms a|b|c
//> 0ms 42
//> 0ms version #.#
//> 0ms 010
//> 0ms 020
//> 0ms 2
