import { auditTime, audit, combineLatest, delay, interval, map, take, takeUntil, timeout, timer } from 'rxjs';

const observer = (name) => ({
  next: (x) => console.log(name, x),
  error: (e) => console.log(name, e.name),
  complete: () => console.log(name, 'done'),
});
// The tick was armed before the deadline, and is armed anew after its callback: then the deadline comes first.
interval(1000).pipe(timeout(1000)).subscribe(observer('timeout'));
combineLatest([timer(0, 1000), interval(1000)]).pipe(take(3)).subscribe(observer('latest'));
interval(1000).pipe(delay(1000), takeUntil(timer(3000))).subscribe(observer('delay'));
interval(500).pipe(auditTime(1000), take(2)).subscribe(observer('auditTime'));
interval(500).pipe(audit(() => timer(1000)), take(2)).subscribe(observer('audit'));
//> 1000ms timeout 0
//> 1000ms latest [ 0, 0 ]
//> 1000ms latest [ 1, 0 ]
//> 1500ms auditTime 1
//> 1500ms audit 1
//> 2000ms timeout TimeoutError
//> 2000ms latest [ 1, 1 ]
//> 2000ms latest done
//> 2000ms delay 0
//> 2500ms auditTime 3
//> 2500ms auditTime done
//> 2500ms audit 3
//> 2500ms audit done
//> 3000ms delay done
