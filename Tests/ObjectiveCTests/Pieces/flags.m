typedef NS_ENUM(NSInteger, PlayerState) {
    PlayerStateStopped,
    PlayerStatePlaying = 10,
    PlayerStatePaused
};
#define kMaxVolume 11
#define kTitle @"Player"

__block PlayerState state = PlayerStateStopped;
void (^play)(NSString *) = ^(NSString *track) {
    state = PlayerStatePlaying;
    NSLog(@"%@ plays %@ (%ld)", kTitle, track, (long)state);
};
NSString *(^nameOf)(PlayerState) = ^NSString *(PlayerState s) {
    switch (s) {
        case PlayerStateStopped: return @"stopped";
        case PlayerStatePlaying: return @"playing";
        case PlayerStatePaused: return @"paused";
    }
    return nil;
};
play(@"song");
NSLog(@"%@ %@", nameOf(state), nameOf(PlayerStatePaused));
int flags = 0;
flags |= 1 << 2;
flags ^= 0x01;
NSLog(@"%d %d %d", flags, flags & 4 ? 1 : 0, ~flags);
CGFloat volume = MIN(kMaxVolume, MAX(0, 12.5));
NSLog(@"%.1f %d", volume, (int)round(7.5));
NSInteger total = 0;
for (int i = 0, j = 10; i < j; i += 3, j--) {
    if (i % 2) continue;
    total += i * j;
}
NSLog(@"%ld %@", (long)total, total > 10 ? @"big" : @"small");
id nothing = nil;
NSLog(@"%@ %d %ld", [nothing description], [nothing boolValue], (long)[nothing count]);
@try {
    [@[] objectAtIndex:3];
} @catch (NSException *exception) {
    NSLog(@"caught %@", exception.name);
} @finally {
    NSLog(@"finally");
}

//> 0ms Player plays song (10)
//> 0ms playing paused
//> 0ms 5 1 -6
//> 0ms 11.0 8
//> 0ms 48 big
//> 0ms (null) 0 0
//> 0ms caught NSRangeException
//> 0ms finally
