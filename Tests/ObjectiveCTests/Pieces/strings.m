NSString *text = @"The quick brown fox";
NSMutableString *reversed = [NSMutableString stringWithCapacity:text.length];
for (NSInteger i = (NSInteger)text.length - 1; i >= 0; i--) {
    [reversed appendFormat:@"%c", [text characterAtIndex:i]];
}
NSLog(@"%@", reversed);
NSRange range = [text rangeOfString:@"quick"];
if (range.location != NSNotFound) {
    NSLog(@"{%lu, %lu} %@", (unsigned long)range.location, (unsigned long)range.length, [text substringWithRange:range]);
    NSLog(@"%@|%@", [text substringToIndex:range.location], [text substringFromIndex:NSMaxRange(range)]);
}
NSLog(@"%@", NSStringFromRange(NSMakeRange(2, 3)));
NSLog(@"%d %d", [text hasPrefix:@"The"], [text.lowercaseString containsString:@"FOX"]);
NSLog(@"%@", [text stringByReplacingOccurrencesOfString:@" " withString:@"_"]);
NSLog(@"%5.1f|%-6s|%06.2f|%+d|%x|%X|%o|%e", 3.14159, "ab", 2.5, 7, 255, 255, 8, 12345.678);
NSLog(@"%@ %@ %@", [NSNumber numberWithBool:YES], @(1.0 / 3), [NSNull null]);
NSLog(@"%ld %d %.1f", (long)[@"42 apples" integerValue], [@"yes" boolValue], [@"3.7" doubleValue]);
NSArray *words = [text componentsSeparatedByString:@" "];
NSArray *sorted = [words sortedArrayUsingComparator:^NSComparisonResult(NSString *a, NSString *b) {
    if (a.length == b.length) return [a compare:b];
    return a.length < b.length ? NSOrderedAscending : NSOrderedDescending;
}];
NSLog(@"%@", [sorted componentsJoinedByString:@" < "]);
NSLog(@"%@", [words filteredArrayUsingPredicate:[NSPredicate predicateWithBlock:^BOOL(NSString *w, NSDictionary *bindings) { return w.length == 5; }]]);
NSLog(@"%@", [words sortedArrayUsingSelector:@selector(caseInsensitiveCompare:)].firstObject);
switch ([words indexOfObject:@"brown"]) {
    case 0:
    case 1:
        NSLog(@"early");
        break;
    case 2: {
        NSString *at = @"third";
        NSLog(@"%@", at);
    }
    default:
        NSLog(@"and on");
}
NSMutableDictionary *counts = [@{} mutableCopy];
for (NSUInteger i = 0; i < text.length; i++) {
    NSString *letter = [[text substringWithRange:NSMakeRange(i, 1)] lowercaseString];
    counts[letter] = @([counts[letter] integerValue] + 1);
}
NSLog(@"o: %@, z: %@", counts[@"o"], counts[@"z"]);
do { [counts removeAllObjects]; } while (counts.count);
NSLog(@"%lu", (unsigned long)[counts count]);

//> 0ms xof nworb kciuq ehT
//> 0ms {4, 5} quick
//> 0ms The | brown fox
//> 0ms {2, 3}
//> 0ms 1 0
//> 0ms The_quick_brown_fox
//> 0ms   3.1|ab    |002.50|+7|ff|FF|10|1.234568e+04
//> 0ms 1 0.3333333333333333 <null>
//> 0ms 42 1 3.7
//> 0ms The < fox < brown < quick
//> 0ms (\n    quick,\n    brown\n)
//> 0ms brown
//> 0ms third
//> 0ms and on
//> 0ms o: 2, z: (null)
//> 0ms 0
