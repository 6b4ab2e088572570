//! let eat = signal { send("吃饭", "完毕"); sendCompleted() }
//! let work = signal { send("上班", "完毕"); sendCompleted() }

[[eat then:^RACSignal *{//返回一个信号
    return work;//只执行上班,
}] subscribeNext:^(id x) {
    NSLog(@"%@",x);//会忽略吃饭
}];;
