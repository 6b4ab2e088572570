// Objects of an app may have the names of the drive's functions.
import { map } from 'rxjs';
network.get('/x').subscribe((x) => console.log('got', x));
network.status$.pipe(map((s) => s + '!')).subscribe((s) => console.log(s));
notify.show('hi');
fetch('/y').then((response) => response.json()).then((y) => console.log('y', y));
//! network("/y", after: 500ms, gives: 1)
//! network.answers("get") { x in just("an answer") }
//! network.status$.next("up")

//> 0ms up!
//> 0ms got an answer
//> 500ms y 1
