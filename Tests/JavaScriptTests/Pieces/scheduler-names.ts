import { TestScheduler } from 'rxjs/testing';
import { EmptyError, Observable, of, timer, TimeoutError } from 'rxjs';
import { bufferTime, first, map, sampleTime, take, throttleTime, timeout } from 'rxjs/operators';

describe('operators with a scheduler of any name', () => {
  let rxTest: TestScheduler;
  beforeEach(() => {
    rxTest = new TestScheduler((actual, expected) => expect(actual).to.deep.equal(expected));
  });

  it('samples', () => {
    rxTest.run(({ hot, expectObservable }) => {
      const e1 = hot('     --1-2---3-4---|');
      expectObservable(e1.pipe(sampleTime(5, rxTest))).toBe('-----2----4---|');
    });
  });
  it('throttles at the end', () => {
    rxTest.run(({ hot, expectObservable }) => {
      const e1 = hot('-a-xy-------b--c---|');
      const result = e1.pipe(throttleTime(5, rxTest, { leading: false, trailing: true }));
      expectObservable(result).toBe('------y----------c-|');
    });
  });
  it('buffers without a limit', () => {
    rxTest.run(({ hot, expectObservable }) => {
      const result = hot('-a-b-c-|').pipe(bufferTime(4, null, Number.POSITIVE_INFINITY, rxTest), map((x) => x.join('')));
      expectObservable(result).toBe('----x--(y|)', { x: 'ab', y: 'c' });
    });
  });
  it('counts in periods', () => {
    rxTest.run(({ expectObservable }) => {
      expectObservable(timer(3, 2, rxTest).pipe(take(3))).toBe('---a-b-(c|)', { a: 0, b: 1, c: 2 });
      expectObservable(timer(3, -1, rxTest)).toBe('---(a|)', { a: 0 });
    });
  });
  it('compares errors of RxJS', () => {
    rxTest.run(({ cold, expectObservable }) => {
      expectObservable(cold('--|').pipe(first())).toBe('--#', null, new EmptyError());
      expectObservable(cold('-----a|').pipe(timeout(3))).toBe('---#', null, new TimeoutError());
    });
  });
  it('expects in many words', () => {
    const seen: string[] = [];
    of('a').subscribe((x) => seen.push(x));
    expect(seen).to.be.an('array').that.has.lengthOf(1);
    expect(seen.length === 1).to.be.true;
    expect(() => { throw new RangeError('too far'); }).to.throw('too far');
    expect(() => of(1)).not.toThrow();
    expect(of(1)).to.be.instanceof(Observable);
    expect(new EmptyError()).toBeInstanceOf(EmptyError);
    expect(seen).to.not.be.empty;
  });
  it('sees what is not so', () => {
    expect(false).to.be.true;
  });
  it('sees that nothing is thrown', () => {
    expect(() => 1).toThrow();
  });
});

//> 0ms ✓ samples
//> 0ms ✓ throttles at the end
//> 0ms ✓ buffers without a limit
//> 0ms ✓ counts in periods
//> 0ms ✓ compares errors of RxJS
//> 0ms ✓ expects in many words
//> 0ms ✗ sees what is not so
//> 0ms ✗ sees that nothing is thrown
