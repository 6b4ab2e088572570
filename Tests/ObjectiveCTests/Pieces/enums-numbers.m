// enum, options, number formats
typedef NS_OPTIONS(NSUInteger, Permission) {
    PermissionRead = 1 << 0,
    PermissionWrite = 1 << 1,
    PermissionAll = PermissionRead | PermissionWrite,
};
typedef enum : NSUInteger { ColorRed, ColorGreen, ColorBlue } Color;
enum { kFirst = 5, kSecond };
Permission p = PermissionRead;
p |= PermissionWrite;
NSLog(@"%d %lu %d", p == PermissionAll, (unsigned long)(p & PermissionWrite), kSecond);
p &= ~PermissionRead;
NSLog(@"%lu", (unsigned long)p);
NSString *(^name)(Color) = ^NSString *(Color c) {
    switch (c) {
        case ColorRed: return @"red";
        case ColorGreen: return @"green";
        default: return @"other";
    }
};
NSLog(@"%@ %@", name(ColorGreen), name(ColorBlue));
NSNumberFormatter *nf = [[NSNumberFormatter alloc] init];
nf.numberStyle = NSNumberFormatterDecimalStyle;
NSLog(@"%@", [nf stringFromNumber:@1234567.891]);
nf.maximumFractionDigits = 1;
NSLog(@"%@", [nf stringFromNumber:@1234.56]);
NSLog(@"%@", [nf numberFromString:@"12"]);
NSNumber *n = @3.7;
NSLog(@"%d %ld %.1f %@ %d", n.intValue, (long)n.integerValue, n.floatValue, n.stringValue, n.boolValue);
NSLog(@"%@ %@", @(3), [NSNumber numberWithFloat:2.5f]);
NSLog(@"%d", [@1 compare:@2] == NSOrderedAscending);
NSDecimalNumber *d = [NSDecimalNumber decimalNumberWithString:@"1.10"];
NSLog(@"%@", [d decimalNumberByAdding:[NSDecimalNumber decimalNumberWithString:@"2.20"]]);
NSLog(@"%@", [NSString stringWithFormat:@"%02d:%02d", 125 / 60, 125 % 60]);
NSLog(@"%ld", lroundf(2.5f));
NSLog(@"%ld", (long)ceil(10 / 3.0));
NSLog(@"%.2f %.0f %.3f", pow(2, 10), floor(-1.5), M_PI);
NSLog(@"%d", (int)'A' + 1);
NSUInteger count = [@[@1] count];
if (count - 1 == 0) NSLog(@"zero");
int arr = 010;
NSLog(@"%d %d", arr, 0xFF);
BOOL ok = !!count && (count > 0 ? YES : NO);
NSLog(@"%@", ok ? @"ok" : @"no");
NSLog(@"%s %@", __func__, NSStringFromClass([NSString class]));

//> 0ms 1 2 6
//> 0ms 2
//> 0ms green other
//> 0ms 1,234,567.891
//> 0ms 1,234.6
//> 0ms 12
//> 0ms 3 3 3.7 3.7 1
//> 0ms 3 2.5
//> 0ms 1
//> 0ms 3.3
//> 0ms 02:05
//> 0ms 3
//> 0ms 4
//> 0ms 1024.00 -2 3.142
//> 0ms 66
//> 0ms zero
//> 0ms 8 255
//> 0ms ok
//> 0ms main NSString
