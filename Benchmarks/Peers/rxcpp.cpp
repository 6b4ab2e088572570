// rxcpp WORKLOAD N: after a run of a tenth to warm up, prints the answer, and the nanoseconds that the run took by the
// clock and of the processor. RxCpp's interval counts from 1, so closures that look at the count take 1 off.

#include <rxcpp/rx.hpp>
#include <rxcpp/rx-test.hpp>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <time.h>

using std::chrono::milliseconds;
namespace rx = rxcpp;
namespace rxs = rxcpp::sources;
namespace rxsc = rxcpp::schedulers;

namespace {

struct VirtualTime {
  rxsc::test scheduler = rxsc::make_test();
  decltype(scheduler.create_worker()) worker = scheduler.create_worker();
  rx::identity_one_worker coordination{scheduler};

  auto every(long ticks) const {
    return rxs::interval(coordination.now() + milliseconds(ticks), milliseconds(ticks), coordination);
  }

  template <class Pipeline>
  long long last(Pipeline pipeline) {
    long long answer = -1;
    pipeline.subscribe([&](long long value) { answer = value; });
    worker.start();
    return answer;
  }
};

long long p1(long n) {
  VirtualTime time;
  return time.last(rxs::range(0L, n - 1, rx::identity_immediate())
                       .map([](long x) { return x * 2; })
                       .filter([](long x) { return x % 3 == 0; })
                       .reduce(0LL, [](long long a, long x) { return a + x; }));
}

long long p2(long n) {
  VirtualTime time;
  return time.last(time.every(1)
                       .take(n)
                       .map([](long x) { return x - 1 + 1; })
                       .filter([](long x) { return x % 2 == 0; })
                       .count());
}

long long p3(long n) {
  VirtualTime time;
  return time.last(time.every(1)
                       .take(n)
                       .filter([](long x) { return (x - 1) % 10 < 5; })
                       .debounce(milliseconds(5), time.coordination)
                       .count());
}

long long p4(long n) {
  VirtualTime time;
  return time.last(time.every(1).zip(time.every(2)).take(n).count());
}

long long p5(long n) {
  VirtualTime time;
  return time.last(time.every(1).combine_latest(time.every(2)).take(n).count());
}

long long flattened(long n, long ticks) {
  VirtualTime time;
  return time.last(
      time.every(1).take(n / 10).flat_map([&time, ticks](long) { return time.every(ticks).take(10); }).count());
}

long long p7(long n) {
  VirtualTime time;
  return time.last(
      time.every(10).take(n / 10).map([&time](long) { return time.every(1); }).switch_on_next().take(n).count());
}

long long p8(long n) {
  VirtualTime time;
  return time.last(time.every(1)
                       .take(n)
                       .buffer_with_time(milliseconds(10), time.coordination)
                       .map([](const std::vector<long> &values) { return values.size(); })
                       .reduce(0LL, [](long long a, std::size_t x) { return a + static_cast<long long>(x); }));
}

template <class Subject>
void send(Subject &subject, long count) {
  auto subscriber = subject.get_subscriber();
  for (long value = 0; value < count; value++) subscriber.on_next(value);
  subscriber.on_completed();
}

template <class Subject>
void listen(Subject &subject, long long &deliveries) {
  for (int index = 0; index < 100; index++) {
    subject.get_observable()
        .map([](long x) { return x + 1; })
        .count()
        .subscribe([&](int count) { deliveries += count; });
  }
}

long long p9a(long n) {
  rx::subjects::subject<long> subject;
  long long deliveries = 0;
  listen(subject, deliveries);
  send(subject, n / 100);
  return deliveries;
}

long long p9b(long n) {
  rx::subjects::replay<long, rx::identity_one_worker> subject{rx::identity_immediate()};
  long long deliveries = 0;
  send(subject, n / 100);
  listen(subject, deliveries);
  return deliveries;
}

long long p10(long n) {
  VirtualTime time;
  return time.last(time.every(1).take(n).delay(milliseconds(1000), time.coordination).count());
}

long long p11(long n) {
  VirtualTime time;
  long long fires = 0;
  for (int number = 0; number < 10000; number++) {
    time.every(100 + number % 900).subscribe([&](long) { fires++; });
  }
  time.worker.advance_to(1000 * n);
  return fires;
}

long long answer(const std::string &workload, long n) {
  if (workload == "P1") return p1(n);
  if (workload == "P2") return p2(n);
  if (workload == "P3") return p3(n);
  if (workload == "P4") return p4(n);
  if (workload == "P5") return p5(n);
  if (workload == "P6a") return flattened(n, 1);
  if (workload == "P6b") return flattened(n, 100);
  if (workload == "P7") return p7(n);
  if (workload == "P8") return p8(n);
  if (workload == "P9a") return p9a(n);
  if (workload == "P9b") return p9b(n);
  if (workload == "P10") return p10(n);
  if (workload == "P11") return p11(n);
  return -1;
}

long long nanoseconds(clockid_t clock) {
  timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

}  // namespace

int main(int count, char **arguments) {
  if (count != 3) {
    std::fprintf(stderr, "usage: rxcpp WORKLOAD N\n");
    return 64;
  }
  const long n = std::atol(arguments[2]);
  answer(arguments[1], n < 10 ? 1 : n / 10);
  const long long clock = nanoseconds(CLOCK_MONOTONIC);
  const long long processor = nanoseconds(CLOCK_PROCESS_CPUTIME_ID);
  const long long result = answer(arguments[1], n);
  std::printf("%lld %lld %lld\n", result, nanoseconds(CLOCK_MONOTONIC) - clock,
              nanoseconds(CLOCK_PROCESS_CPUTIME_ID) - processor);
}
