import { from, of, timer, Observable } from 'rxjs';
import { mergeMap, map, finalize, toArray, tap } from 'rxjs/operators';

interface Job { id: number; ms: number }
const jobs: Job[] = [{ id: 1, ms: 300 }, { id: 2, ms: 100 }, { id: 3, ms: 200 }];
let running = 0;
const run = ({ id, ms }: Job): Observable<string> => {
  running++;
  console.log(`start ${id}, ${running} running`);
  return timer(ms).pipe(map(() => `job ${id}`), finalize(() => running--));
};

from(jobs).pipe(
  mergeMap((job: Job) => run(job), 2),
  tap((name) => console.log(name, 'done')),
  toArray(),
).subscribe({
  next: (names) => console.log(names),
  complete: () => console.log('running:', running),
});

//> 0ms start 1, 1 running
//> 0ms start 2, 2 running
//> 100ms job 2 done
//> 100ms start 3, 2 running
//> 300ms job 1 done
//> 300ms job 3 done
//> 300ms [ 'job 2', 'job 1', 'job 3' ]
//> 300ms running: 0
