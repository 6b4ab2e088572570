import { expect } from 'chai';
import * as sinon from 'sinon';
import { of, timer, throwError, TimeoutError } from 'rxjs';

describe('tests', () => {
  it('fails where an expectation in next does', (done) => {
    of(1).subscribe({ next: (x) => { expect(x).to.equal(2); }, complete: done });
  });
  it('fails later', (done) => {
    timer(10).subscribe({ next: (x) => { expect(x).to.equal(1); done(); } });
  });
  it('passes', function (done) {
    this.timeout(1000);
    timer(10).subscribe({ next: (x) => expect(x).to.equal(0), complete: done });
  });
  it('takes classes and texts of errors', () => {
    expect(() => { throw new TimeoutError(); }).to.throw(TimeoutError);
    expect(() => { throw new RangeError('too far'); }).to.throw(RangeError, 'too far');
    expect(() => { throw new Error('boom'); }).to.throw(/bo+m/);
  });
  it('counts calls', () => {
    const next = sinon.spy();
    of(1, 2).subscribe(next);
    expect(next).to.have.been.calledTwice;
    expect(next.callCount).to.equal(2);
    expect(next.args).to.deep.equal([[1], [2]]);
  });
});
//> 0ms ✗ fails where an expectation in next does
//> 10ms ✗ fails later
//> 20ms ✓ passes
//> 20ms ✓ takes classes and texts of errors
//> 20ms ✓ counts calls
