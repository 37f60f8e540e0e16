// SPDX-License-Identifier: MIT

#include <memory>

#include "analysis/assignment/owned_boxes.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/options.h"
#include "cli/survey_text.h"
#include "cli/waiting.h"
#include "exchange/survey_json.h"

namespace bulkhead {
namespace {

struct Options {
  std::string file;
  std::string format;
  std::vector<std::string> own;
};

ExitCode run(const Options& options) {
  const auto boxes = owned_boxes(options.own, user_settings());
  if (!boxes) {
    complain(boxes.error());
    return ExitCode::usage;
  }
  const auto mission = open_mission(options.file);
  if (!mission) return ExitCode::file;
  const auto to_build_from = boxes_to_build_from(*mission, *boxes);
  watch_for_interrupt();
  Progress progress("surveyed", 1);
  const auto survey = waiting_for<Survey>(
      progress, [&](const std::stop_token& stop) { return survey_of(*mission, to_build_from, stop); });
  if (!survey) return ExitCode::interrupted;
  print(options.format == "json" ? survey_json(*mission, *survey) : survey_text(*mission, *survey));
  return ExitCode::fine;
}

}  // namespace

void describe_info(Command& command) {
  command.footer("Example: bulkhead info cinder-lock.bulkhead");
  const auto options = std::make_shared<Options>();
  command.add("FILE", options->file, "The mission").not_empty().required();
  add_format_option(command, options->format);
  add_own_option(command, options->own);
  command.on_run([options] { return run(*options); });
}

}  // namespace bulkhead
