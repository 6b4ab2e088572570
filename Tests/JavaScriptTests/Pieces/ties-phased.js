//! ties("phased")
import { interval, timeout } from 'rxjs';

interval(1000).pipe(timeout(1000)).subscribe({ next: (x) => console.log(x), error: (e) => console.log(e.name) });
//> 1000ms TimeoutError
