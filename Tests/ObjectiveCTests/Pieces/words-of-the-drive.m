// Objects of an app may have the names of the drive's functions.
[database executeUpdate:@"x"];
[network load];
[clock start];
[[database signalForRows] subscribeNext:^(id x) { NSLog(@"%@", x); }];
[[after holiday] subscribeNext:^(id x) { NSLog(@"%@", x); }];
dispatch_after(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), dispatch_get_main_queue(), ^{
  [notify show:@"hi"];
  [object close];
  [log write:@"a"];
});
NSURLRequest *request = [NSURLRequest requestWithURL:[NSURL URLWithString:@"http://a"]];
[[NSURLConnection rac_sendAsynchronousRequest:request] subscribeNext:^(RACTuple *t) { NSLog(@"%@", t.first); }];
//! database.answers("signalForRows") { just("row") }
//! network("http://a", after: 500ms, gives: 1)
//! wait(1s)
//! log("done")

//> 500ms [background] <NSHTTPURLResponse: 200>
//> 1000ms signalForRows
//> 1000ms holiday
//> 1000ms → [notify show:hi]
//> 1000ms → [object close]
//> 1000ms → [log write:a]
//> 1000ms done
