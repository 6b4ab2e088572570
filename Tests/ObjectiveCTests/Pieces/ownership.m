#import <ReactiveObjC/ReactiveObjC.h>

@protocol ServiceDelegate <NSObject>
- (void)serviceFinished;
@end

@interface Service : NSObject
@property (nonatomic, weak) id<ServiceDelegate> delegate;
- (void)run;
@end

@implementation Service
- (void)run {
  if (self.delegate) { [self.delegate serviceFinished]; } else { NSLog(@"no delegate"); }
}
- (void)dealloc { NSLog(@"service dealloc"); }
@end

@interface Model : NSObject <ServiceDelegate>
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) Service *service;
@property (nonatomic, strong) RACSubject *subject;
@property (nonatomic, copy) void (^handler)(void);
@end

@implementation Model
- (instancetype)initWithName:(NSString *)name {
  self = [super init];
  if (self) {
    _name = [name copy];
    _service = [[Service alloc] init];
    _service.delegate = self;
    _subject = [RACSubject subject];
    @weakify(self);
    [[self.subject takeUntil:self.rac_willDeallocSignal] subscribeNext:^(id x) {
      @strongify(self);
      NSLog(@"%@ got %@", self.name, x);
    } completed:^{ NSLog(@"completed"); }];
    __weak typeof(self) weakSelf = self;
    self.handler = ^{ NSLog(@"handler of %@", weakSelf.name); };
    [RACObserve(self, name) subscribeNext:^(id n) { NSLog(@"name %@", n); } completed:^{ NSLog(@"name completed"); }];
    RAC(self, name) = [self.subject map:^(id x) { return [NSString stringWithFormat:@"n%@", x]; }];
  }
  return self;
}
- (void)serviceFinished { NSLog(@"%@ finished", self.name); }
- (void)dealloc { NSLog(@"%@ dealloc", _name); }
@end

@interface Circle : NSObject
@property (nonatomic, strong) RACSubject *subject;
@end
@implementation Circle
- (instancetype)init {
  if (self = [super init]) {
    _subject = [RACSubject subject];
    [self.subject subscribeNext:^(id x) { NSLog(@"circle %@ %@", x, self.subject ? @"yes" : @"no"); }];
  }
  return self;
}
- (void)dealloc { NSLog(@"circle dealloc"); }
@end

static void run(void) {
  Service *kept;
  @autoreleasepool {
    Model *model = [[Model alloc] initWithName:@"ann"];
    kept = model.service;
    [kept run];
    [model.subject sendNext:@1];
    model.handler();
    NSLog(@"end of the block");
  }
  [kept run];
  Circle *circle = [Circle new];
  RACSubject *subject = circle.subject;
  circle = nil;
  [subject sendNext:@2];
  NSLog(@"end");
}
int main() { run(); NSLog(@"after run"); }

//> 0ms name ann
//> 0ms ann finished
//> 0ms ann got 1
//> 0ms → self.name = n1
//> 0ms name n1
//> 0ms handler of n1
//> 0ms end of the block
//> 0ms completed
//> 0ms name completed
//> 0ms n1 dealloc
//> 0ms no delegate
//> 0ms circle 2 yes
//> 0ms end
//> 0ms service dealloc
//> 0ms after run
