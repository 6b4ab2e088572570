const EventEmitter = require('events');
class Job extends EventEmitter {
  constructor(n) { super(); this.n = n; }
  run() { this.emit('start'); for (let i = 0; i < this.n; i++) this.emit('progress', i, this.n); this.emit('end'); return this; }
}
const job = new Job(2);
job.on('start', () => console.log('start'));
job.on('progress', function (i, n) { console.log('progress', i, n); });
job.once('end', () => console.log('end'));
job.run().run();
console.log(job.listenerCount('progress'), job.eventNames());
const { fromEvent, take } = require('rxjs');
fromEvent(job, 'progress').pipe(take(3)).subscribe(v => console.log('rx', v));
job.run(); job.run();
const e = new EventEmitter();
try { e.emit('error', new Error('boom')); } catch (err) { console.log(err.message); }
console.log(e.emit('nothing'), e.on('x', () => {}).emit('x'));
const off = () => console.log('never');
e.on('y', off); e.off('y', off); e.emit('y');
const t = new EventTarget();
t.addEventListener('hit', (ev) => console.log(ev.type, ev.detail, ev instanceof CustomEvent));
t.dispatchEvent(new CustomEvent('hit', { detail: { a: 1 } }));
fromEvent(t, 'ping').subscribe(ev => console.log('ping', ev.type));
t.dispatchEvent(new Event('ping'));

//> 0ms start
//> 0ms progress 0 2
//> 0ms progress 1 2
//> 0ms end
//> 0ms start
//> 0ms progress 0 2
//> 0ms progress 1 2
//> 0ms 1 [ 'start', 'progress' ]
//> 0ms start
//> 0ms progress 0 2
//> 0ms rx [ 0, 2 ]
//> 0ms progress 1 2
//> 0ms rx [ 1, 2 ]
//> 0ms start
//> 0ms progress 0 2
//> 0ms rx [ 0, 2 ]
//> 0ms progress 1 2
//> 0ms boom
//> 0ms false true
//> 0ms hit { a: 1 } true
//> 0ms ping ping
