// SPDX-License-Identifier: MIT
#pragma once

namespace bulkhead {

/// Whether a program was started as a worker by `Worker::start`, and not by people.
[[nodiscard]] bool is_worker(int argc, const char* const* argv);

/// What a worker does: locks itself up (`confine`), says on standard output whether it is, and answers the requests
/// that come on standard input, a line each, until nothing more comes or its parent ends. Gives the exit code.
[[nodiscard]] int run_worker(const char* const* argv);

}  // namespace bulkhead
