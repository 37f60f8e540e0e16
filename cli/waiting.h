// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <stop_token>

#include "cli/console.h"
#include "workbench/in_parallel.h"

namespace bulkhead {

/// Does long work on a thread of its own while this one shows how far it has come. Ctrl+C asks the work to stop: then
/// nothing comes of it. After `watch_for_interrupt`.
template <typename T>
std::optional<T> waiting_for(Progress& progress, const std::function<T(const std::stop_token&)>& work) {
  std::optional<T> result;
  const auto once = [&](std::size_t, const std::stop_token& stop) { return work(stop); };
  const auto go_on = [&] {
    progress.show();
    return !interrupted();
  };
  in_parallel<T>(
      1, once, [&](T made) { result = std::move(made); }, go_on);
  progress.clear();
  if (interrupted()) result.reset();
  return result;
}

}  // namespace bulkhead
