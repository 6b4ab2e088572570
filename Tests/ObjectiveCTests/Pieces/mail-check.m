// form validation with enum messages
typedef NS_ENUM(NSUInteger, FieldError) { FieldErrorNone, FieldErrorShort, FieldErrorFormat };
static NSString *messageFor(FieldError error) {
    NSDictionary *messages = @{@(FieldErrorNone): @"", @(FieldErrorShort): @"too short", @(FieldErrorFormat): @"bad format"};
    return messages[@(error)];
}
FieldError (^check)(NSString *) = ^FieldError(NSString *mail) {
    if (mail.length < 3) return FieldErrorShort;
    NSString *regex = @"[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}";
    NSPredicate *test = [NSPredicate predicateWithFormat:@"SELF MATCHES %@", regex];
    return [test evaluateWithObject:mail] ? FieldErrorNone : FieldErrorFormat;
};
RACSignal *error = [[[self.mail rac_textSignal] skip:1] map:^id(NSString *value) { return @(check(value)); }];
RAC(self.hint, text) = [[error distinctUntilChanged] map:^id(NSNumber *e) { return messageFor(e.unsignedIntegerValue); }];
RAC(self.hint, hidden) = [error map:^id(NSNumber *e) { return @(e.integerValue == FieldErrorNone); }];
//! self.mail.enter("a")
//! self.mail.enter("a@b")
//! self.mail.enter("a@b.io")

//> 0ms → self.hint.text = too short
//> 0ms → self.hint.hidden = 0
//> 0ms → self.hint.text = bad format
//> 0ms → self.hint.hidden = 0
//> 0ms → self.hint.text =
//> 0ms → self.hint.hidden = 1
