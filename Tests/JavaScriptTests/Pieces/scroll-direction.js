import { fromEvent, map, pairwise, throttleTime } from 'rxjs';

fromEvent(window, 'scroll').pipe(
  throttleTime(100, undefined, { leading: true, trailing: true }),
  map(() => window.scrollY),
  pairwise(),
  map(([before, now]) => (now > before ? 'down' : 'up')),
).subscribe(console.log);

//! window.fire("scroll", scrollY: 10)
//! wait(200ms)
//! window.fire("scroll", scrollY: 50)
//! wait(200ms)
//! window.fire("scroll", scrollY: 20)

//> 200ms down
//> 400ms up
