// The macros of an app: each stands for the text that follows its name.
#define WEAKSELF __weak typeof(self) weakSelf = self;
#define kCount 3
#define kTwice (kCount * 2)
#define SCREEN_WIDTH [UIScreen mainScreen].bounds.size.width
#define LOG_LINE NSLog(@"line %d", __LINE__);
#if 0
this is no code [
#elif 1
NSLog(@"%d %d", kCount, 10 - kTwice);
#else
nor is this
#endif
WEAKSELF
[[self.button rac_signalForControlEvents:UIControlEventTouchUpInside] subscribeNext:^(id x) {
    weakSelf.taps++;
    NSLog(@"%ld of %d", (long)weakSelf.taps, kCount);
    LOG_LINE
}];
// A static variable lives on also in a loop of the text.
for (int i = 0; i < 2; i++) { static int seen; seen += 10; NSLog(@"seen %d", seen); }
//! self.button.tap()
//! self.button.tap()
//> 0ms 3 4
//> 0ms seen 10
//> 0ms seen 20
//> 0ms 1 of 3
//> 0ms line 18
//> 0ms 2 of 3
//> 0ms line 18
