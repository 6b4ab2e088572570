import { BehaviorSubject, Subject } from 'rxjs';
import { switchMap, takeUntil } from 'rxjs/operators';

private readonly page$ = new BehaviorSubject<number>(0);
private destroy$ = new Subject<void>();
public users: string[] = [];
loading?: boolean;

constructor(private userService: UserService, private readonly http: HttpClient) {
  this.loading = true;
}

ngOnInit(): void {
  this.page$.pipe(
    switchMap((page) => this.userService.search(page)),
    takeUntil(this.destroy$),
  ).subscribe((users) => {
    console.log('before', this.users, this.loading);
    this.users = users;
    this.loading = false;
    console.log('after', this.users, users, this.loading);
  });
}

nextPage() { this.page$.next(this.page$.value + 1); }

ngOnDestroy(): void {
  this.destroy$.next();
  this.destroy$.complete();
}

//! userService.answers("search") { page in timer(500ms).map { _ in ["page \(page)"] } }
//! wait(1s)
//! nextPage()
//! wait(1s)
//! ngOnDestroy()
//! nextPage()

//> 500ms before [] true
//> 500ms after [ 'page 0' ] [ 'page 0' ] false
//> 1500ms before [ 'page 0' ] false
//> 1500ms after [ 'page 1' ] [ 'page 1' ] false
