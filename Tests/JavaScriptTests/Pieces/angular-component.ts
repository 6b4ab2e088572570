import { Component, OnDestroy, OnInit } from '@angular/core';
import { HttpClient } from '@angular/common/http';
import { Observable, Subject } from 'rxjs';
import { debounceTime, distinctUntilChanged, switchMap, takeUntil } from 'rxjs/operators';
import { ItemService } from './item.service';

@Component({ selector: 'app-search', templateUrl: './search.component.html' })
export class SearchComponent implements OnInit, OnDestroy {
  @Input() limit = 2;
  items: string[] = [];
  loading = false;
  private readonly terms$ = new Subject<string>();
  private readonly destroy$ = new Subject<void>();

  constructor(private itemService: ItemService) {}

  ngOnInit(): void {
    this.terms$.pipe(
      debounceTime(300),
      distinctUntilChanged(),
      switchMap((term) => this.itemService.search(term)),
      takeUntil(this.destroy$),
    ).subscribe((items) => {
      this.items = items.slice(0, this.limit);
      this.loading = false;
      console.log(this.items, items.length, this.loading);
    });
  }

  search(term: string): void {
    this.loading = true;
    this.terms$.next(term);
  }

  ngOnDestroy(): void {
    this.destroy$.next();
    this.destroy$.complete();
  }
}

//! itemService.answers("search") { term in timer(200ms).map { _ in [term, "more", "most"] } }
//! search("r")
//! wait(100ms)
//! search("rx")
//! wait(1s)
//! ngOnDestroy()
//! search("late")

//> 600ms [ 'rx', 'more' ] 3 false
