@interface NSString (Shouting)
- (NSString *)shouted;
@end

@implementation NSString (Shouting)
- (NSString *)shouted { return [[self uppercaseString] stringByAppendingString:@"!"]; }
@end

@implementation RACSignal (Logging)
+ (RACSignal *)countTo:(NSUInteger)count {
  return [[RACSignal return:@(count)] flattenMap:^RACStream *(NSNumber *n) {
    NSMutableArray *numbers = [NSMutableArray array];
    for (NSUInteger i = 1; i <= n.unsignedIntegerValue; i++) [numbers addObject:@(i)];
    return numbers.rac_sequence.signal;
  }];
}
- (RACSignal *)labelled:(NSString *)label {
  return [self map:^id(id x) { return [NSString stringWithFormat:@"%@ %@", label, x]; }];
}
@end

@interface Counter : NSObject {
  NSInteger count;
}
@property (nonatomic, copy) NSString *title;
@property (nonatomic, readonly) NSString *full;
+ (instancetype)sharedCounter;
- (void)add:(NSInteger)number;
@end

@implementation Counter
+ (instancetype)sharedCounter {
  static Counter *shared = nil;
  static dispatch_once_t onceToken;
  dispatch_once(&onceToken, ^{ shared = [[self alloc] init]; NSLog(@"made once"); });
  return shared;
}
+ (NSSet *)keyPathsForValuesAffectingFull { return [NSSet setWithObject:@"title"]; }
- (instancetype)init {
  if (self = [super init]) { _title = @"none"; count = 10; }
  return self;
}
- (void)add:(NSInteger)number {
  count += number;
  NSLog(@"%@ is %ld", NSStringFromClass(self.class), (long)count);
}
- (NSString *)full { return [_title shouted]; }
- (void)setTitle:(NSString *)title {
  NSLog(@"from %@ to %@", _title, title);
  _title = [title copy];
}
- (BOOL)isEqual:(id)object { return [object isKindOfClass:[Counter class]] && [[object title] isEqual:self.title]; }
- (void)dealloc { NSLog(@"%@ goes", _title); }
@end

@interface DoubleCounter : Counter
@end

@implementation DoubleCounter
- (instancetype)init {
  self = [super init];
  if (self) { [self add:1]; }
  return self;
}
- (void)add:(NSInteger)number {
  [super add:number * 2];
}
@end

Counter *counter = [Counter sharedCounter];
NSLog(@"%d", counter == [Counter sharedCounter]);
DoubleCounter *twice = [DoubleCounter new];
[twice add:5];
[[RACObserve(counter, full) labelled:@"full"] subscribeNext:^(NSString *text) { NSLog(@"%@", text); }];
counter.title = @"one";
[counter setValue:@"two" forKey:@"title"];
RAC(twice, title) = [[RACSignal return:@"two"] delay:1];
[[RACSignal countTo:3] subscribeNext:^(id x) { NSLog(@"%@", x); }];
NSLog(@"%d %d %d", [twice isKindOfClass:[Counter class]], [twice respondsToSelector:@selector(add:)], [twice isMemberOfClass:[Counter class]]);
[twice.rac_willDeallocSignal subscribeCompleted:^{ NSLog(@"will go"); }];
[[twice rac_signalForSelector:@selector(add:)] subscribeNext:^(RACTuple *t) { NSLog(@"heard %@", t.first); }];
//! wait(1s)
//! log(counter.isEqual(twice))
//! twice.add(3)
//! twice.dealloc()

//> 0ms made once
//> 0ms 1
//> 0ms DoubleCounter is 12
//> 0ms DoubleCounter is 22
//> 0ms full NONE!
//> 0ms from none to one
//> 0ms full ONE!
//> 0ms from one to two
//> 0ms full TWO!
//> 0ms 1 1 0
//> 0ms [background] 1
//> 0ms [background] 2
//> 0ms [background] 3
//> 1000ms → twice.title = two
//> 1000ms from none to two
//> 1000ms 1
//> 1000ms DoubleCounter is 28
//> 1000ms heard 3
//> 1000ms will go
//> 1000ms two goes
