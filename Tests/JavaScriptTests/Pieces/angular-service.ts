import { Component, Injectable, Input, OnInit, Output, EventEmitter } from '@angular/core';
import { BehaviorSubject, Observable, Subject, combineLatest, debounceTime, map, of, switchMap, takeUntil, timer } from 'rxjs';

interface Todo { id: number; title: string; done: boolean }

@Injectable({ providedIn: 'root' })
export class TodoService {
  private readonly todos$ = new BehaviorSubject<Todo[]>([]);
  readonly open$: Observable<Todo[]> = this.todos$.pipe(map((l) => l.filter((t) => !t.done)));
  private nextId = 1;

  add(title: string): void {
    this.todos$.next([...this.todos$.value, { id: this.nextId++, title, done: false }]);
  }
  toggle(id: number): void {
    this.todos$.next(this.todos$.value.map((t) => (t.id === id ? { ...t, done: !t.done } : t)));
  }
}

@Component({ selector: 'app-todos', template: '' })
export class TodosComponent implements OnInit {
  @Input() limit = 3;
  private destroy$ = new Subject<void>();
  titles: string[] = [];
  constructor(private readonly service: TodoService) {}
  ngOnInit() {
    this.service.open$.pipe(takeUntil(this.destroy$)).subscribe((l) => {
      this.titles = l.map((t) => t.title).slice(0, this.limit);
      console.log(this.titles);
    });
  }
  add(t: string) { this.service.add(t); }
  ngOnDestroy() { this.destroy$.next(); }
}
//! add("milk")
//! add("bread")
//! service.toggle(1)
//! ngOnDestroy()
//! add("late")

//> 0ms []
//> 0ms [ 'milk' ]
//> 0ms [ 'milk', 'bread' ]
//> 0ms [ 'bread' ]
