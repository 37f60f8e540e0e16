// SPDX-License-Identifier: MIT
#include "cli/console.h"

#include <csignal>
#include <cstdio>
#include <string>

namespace bulkhead {
namespace {

volatile std::sig_atomic_t interrupt_seen = 0;

void write(std::FILE* stream, std::string_view text) { std::fwrite(text.data(), 1, text.size(), stream); }

}  // namespace

void print(std::string_view text) { write(stdout, text); }

void complain(std::string_view message) { write(stderr, "bulkhead: " + std::string(message) + "\n"); }

void complain(const Error& error) { complain(to_text(error)); }

bool finish_output() { return std::fflush(stdout) == 0 && std::ferror(stdout) == 0; }

void watch_for_interrupt() {
  std::signal(SIGINT, [](int) { interrupt_seen = 1; });
}

bool interrupted() { return interrupt_seen != 0; }

}  // namespace bulkhead
