#import <Foundation/Foundation.h>
#import <ReactiveCocoa/ReactiveCocoa.h>

static NSInteger square(NSInteger n) { return n * n; }

int main(int argc, const char * argv[]) {
    @autoreleasepool {
        RACSequence *squares = [@[@1, @2, @3].rac_sequence map:^id(NSNumber *n) { return @(square(n.integerValue)); }];
        NSLog(@"%@", [squares.array componentsJoinedByString:@" "]);
        [[[RACSignal return:@"later"] delay:1] subscribeNext:^(id x) { NSLog(@"%@", x); }];
    }
    return 0;
}

//> 0ms 1 4 9
//> 1000ms later
