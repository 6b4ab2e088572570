// Modern spelling: generics, nullability, kindof, available, pragma clang, inline functions, class methods
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
NS_ASSUME_NONNULL_BEGIN
extern NSString *const AppErrorDomain;
NSString *const AppErrorDomain = @"app";
static inline NSString *Greeting(NSString * _Nullable name) { return name.length ? [@"Hi " stringByAppendingString:name] : @"Hi"; }
+ (NSArray<NSString *> *)words:(nullable NSString *)text {
    return [text componentsSeparatedByCharactersInSet:[NSCharacterSet whitespaceCharacterSet]] ?: @[];
}
NSArray<NSString *> *names = @[@"Ann", @"Bo"];
NSDictionary<NSString *, NSNumber *> *ages = @{@"Ann": @3};
NSMutableArray<__kindof UIView *> *views = [NSMutableArray new];
for (NSString * _Nonnull name in names) NSLog(@"%@ %@", Greeting(name), ages[name] ?: @"?");
NSLog(@"%@ %lu", Greeting(nil), (unsigned long)views.count);
NSLog(@"%@", [[self class] words:@"a b  c"]);
if (@available(iOS 11.0, *)) { NSLog(@"eleven"); } else { NSLog(@"old"); }
id<RACSubscriber> _Nullable none = nil;
[none sendNext:@1];
RACSignal<NSString *> *typed = [RACSignal return:@"typed"];
[typed subscribeNext:^(NSString * _Nullable x) { NSLog(@"%@ %@", x, AppErrorDomain); }];
NSString *long_ = @"one "
    @"two "
    "three";
NSLog(@"%@", long_);
__unused int unused = 3;
BOOL both = names.count && ages.count;
NSLog(@"%@ %d", both ? @"YES" : @"NO", !names);
NS_ASSUME_NONNULL_END
#pragma clang diagnostic pop

//> 0ms Hi Ann 3
//> 0ms Hi Bo ?
//> 0ms Hi 0
//> 0ms (\n    a,\n    b,\n    "",\n    c\n)
//> 0ms eleven
//> 0ms typed app
//> 0ms one two three
//> 0ms YES 0
