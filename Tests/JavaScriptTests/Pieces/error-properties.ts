import { of, throwError, catchError, map, EMPTY, concat, timer, mergeMap } from 'rxjs';
interface HttpError extends Error { status: number; }
const fail = (status: number): never => {
  const error = new Error(`Request failed with ${status}`) as HttpError;
  error.status = status;
  error.name = 'HttpError';
  throw error;
};
of(200, 404, 500).pipe(
  map((s) => (s >= 400 ? fail(s) : s)),
  catchError((e: HttpError, caught) => {
    console.log(e.name, e.status, e.message, String(e));
    return e.status === 404 ? of('not found') : EMPTY;
  }),
).subscribe((v) => console.log(v));
const custom = { code: 'E_FAIL', message: 'custom' };
throwError(() => custom).subscribe({ error: (e) => console.log(e === custom, e.code, e) });
throwError(() => 'text').pipe(catchError((e) => of(typeof e, e.length))).subscribe(console.log);
throwError(() => 42).subscribe({ error: (n) => console.log(n + 1) });
try {
  throw new RangeError('out');
} catch (e) {
  console.log(e instanceof RangeError, e instanceof Error, e instanceof TypeError, e.name, `${e}`);
}
const wrapped = new Error('outer', { cause: new TypeError('inner') });
console.log(wrapped.cause.message, wrapped.cause instanceof TypeError);

//> 0ms 200
//> 0ms HttpError 404 Request failed with 404 HttpError: Request failed with 404
//> 0ms not found
//> 0ms true E_FAIL { code: 'E_FAIL', message: 'custom' }
//> 0ms string
//> 0ms 4
//> 0ms 43
//> 0ms true true false RangeError RangeError: out
//> 0ms inner true
