"""rxpy.py WORKLOAD N: after a run of a tenth to warm up, prints the answer, and the nanoseconds that the run took by
the clock and of the processor. A tick of virtual time is a second here, which stands for a millisecond: whole numbers
stay whole."""

import sys
import time

import reactivex
from reactivex import operators as ops
from reactivex.scheduler import VirtualTimeScheduler
from reactivex.subject import ReplaySubject, Subject

FOR_EVER = 10.0**9  # start() moves time when a hundred actions are due at one instant; advance_to does not


class Run:
    def __init__(self, workload, n):
        self.scheduler = VirtualTimeScheduler()
        self.answer = -1
        self.n = n
        getattr(self, workload)()

    def interval(self, period):
        return reactivex.interval(period, scheduler=self.scheduler)

    def last(self, pipeline):
        def keep(value):
            self.answer = value

        pipeline.subscribe(keep, scheduler=self.scheduler)
        self.scheduler.advance_to(FOR_EVER)

    def P1(self):
        self.last(
            reactivex.range(0, self.n).pipe(
                ops.map(lambda x: x * 2), ops.filter(lambda x: x % 3 == 0), ops.reduce(lambda a, x: a + x, 0)
            )
        )

    def P2(self):
        self.last(
            self.interval(1).pipe(
                ops.take(self.n), ops.map(lambda x: x + 1), ops.filter(lambda x: x % 2 == 0), ops.count()
            )
        )

    def P3(self):
        self.last(
            self.interval(1).pipe(ops.take(self.n), ops.filter(lambda x: x % 10 < 5), ops.debounce(5), ops.count())
        )

    def P4(self):
        self.last(self.interval(1).pipe(ops.zip(self.interval(2)), ops.take(self.n), ops.count()))

    def P5(self):
        self.last(self.interval(1).pipe(ops.combine_latest(self.interval(2)), ops.take(self.n), ops.count()))

    def P6a(self):
        self.flattened(1)

    def P6b(self):
        self.flattened(100)

    def flattened(self, period):
        self.last(
            self.interval(1).pipe(
                ops.take(self.n // 10),
                ops.flat_map(lambda _: self.interval(period).pipe(ops.take(10))),
                ops.count(),
            )
        )

    def P7(self):
        self.last(
            self.interval(10).pipe(
                ops.take(self.n // 10),
                ops.map(lambda _: self.interval(1)),
                ops.switch_latest(),
                ops.take(self.n),
                ops.count(),
            )
        )

    def P8(self):
        self.last(
            self.interval(1).pipe(
                ops.take(self.n), ops.buffer_with_time(10), ops.map(len), ops.reduce(lambda a, x: a + x, 0)
            )
        )

    def P9a(self):
        self.answer = 0
        subject = Subject()
        self.listen(subject)
        for value in range(self.n // 100):
            subject.on_next(value)
        subject.on_completed()

    def P9b(self):
        self.answer = 0
        subject = ReplaySubject(scheduler=self.scheduler)
        for value in range(self.n // 100):
            subject.on_next(value)
        subject.on_completed()
        self.listen(subject)
        self.scheduler.advance_to(FOR_EVER)

    def listen(self, subject):
        def add(count):
            self.answer += count

        for _ in range(100):
            subject.pipe(ops.map(lambda x: x + 1), ops.count()).subscribe(add)

    def P10(self):
        self.last(self.interval(1).pipe(ops.take(self.n), ops.delay(1000), ops.count()))

    def P11(self):
        self.answer = 0

        def fire(_):
            self.answer += 1

        for number in range(10_000):
            self.interval(100 + number % 900).subscribe(fire)
        self.scheduler.advance_to(1000.0 * self.n)


def main():
    workload, n = sys.argv[1], int(sys.argv[2])
    if not hasattr(Run, workload):
        print("absent")
        return
    Run(workload, max(1, n // 10))
    clock, processor = time.perf_counter_ns(), time.process_time_ns()
    answer = Run(workload, n).answer
    print(answer, time.perf_counter_ns() - clock, time.process_time_ns() - processor)


main()
