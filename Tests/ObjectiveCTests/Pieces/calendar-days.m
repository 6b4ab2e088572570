// Dates: relative time, calendar arithmetic, a timer that shows minutes, dateComponents
NSCalendar *calendar = [[NSCalendar alloc] initWithCalendarIdentifier:NSCalendarIdentifierGregorian];
calendar.timeZone = [NSTimeZone timeZoneWithName:@"UTC"];
NSDateComponents *parts = [[NSDateComponents alloc] init];
parts.year = 2016; parts.month = 2; parts.day = 28;
NSDate *date = [calendar dateFromComponents:parts];
NSDate *later = [calendar dateByAddingUnit:NSCalendarUnitDay value:2 toDate:date options:0];
NSLog(@"%@", later);
NSDateComponents *diff = [calendar components:NSCalendarUnitDay fromDate:date toDate:[NSDate date] options:0];
NSLog(@"%ld days", (long)diff.day);
NSDateFormatter *f = [[NSDateFormatter alloc] init];
f.locale = [NSLocale localeWithLocaleIdentifier:@"en_US_POSIX"];
f.dateFormat = @"EEE, dd MMM yyyy HH:mm:ss Z";
f.timeZone = [NSTimeZone timeZoneWithAbbreviation:@"GMT"];
NSLog(@"%@", [f stringFromDate:later]);
NSString *(^ago)(NSTimeInterval) = ^NSString *(NSTimeInterval seconds) {
    if (seconds < 60) return @"just now";
    NSInteger minutes = seconds / 60;
    return minutes < 60 ? [NSString stringWithFormat:@"%ld min", (long)minutes] : [NSString stringWithFormat:@"%ld h", (long)(minutes / 60)];
};
for (NSNumber *n in @[@5, @125, @7300]) NSLog(@"%@", ago(n.doubleValue));
NSLog(@"%d", [later compare:date] == NSOrderedDescending);
RACSignal *clock = [[[RACSignal interval:60 onScheduler:[RACScheduler mainThreadScheduler]] startWith:[NSDate date]] take:2];
[clock subscribeNext:^(NSDate *now) { NSLog(@"%.0f", [now timeIntervalSinceDate:date]); }];
//! wait(61s)

//> 0ms 2016-03-01 00:00:00 +0000
//> 0ms 308 days
//> 0ms Tue, 01 Mar 2016 00:00:00 +0000
//> 0ms just now
//> 0ms 2 min
//> 0ms 2 h
//> 0ms 1
//> 0ms 26611200
//> 60000ms 26611260
