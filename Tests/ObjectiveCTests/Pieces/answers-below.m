// The drive stands below the code that asks at once.
NSURLRequest *request = [NSURLRequest requestWithURL:[NSURL URLWithString:@"http://a/b"]];
[[[NSURLSession sharedSession] dataTaskWithRequest:request completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
  NSDictionary *json = [NSJSONSerialization JSONObjectWithData:data options:0 error:nil];
  NSLog(@"session %@ %ld", json[@"n"], (long)((NSHTTPURLResponse *)response).statusCode);
}] resume];
[[NSURLConnection rac_sendAsynchronousRequest:request] subscribeNext:^(RACTuple *t) {
  NSDictionary *json = [NSJSONSerialization JSONObjectWithData:t.second options:0 error:nil];
  NSLog(@"rac %@", json[@"n"]);
}];
[NSURLConnection sendAsynchronousRequest:request queue:[NSOperationQueue mainQueue] completionHandler:^(NSURLResponse *response, NSData *data, NSError *error) {
  NSLog(@"connection %ld", (long)[(NSHTTPURLResponse *)response statusCode]);
}];
//! network("http://a/b", after: 500ms, gives: ["n": 1])

//> 500ms [background] session 1 200
//> 500ms [background] rac 1
//> 500ms connection 200
