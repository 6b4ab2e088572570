#import <ReactiveObjC/ReactiveObjC.h>

@interface Cart : NSObject
@property (nonatomic, copy) NSArray *items;
@property (nonatomic, weak) NSObject *owner;
@end
@implementation Cart
@end

@interface Screen : NSObject
@end
@implementation Screen
- (void)dealloc { NSLog(@"screen dealloc"); }
@end

void items(void) {
  Cart *cart = [[Cart alloc] init];
  cart.items = @[ @"tea" ];
  [cart rac_observeKeyPath:@"items"
                   options:NSKeyValueObservingOptionNew | NSKeyValueObservingOptionOld
                  observer:nil
                     block:^(id value, NSDictionary *change, BOOL byDealloc, BOOL isLast) {
    NSLog(@"kind %@ at %@: %@ for %@", change[NSKeyValueChangeKindKey],
          @([change[NSKeyValueChangeIndexesKey] firstIndex]),
          [change[NSKeyValueChangeNewKey] firstObject] ?: @"none",
          [change[NSKeyValueChangeOldKey] firstObject] ?: @"none");
  }];
  NSMutableArray *items = [cart mutableArrayValueForKey:@"items"];
  [items addObject:@"milk"];
  [items replaceObjectAtIndex:0 withObject:@"coffee"];
  [items removeObject:@"milk"];
  NSLog(@"%@ of %lu", cart.items.firstObject, (unsigned long)items.count);
}

void owners(void) {
  Cart *cart = [[Cart alloc] init];
  [RACObserve(cart, owner) subscribeNext:^(id x) { NSLog(@"owner %@", x ? @"there" : @"nil"); }];
  @autoreleasepool {
    NSObject *owner = [[NSObject alloc] init];
    cart.owner = owner;
  }
  NSLog(@"owner is gone");
}

void observers(void) {
  Cart *cart = [[Cart alloc] init];
  @autoreleasepool {
    Screen *screen = [[Screen alloc] init];
    [[cart rac_valuesForKeyPath:@"items" observer:screen] subscribeNext:^(id x) { NSLog(@"items %@", x[0]); }
                                                              completed:^{ NSLog(@"observer is gone"); }];
    cart.items = @[ @"tea" ];
  }
  cart.items = @[ @"milk" ];
}

void scopes(void) {
  @autoreleasepool {
    RACDisposable *work = [RACDisposable disposableWithBlock:^{ NSLog(@"disposed"); }];
    RACScopedDisposable *scoped = [work asScopedDisposable];
    NSLog(@"scoped %d", scoped.disposed);
  }
  NSLog(@"after the scope");
}

items();
owners();
observers();
scopes();

//> 0ms kind 2 at 1: milk for none
//> 0ms kind 4 at 0: coffee for tea
//> 0ms kind 3 at 1: none for milk
//> 0ms coffee of 1
//> 0ms owner nil
//> 0ms owner there
//> 0ms owner nil
//> 0ms owner is gone
//> 0ms items (null)
//> 0ms items tea
//> 0ms observer is gone
//> 0ms screen dealloc
//> 0ms scoped 0
//> 0ms disposed
//> 0ms after the scope
