import { of, materialize, dematerialize, map, Notification, throwError, concat } from 'rxjs';
concat(of('a', 'b'), throwError(() => new Error('bad'))).pipe(materialize()).subscribe((n) => {
  console.log(n.kind, n.hasValue, n.value, n.error && n.error.message);
});
of({ kind: 'N', value: 1 } as const, { kind: 'N', value: 2 } as const, { kind: 'C' } as const, { kind: 'N', value: 3 } as const)
  .pipe(dematerialize()).subscribe({ next: (x) => console.log('de', x), complete: () => console.log('complete') });
concat(of(1), throwError(() => 'no')).pipe(
  materialize(),
  map((n) => (n.kind === 'E' ? Notification.createNext('recovered') : n)),
  dematerialize(),
).subscribe((x) => console.log(x));

//> 0ms N true a undefined
//> 0ms N true b undefined
//> 0ms E false undefined bad
//> 0ms de 1
//> 0ms de 2
//> 0ms complete
//> 0ms 1
//> 0ms recovered
