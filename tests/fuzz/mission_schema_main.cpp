// SPDX-License-Identifier: MIT
// Mutates documents without a fuzzer, each from a number: fuzz_mission_schema [NUMBERS [FIRST [PROCESSES [EACH]]]]
// exercises so many of them, each EACHth wholly, in processes of their own and goes on behind one that fails, takes
// more than 10 s or kills its process; fuzz_mission_schema print NUMBER prints a document. Exit code 1 if any of them
// failed.
#include <array>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <string>
#include <string_view>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

#include "tests/support/document_mutator.h"
#include "tests/support/exercise.h"

namespace bulkhead::test {
namespace {

/// Of the processor.
constexpr int longest_seconds = 10;

/// What the processes share.
struct Shared {
  std::atomic<std::uint64_t> next{0};
  std::atomic<std::uint64_t> read{0};
  std::atomic<std::uint64_t> failed{0};
  std::array<std::atomic<std::uint64_t>, 64> current{};
};

std::string document_of(const DocumentMutator& mutator, std::uint64_t number) {
  Choices choices(number);
  return mutator.mutated(choices);
}

void work(const DocumentMutator& mutator, Shared& shared, std::size_t process, std::uint64_t end, std::uint64_t each) {
  for (auto number = shared.next++; number < end; number = shared.next++) {
    shared.current.at(process) = number;
    const itimerval longest{{0, 0}, {longest_seconds, 0}};
    setitimer(ITIMER_PROF, &longest, nullptr);
    const auto [read, trouble] = exercised(document_of(mutator, number), number % each == 0);
    shared.read += read ? 1 : 0;
    if (trouble.empty()) continue;
    ++shared.failed;
    std::printf("%llu: %s\n", static_cast<unsigned long long>(number), trouble.c_str());
    std::fflush(stdout);
  }
}

int run(std::uint64_t count, std::uint64_t first, std::size_t processes, std::uint64_t each) {
  const DocumentMutator mutator(documents_to_mutate());
  auto* memory = mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return 2;
  auto& shared = *new (memory) Shared;
  shared.next = first;
  std::vector<pid_t> running(processes, 0);
  const auto begin = [&](std::size_t process) {
    running[process] = fork();
    if (running[process] != 0) return;
    work(mutator, shared, process, first + count, each);
    std::_Exit(0);
  };
  for (std::size_t process = 0; process < processes; ++process) begin(process);
  int status = 0;
  for (auto ended = wait(&status); ended > 0; ended = wait(&status)) {
    if (!WIFSIGNALED(status)) continue;
    for (std::size_t process = 0; process < processes; ++process) {
      if (running[process] != ended) continue;
      ++shared.failed;
      std::printf("%llu: ended by signal %d\n", static_cast<unsigned long long>(shared.current.at(process)),
                  WTERMSIG(status));
      std::fflush(stdout);
      begin(process);
    }
  }
  std::printf("%llu documents, %llu read, %llu failed\n", static_cast<unsigned long long>(count),
              static_cast<unsigned long long>(shared.read), static_cast<unsigned long long>(shared.failed));
  return shared.failed == 0 ? 0 : 1;
}

}  // namespace
}  // namespace bulkhead::test

int main(int argc, char** argv) {
  using namespace bulkhead::test;
  const auto number = [&](int index, std::uint64_t otherwise) {
    return argc > index ? std::strtoull(argv[index], nullptr, 10) : otherwise;
  };
  if (argc == 3 && std::string_view(argv[1]) == "print") {
    std::puts(document_of(DocumentMutator(documents_to_mutate()), number(2, 0)).c_str());
    return 0;
  }
  constexpr std::uint64_t usual = 1000;
  return run(number(1, usual), number(2, 0), number(3, 1), number(4, 1));
}
