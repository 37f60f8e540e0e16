// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "exchange/sketch/sketch_import.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {

/// The system that sketches mean, as far as they need it.
[[nodiscard]] inline GameSystem kill_team() {
  auto system = plain_system();
  system.id = Id("kill-team");
  system.name = "Kill Team";
  return system;
}

[[nodiscard]] inline Result<SketchImport> import_text(std::string_view text,
                                                      DeployPattern deploy = DeployPattern::none) {
  NamedSketch sketch;
  sketch.name = "Sketch";
  sketch.deploy = deploy;
  sketch.layout = text;
  return import_sketch(sketch, "sketch.txt", kill_team(), gallowdark_set());
}

/// The mission of a sketch that must be readable.
[[nodiscard]] inline Mission sketched(std::string_view text, DeployPattern deploy = DeployPattern::none) {
  return import_text(text, deploy).value().mission;
}

}  // namespace bulkhead::test
