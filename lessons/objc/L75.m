//! client.answers("fetchUserRepos") { timer(1s).mapReplace("user repos") }
//! client.answers("fetchOrgRepos") { timer(2s).mapReplace("org repos") }

// 在两个网络请求结束后打印信息
//
// +merge: takes an array of signals and returns a new RACSignal that passes
// through the values of all of the signals and completes when all of the
// signals complete.(太长了,求翻译)
//
// -subscribeCompleted: 在信号结束后调用
[[RACSignal
    merge:@[ [client fetchUserRepos], [client fetchOrgRepos] ]]
    subscribeCompleted:^{
        NSLog(@"They're both done!");
    }];
