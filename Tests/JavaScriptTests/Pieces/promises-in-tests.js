import { EMPTY, firstValueFrom, lastValueFrom, of, range, throwError, timer } from 'rxjs';

describe('promises', () => {
  it('is kept', async () => {
    await expect(lastValueFrom(range(1, 3))).resolves.toBe(3);
    await expect(firstValueFrom(of({ a: 1 }))).resolves.toEqual({ a: 1 });
    await expect(firstValueFrom(timer(10))).resolves.not.toBe(1);
  });
  it('is rejected', async () => {
    await expect(firstValueFrom(EMPTY)).rejects.toThrow('no elements in sequence');
    await expect(firstValueFrom(throwError(() => 'plain'))).rejects.toBe('plain');
    await expect(firstValueFrom(throwError(() => new TypeError('x')))).rejects.toBeInstanceOf(TypeError);
  });
  it('fails if it is kept', () => expect(firstValueFrom(of(1))).rejects.toThrow());
  it('fails if it is rejected', async () => { await expect(firstValueFrom(EMPTY)).resolves.toBe(1); });
  it('fails by the value', async () => { await expect(firstValueFrom(of(1))).resolves.toBe(2); });
  it('is near', () => {
    expect(0.1 + 0.2).toBeCloseTo(0.3);
    expect(NaN).toBeNaN();
  });
});
//> 10ms ✓ is kept
//> 10ms ✓ is rejected
//> 10ms ✗ fails if it is kept
//> 10ms ✗ fails if it is rejected
//> 10ms ✗ fails by the value
//> 10ms ✓ is near
