// The header that declares these types is not pasted.
- (NSString *)titleFor:(NetworkStatus)status {
    switch (status) {
        case 0: return @"offline";
        case 1: return @"wifi";
        default: return @"other";
    }
}
- (void)load:(CompletionHandler)handler { if (handler) handler(@"ok", nil); }
- (BOOL)isSet:(LoadOptions)options { return (options & 1 << 2) != 0; }
NSLog(@"%@ %@", [self titleFor:1], [self titleFor:7]);
[self load:^(id result, NSError *error) { NSLog(@"%@ %@", result, error); }];
NSLog(@"%d %d", [self isSet:5], [self isSet:3]);
// A model may have anything under these names.
NSLog(@"%@ %@ %@", self.user.location, self.coupon.code, self.order.state);
NSString *row = self.seat.row;
self.seatLabel.text = self.seat.section;
for (Item *item in self.items) NSLog(@"%@ %@", item.count, item.tag);
SSKeychain.password = @"secret";
NSLog(@"%@", SSKeychain.password);
const char *name = "C string";
NSLog(@"%s %@ %@", name, row, self.seatLabel.text);


//> 0ms wifi other
//> 0ms ok (null)
//> 0ms 1 0
//> 0ms (null) (null) (null)
//> 0ms secret
//> 0ms C string (null) (null)
