//! network("http://cdn.example.com/a.png", after: 500ms, gives: "bytes of a")
//! network("http://cdn.example.com/404.png", after: 250ms, fails: error("not found", code: 404))

- (RACSignal *)imageSignalForURL:(NSURL *)url {
    return [[[[[NSURLConnection rac_sendAsynchronousRequest:[NSURLRequest requestWithURL:url]]
        map:^id(RACTuple *tuple) {
            NSLog(@"loaded %@", url);
            return [UIImage imageWithData:tuple.second];
        }]
        catchTo:[RACSignal return:[UIImage imageNamed:@"placeholder.png"]]]
        deliverOn:RACScheduler.mainThreadScheduler]
        replayLazily];
}

RACSignal *avatar = [self imageSignalForURL:[NSURL URLWithString:@"http://cdn.example.com/a.png"]];
RACSignal *broken = [self imageSignalForURL:[NSURL URLWithString:@"http://cdn.example.com/404.png"]];
RAC(self.avatarView, image) = avatar;
RAC(self.smallAvatarView, image) = avatar;
RAC(self.brokenView, image) = [broken startWith:nil];

//! wait(1s)

//> 0ms → self.brokenView.image = (null)
//> 250ms → self.brokenView.image = <UIImage: placeholder.png>
//> 500ms [background] loaded http://cdn.example.com/a.png
//> 500ms → self.avatarView.image = <UIImage: bytes of a>
//> 500ms → self.smallAvatarView.image = <UIImage: bytes of a>
