import { of, timer, interval, lastValueFrom, EmptyError, throwError, EMPTY } from 'rxjs';
import { take, toArray, delay, first } from 'rxjs/operators';
import { TestScheduler } from 'rxjs/testing';

describe('a service', () => {
  beforeEach(() => console.log('set up'));

  it('emits at once', (done) => {
    of(1, 2).pipe(toArray()).subscribe({
      next: (values) => expect(values).toEqual([1, 2]),
      complete: () => done(),
    });
  });

  it('emits later', (done) => {
    timer(100).subscribe((value) => {
      expect(value).toBe(0);
      console.log('in the test');
      done();
    });
  });

  it('gives a promise', () => {
    return lastValueFrom(interval(50).pipe(take(2))).then((value) => expect(value).toBe(1));
  });

  it('gives a promise that fails', () => lastValueFrom(of('x').pipe(delay(10))).then((v) => expect(v).toBe('y')));

  it('is not done', (done) => {
    EMPTY.subscribe(() => done());
  });

  it('tells an error', (done) => {
    throwError(() => new Error('boom')).subscribe({ error: (e) => done(e) });
  });

  it('throws', () => {
    const check = () => { throw new Error('no such user'); };
    expect(check).toThrow('no such');
    expect(() => 1).not.toThrow();
    expect(undefined).not.toBeDefined();
  });

  it('knows the errors of RxJS', () => {
    new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(({ cold, expectObservable }) => {
      expectObservable(cold('--|').pipe(first())).toBe('--#', null, new EmptyError());
    });
  });
});

//> 0ms set up
//> 0ms ✓ emits at once
//> 0ms set up
//> 100ms in the test
//> 100ms ✓ emits later
//> 100ms set up
//> 200ms ✓ gives a promise
//> 200ms set up
//> 210ms ✗ gives a promise that fails
//> 210ms set up
//> 5210ms ✗ is not done
//> 5210ms set up
//> 5210ms ✗ tells an error
//> 5210ms set up
//> 5210ms ✓ throws
//> 5210ms set up
//> 5210ms ✓ knows the errors of RxJS
