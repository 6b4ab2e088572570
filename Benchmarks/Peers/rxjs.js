// rxjs.js WORKLOAD N: after a run of a tenth to warm up, prints the answer, and the nanoseconds that the run took by
// the clock and of the processor. RXJS says where the package is when node does not find it by its name.
'use strict';

const {
  VirtualTimeScheduler, VirtualAction, Subject, ReplaySubject, interval, range, zip, combineLatest,
  map, filter, reduce, count, take, debounceTime, mergeMap, switchAll, buffer, delay,
} = require(process.env.RXJS || 'rxjs');

function last(build) {
  const scheduler = new VirtualTimeScheduler(VirtualAction, Infinity);
  let answer = -1;
  build(scheduler, (period) => interval(period, scheduler)).subscribe((value) => { answer = value; });
  scheduler.flush();
  return answer;
}

function flattened(n, period) {
  return last((_, every) => every(1).pipe(take(n / 10), mergeMap(() => every(period).pipe(take(10))), count()));
}

function deliveries(subject, n, sendsFirst) {
  let answer = 0;
  const send = () => {
    for (let value = 0; value < n / 100; value++) subject.next(value);
    subject.complete();
  };
  if (sendsFirst) send();
  for (let index = 0; index < 100; index++) {
    subject.pipe(map((x) => x + 1), count()).subscribe((value) => { answer += value; });
  }
  if (!sendsFirst) send();
  return answer;
}

const workloads = {
  P1: (n) => last(() => range(0, n).pipe(map((x) => x * 2), filter((x) => x % 3 === 0), reduce((a, x) => a + x, 0))),
  P2: (n) => last((_, every) => every(1).pipe(take(n), map((x) => x + 1), filter((x) => x % 2 === 0), count())),
  P3: (n) => last((scheduler, every) =>
    every(1).pipe(take(n), filter((x) => x % 10 < 5), debounceTime(5, scheduler), count())),
  P4: (n) => last((_, every) => zip(every(1), every(2)).pipe(take(n), count())),
  P5: (n) => last((_, every) => combineLatest([every(1), every(2)]).pipe(take(n), count())),
  P6a: (n) => flattened(n, 1),
  P6b: (n) => flattened(n, 100),
  P7: (n) => last((_, every) => every(10).pipe(take(n / 10), map(() => every(1)), switchAll(), take(n), count())),
  // bufferTime gives nothing from about 500 windows on under a VirtualTimeScheduler: its stack overflows.
  P8: (n) => last((_, every) =>
    every(1).pipe(take(n), buffer(every(10)), map((values) => values.length), reduce((a, x) => a + x, 0))),
  P9a: (n) => deliveries(new Subject(), n, false),
  P9b: (n) => deliveries(new ReplaySubject(), n, true),
  P10: (n) => last((scheduler, every) => every(1).pipe(take(n), delay(1000, scheduler), count())),
  P11: (n) => {
    const scheduler = new VirtualTimeScheduler(VirtualAction, 1000 * n);
    let fires = 0;
    for (let number = 0; number < 10000; number++) {
      interval(100 + (number % 900), scheduler).subscribe(() => { fires++; });
    }
    scheduler.flush();
    return fires;
  },
};

const [name, size] = [process.argv[2], Number(process.argv[3])];
const workload = workloads[name];
if (workload === undefined) {
  console.log('absent');
} else {
  workload(Math.max(1, size / 10));
  const processor = process.cpuUsage();
  const clock = process.hrtime.bigint();
  const answer = workload(size);
  const took = process.hrtime.bigint() - clock;
  const used = process.cpuUsage(processor);
  console.log(`${answer} ${took} ${1000 * (used.user + used.system)}`);
}
