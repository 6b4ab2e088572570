import { combineLatest, Subject } from 'rxjs';
import { map, startWith, takeUntil, withLatestFrom } from 'rxjs/operators';
import { UserService } from './user.service';

const users = new UserService();
const reload$ = new Subject<void>();

reload$.pipe(
  startWith(undefined),
  withLatestFrom(this.filter$),
  map(([, filter]) => filter),
  takeUntil(this.destroy$),
).subscribe((filter) => console.log('reload', filter));

combineLatest([users.current$, this.route.params]).pipe(
  map(([user, params]) => `${user} at ${params.id}`),
).subscribe(console.log);

//! filter$.next("all")
//! reload$.next()
//! users.current$.next("Ann")
//! route.params.next(["id": 7])
//! destroy$.next()
//! reload$.next()

//> 0ms reload all
//> 0ms Ann at 7
