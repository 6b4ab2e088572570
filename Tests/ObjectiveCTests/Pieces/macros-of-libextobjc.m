static char kTokenKey;
- (void)setToken:(NSString *)token { objc_setAssociatedObject(self, &kTokenKey, token, OBJC_ASSOCIATION_COPY_NONATOMIC); }
- (NSString *)token { return objc_getAssociatedObject(self, &kTokenKey); }
- (RACSubject *)failures {
    RACSubject *subject = objc_getAssociatedObject(self, _cmd);
    if (!subject) {
        subject = [RACSubject subject];
        objc_setAssociatedObject(self, _cmd, subject, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
    }
    return subject;
}
- (NSInteger)read:(NSInteger)rows {
    NSLog(@"open %ld", (long)rows);
    @onExit { NSLog(@"close %ld", (long)rows); };
    if (rows == 0) return -1;
    NSLog(@"read");
    return rows * 2;
}
NSLog(@"%@", self.token);
self.token = @"abc";
NSLog(@"%@", self.token);
[self.failures subscribeNext:^(id x) { NSLog(@"failure %@", x); }];
[self.failures sendNext:@"offline"];
NSLog(@"%ld", (long)[self read:0]);
NSLog(@"%ld", (long)[self read:4]);
self.titleLabel = ({
    UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, 100, 20)];
    label.text = @"Title";
    label;
});
NSLog(@"%@", self.titleLabel.text);
NSInteger x = 3, square = ({ NSInteger y = x; y * x; });
NSLog(@"%ld", (long)square);
UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithTitle:@"Save" style:(UIBarButtonItemStylePlain) target:self action:nil];
item.rac_command = [[RACCommand alloc] initWithSignalBlock:^RACSignal *(id input) {
    NSLog(@"saving");
    return [RACSignal empty];
}];
[item.rac_command execute:nil];
NSString *version = (__bridge NSString *)(__bridge CFStringRef)@"1.0";
NSLog(@"%@", version);
NSString *path __attribute__((unused)) = [@"user.address.city" rac_keyPathByDeletingLastKeyPathComponent];
NSLog(@"%@ %@", path, [@"user.address.city" rac_keyPathByDeletingFirstKeyPathComponent]);

//> 0ms (null)
//> 0ms abc
//> 0ms failure offline
//> 0ms open 0
//> 0ms close 0
//> 0ms -1
//> 0ms open 4
//> 0ms read
//> 0ms close 4
//> 0ms 8
//> 0ms Title
//> 0ms 9
//> 0ms saving
//> 0ms 1.0
//> 0ms user.address address.city
