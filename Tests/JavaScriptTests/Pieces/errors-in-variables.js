import { EmptyError, EMPTY, firstValueFrom } from 'rxjs';

function attempt(work) {
  let error = null;
  try { work(); } catch (e) { error = e; }
  return error;
}
console.log(attempt(() => { throw new Error('first'); }).message, attempt(() => {}));

let error = 'none';
try { throw new TypeError('second'); } catch { error = 'some'; }
console.log(error);
try { throw new TypeError('third'); } catch (error) { console.log(error.message); }
console.log(error);

async function wait() {
  let error;
  try { await firstValueFrom(EMPTY, undefined); } catch (thrown) { error = thrown; }
  console.log(error instanceof EmptyError, error.name);
  try { await Promise.reject(new RangeError('fourth')); } catch (thrown) { error = thrown; } finally { console.log(error.message); }
}
wait();
//> 0ms first null
//> 0ms some
//> 0ms third
//> 0ms some
//> 0ms true EmptyError
//> 0ms fourth
