// NSDateFormatter and dates
NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
formatter.dateFormat = @"yyyy-MM-dd HH:mm:ss";
[formatter setTimeZone:[NSTimeZone timeZoneWithAbbreviation:@"UTC"]];
NSLog(@"%@", [formatter stringFromDate:[NSDate date]]);
NSDate *day = [formatter dateFromString:@"2016-02-28 23:30:05"];
NSLog(@"%@", day);
NSLog(@"%@", [day dateByAddingTimeInterval:3600]);
NSLog(@"%.0f", [day timeIntervalSince1970]);
[formatter setDateFormat:@"MM/dd/yy"];
NSLog(@"%@", [formatter stringFromDate:day]);
formatter.dateFormat = @"EEEE, d MMMM yyyy h:mm a";
NSLog(@"%@", [formatter stringFromDate:day]);
[[[[RACSignal interval:1 onScheduler:[RACScheduler mainThreadScheduler]] take:3] map:^id(NSDate *date) {
    NSDateFormatter *f = [NSDateFormatter new];
    f.dateFormat = @"HH:mm:ss";
    return [f stringFromDate:date];
}] subscribeNext:^(NSString *clock) {
    self.clockLabel.text = clock;
    NSLog(@"%@", clock);
}];
NSDate *a = [NSDate dateWithTimeIntervalSince1970:0];
NSComparisonResult r = [a compare:day];
NSLog(@"%d %@", r == NSOrderedAscending, [a earlierDate:day]);
NSLog(@"%d", [a isEqualToDate:[NSDate dateWithTimeIntervalSince1970:0]]);
NSCalendar *calendar = [NSCalendar currentCalendar];
NSDateComponents *c = [calendar components:NSCalendarUnitYear | NSCalendarUnitMonth | NSCalendarUnitDay fromDate:day];
NSLog(@"%ld-%ld-%ld", (long)c.year, (long)c.month, (long)c.day);

//> 0ms 2017-01-01 00:00:00
//> 0ms 2016-02-28 23:30:05 +0000
//> 0ms 2016-02-29 00:30:05 +0000
//> 0ms 1456702205
//> 0ms 02/28/16
//> 0ms Sunday, 28 February 2016 11:30 PM
//> 0ms 1 1970-01-01 00:00:00 +0000
//> 0ms 1
//> 0ms 2016-2-28
//> 1000ms → self.clockLabel.text = 00:00:01
//> 1000ms 00:00:01
//> 2000ms → self.clockLabel.text = 00:00:02
//> 2000ms 00:00:02
//> 3000ms → self.clockLabel.text = 00:00:03
//> 3000ms 00:00:03
