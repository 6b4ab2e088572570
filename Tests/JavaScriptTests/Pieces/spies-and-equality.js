import { spy, stub, createSandbox } from 'sinon';
import { of, share, Subject } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';

describe('spies', () => {
  it('replaces a method', () => {
    const store = { kept: 1, load(n) { return this.kept + n; } };
    const sandbox = createSandbox();
    const load = sandbox.spy(store, 'load');
    expect(store.load(2)).to.equal(3);
    expect(load).to.have.been.calledOnce;
    expect(load.getCall(0)).to.have.been.calledWithExactly(2);
    sandbox.restore();
    store.load(3);
    expect(load.callCount).to.equal(1);
    const later = stub(store, 'load').callsFake(() => 'fake');
    expect(store.load()).to.equal('fake');
    later.callThrough();
    expect(store.load(4)).to.equal(5);
    later.restore();
  });
  it('makes subjects', () => {
    const connector = spy(() => new Subject());
    const source = of(1, 2).pipe(share({ connector }));
    source.subscribe();
    source.subscribe();
    expect(connector).to.have.callCount(2);
  });
  it('equal is ===, and deep equal is not', () => {
    expect([1]).to.deep.equal([1]);
    expect([1]).to.not.equal([1]);
    expect([1]).to.eql([1]);
  });
  it('fails', () => { expect({ a: 1 }).to.equal({ a: 1 }); });
  it('reads subscriptions as RxJS does', () => {
    const read = (text, run) => TestScheduler.parseMarblesAsSubscriptions(text, run);
    expect(read('--^-(- )-!', true)).to.deep.equal({ subscribedFrame: 2, unsubscribedFrame: 8 });
    expect(read('-(^!)', true)).to.deep.equal({ subscribedFrame: 1, unsubscribedFrame: 1 });
    expect(read(' -^ !')).to.deep.equal({ subscribedFrame: 20, unsubscribedFrame: 40 });
    expect(() => read('-^-^')).to.throw();
    expect(() => read('-^-!-!')).to.throw();
    expect(new TestScheduler().createTime('   |')).to.equal(30);
  });
});
//> 0ms ✓ replaces a method
//> 0ms ✓ makes subjects
//> 0ms ✓ equal is ===, and deep equal is not
//> 0ms ✗ fails
//> 0ms ✓ reads subscriptions as RxJS does
