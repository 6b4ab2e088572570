// Money by NSDecimalNumber, words by NSCountedSet
NSDecimalNumber *price = [NSDecimalNumber decimalNumberWithString:@"19.90"];
NSDecimalNumber *tax = [NSDecimalNumber decimalNumberWithString:@"0.19"];
NSDecimalNumber *three = [NSDecimalNumber decimalNumberWithMantissa:3 exponent:0 isNegative:NO];
NSDecimalNumber *sum = [price decimalNumberByMultiplyingBy:three];
NSLog(@"%@ %@", sum, [sum decimalNumberByMultiplyingBy:tax]);
NSLog(@"%@", [[sum decimalNumberByAdding:[NSDecimalNumber one]] decimalNumberBySubtracting:price]);
NSLog(@"%@", [[NSDecimalNumber decimalNumberWithString:@"0.1"] decimalNumberByAdding:[NSDecimalNumber decimalNumberWithString:@"0.2"]]);
NSLog(@"%@", [[NSDecimalNumber decimalNumberWithString:@"1"] decimalNumberByDividingBy:[NSDecimalNumber decimalNumberWithString:@"8"]]);
NSLog(@"%d %.2f", [price compare:sum] == NSOrderedAscending, sum.doubleValue);
[[[@[@"19.90", @"5.05"].rac_sequence signalWithScheduler:[RACScheduler immediateScheduler]] aggregateWithStart:[NSDecimalNumber zero] reduce:^id(NSDecimalNumber *total, NSString *text) {
    return [total decimalNumberByAdding:[NSDecimalNumber decimalNumberWithString:text]];
}] subscribeNext:^(NSDecimalNumber *total) { NSLog(@"total %@", total); }];
NSDecimalNumber *third = [[NSDecimalNumber one] decimalNumberByDividingBy:three];
NSDecimalNumberHandler *cents = [NSDecimalNumberHandler decimalNumberHandlerWithRoundingMode:NSRoundPlain scale:2 raiseOnExactness:NO raiseOnOverflow:NO raiseOnUnderflow:NO raiseOnDivideByZero:YES];
NSLog(@"%@ %@", third, [third decimalNumberByRoundingAccordingToBehavior:cents]);
NSLog(@"%@", [[price decimalNumberByDividingBy:three withBehavior:cents] decimalNumberByRaisingToPower:2]);
NSScanner *scanner = [NSScanner scannerWithString:@"19.90 EUR for 3"];
double amount = 0;
NSString *currency = nil;
NSInteger pieces = 0;
BOOL isRead = [scanner scanDouble:&amount] && [scanner scanUpToString:@" for" intoString:&currency] && [scanner scanString:@"for" intoString:nil] && [scanner scanInteger:&pieces];
NSLog(@"%d %.2f %@ %ld %d", isRead, amount, currency, (long)pieces, scanner.isAtEnd);
NSCountedSet *words = [NSCountedSet setWithArray:@[@"a", @"b", @"a"]];
[words addObject:@"b"];
[words addObject:@"b"];
NSLog(@"a %lu b %lu c %lu of %lu", (unsigned long)[words countForObject:@"a"], (unsigned long)[words countForObject:@"b"], (unsigned long)[words countForObject:@"c"], (unsigned long)words.count);
[words removeObject:@"a"];
NSLog(@"a %lu", (unsigned long)[words countForObject:@"a"]);

//> 0ms 59.7 11.343
//> 0ms 40.8
//> 0ms 0.3
//> 0ms 0.125
//> 0ms 1 59.70
//> 0ms total 24.95
//> 0ms 0.33333333333333333333333333333333333333 0.33
//> 0ms 43.9569
//> 0ms 1 19.90 EUR 3 1
//> 0ms a 2 b 3 c 0 of 2
//> 0ms a 1
