@try { NSLog(@"try"); } @finally { NSLog(@"finally"); }
NSLog(@"after");
for (int i = 0; i < 3; i++) {
  @try {
    if (i == 1) continue;
    if (i == 2) break;
    NSLog(@"body %d", i);
  } @finally {
    NSLog(@"finally %d", i);
  }
  NSLog(@"end %d", i);
}
void (^block)(void) = ^{
  @try {
    NSLog(@"block");
    @throw [NSException exceptionWithName:@"a" reason:@"b" userInfo:nil];
  } @catch (NSException *e) {
    NSLog(@"catch");
  } @finally {
    NSLog(@"finally in a block");
  }
  NSLog(@"after in a block");
};
block();
int early(void) {
  @try { return 1; } @finally { NSLog(@"finally before the result"); }
  return 2;
}
NSLog(@"%d", early());
@try {
  @try { @throw [NSException exceptionWithName:@"a" reason:@"b" userInfo:nil]; } @finally { NSLog(@"inner"); }
} @catch (NSException *e) { NSLog(@"outer %@", e.reason); }

//> 0ms try
//> 0ms finally
//> 0ms after
//> 0ms body 0
//> 0ms finally 0
//> 0ms end 0
//> 0ms finally 1
//> 0ms finally 2
//> 0ms block
//> 0ms catch
//> 0ms finally in a block
//> 0ms after in a block
//> 0ms finally before the result
//> 0ms 1
//> 0ms inner
//> 0ms outer b
