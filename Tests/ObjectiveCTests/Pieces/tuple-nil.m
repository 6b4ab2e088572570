RACTuple *t = RACTuplePack(nil, @1);
NSLog(@"%d %d", [t.allObjects[0] isEqual:[NSNull null]], [t.allObjects[0] isEqual:RACTupleNil.tupleNil]);
RACTuple *u = [RACTuple tupleWithObjects:RACTupleNil.tupleNil, @2, nil];
NSLog(@"%d %lu %d", u.first == nil, (unsigned long)u.count, [u isEqual:RACTuplePack(nil, @2)]);
NSLog(@"%d", [RACTuplePack(RACTupleNil.tupleNil) isEqual:RACTuplePack(nil)]);
NSLog(@"%d", [[RACTuple tupleWithObjectsFromArray:@[NSNull.null] convertNullsToNils:YES] isEqual:RACTuplePack(nil)]);
NSLog(@"%@ %@", [RACTuple tupleWithObjectsFromArray:@[NSNull.null]].first, RACTupleNil.tupleNil);
NSLog(@"%d %d", [RACTuplePack(@1, @2) isMemberOfClass:RACTwoTuple.class], [RACTuplePack(@1) isKindOfClass:RACTuple.class]);
RACSubject *keys = [RACSubject subject];
[[RACSignal switch:keys cases:@{ RACTupleNil.tupleNil: [RACSignal return:@"none"], @1: [RACSignal return:@"one"] } default:nil] subscribeNext:^(id x) { NSLog(@"%@", x); }];
[keys sendNext:nil];
[keys sendNext:@1];

//> 0ms 1 0
//> 0ms 1 2 1
//> 0ms 1
//> 0ms 1
//> 0ms <null> <RACTupleNil: 0x…>
//> 0ms 1 1
//> 0ms none
//> 0ms one
