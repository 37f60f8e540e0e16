// SPDX-License-Identifier: MIT
#include "analysis/figures/measure.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <memory>

#include "cli/commands.h"
#include "cli/console.h"
#include "cli/options.h"
#include "cli/pairs_file.h"
#include "cli/waiting.h"
#include "exchange/measurement_json.h"
#include "model/base/plain_text.h"
#include "model/io/file_system.h"

namespace bulkhead {
namespace {

struct Options {
  std::string file;
  std::string from;
  std::string to;
  std::string base;
  std::string hatchways = "as-set";
  std::string pairs;
  std::string format;
  bool straight = false;
};

OpenHatchways open_hatchways(const std::string& text) {
  if (text == "open") return OpenHatchways::all();
  return text == "closed" ? OpenHatchways::none() : OpenHatchways::as_set();
}

Result<std::optional<Length>> base_of(const std::string& text) {
  if (text.empty()) return std::optional<Length>();
  const auto length = parse_length(text.find_first_not_of("0123456789.") == std::string::npos ? text + "mm" : text);
  if (!length || length->in_micrometres() <= 0 || *length > Length::millimetres(1000)) {
    return fail(
        fmt::format("--base: \"{}\" is not the diameter of a base; write more than 0 and at most 1000 mm, such as 32",
                    quotable(text)));
  }
  return std::optional(*length);
}

/// `; in cover: the end of the wall at D3.nw lies …; obscured: …`; empty where there is nothing to say.
std::string cover_text(const Measurement& measurement) {
  if (!measurement.cover || !measurement.visible) return {};
  const auto& cover = *measurement.cover;
  if (!cover.visible) return "; no part of it is seen from the middle of the attacker's base";
  std::string text;
  const auto add = [&](const char* words, const std::vector<CoverReason>& reasons) {
    // Both edges of a corner may say the same.
    std::vector<std::string> sentences;
    for (const auto& reason : reasons) {
      auto sentence = to_text(reason.words);
      if (std::find(sentences.begin(), sentences.end(), sentence) == sentences.end()) {
        sentences.push_back(std::move(sentence));
      }
    }
    text += fmt::format("; {}: {}", words, fmt::join(sentences, ", and "));
  };
  if (cover.in_cover) add("in cover", cover.cover_by);
  if (cover.point_blank) text += "; too near the attacker for cover";
  if (cover.obscured) add("obscured", cover.obscured_by);
  return text.empty() ? "; in the open" : text;
}

std::string sight_text(const Mission& mission, const Measurement& measurement) {
  if (measurement.fully_visible) return "fully visible";
  const auto by = measurement.blocked_by ? fmt::format(" ({} is in the way)", to_text(mission, *measurement.blocked_by))
                                         : std::string();
  return (measurement.visible ? "visible in part" : "not visible") + terminal_line(by);
}

/// `; through #furnace, which harms`
std::string through_text(const Measurement& measurement) {
  std::string text;
  for (const auto& hindrance : measurement.through) {
    const auto* does = !hindrance.harms ? "slows" : hindrance.slows ? "slows and harms" : "harms";
    text += fmt::format("; through #{}, which {}", hindrance.id.text(), does);
  }
  return text;
}

std::string text_of(const Mission& mission, const Pair& pair, const Measurement& measurement) {
  constexpr double inch = 25.4;
  const auto way = measurement.distance
                       ? fmt::format("{:.1f} mm ({:.2f}\"){}", *measurement.distance, *measurement.distance / inch,
                                     measurement.straight ? " straight" : "")
                       : std::string("no way");
  return fmt::format("{} to {}: {}, {}{}{}\n", terminal_line(pair.from), terminal_line(pair.to), way,
                     sight_text(mission, measurement), cover_text(measurement), through_text(measurement));
}

Result<Measurement> measured(Measure& measure, const Pair& pair) {
  const auto from = parse_address(pair.from);
  if (!from) return tl::unexpected(from.error());
  const auto to = parse_address(pair.to);
  if (!to) return tl::unexpected(to.error());
  return measure.between(*from, *to);
}

/// Of all pairs, which may come from a file; ends early when asked. The error of the first that cannot be measured.
Result<std::vector<Measurement>> measure_all(Measure& measure, const std::vector<Pair>& pairs, const std::string& file,
                                             Progress& progress) {
  std::vector<Measurement> measurements;
  for (const auto& pair : pairs) {
    auto result = measured(measure, pair);
    if (interrupted()) break;
    if (!result) {
      return tl::unexpected(
          Error{fmt::format("{} to {}: {}", quotable(pair.from), quotable(pair.to), result.error().message),
                pair.line > 0 ? file : std::string(), pair.line, 0});
    }
    measurements.push_back(std::move(*result));
    progress.count();
  }
  return measurements;
}

ExitCode run(const Options& options) {
  if (options.pairs.empty() && options.from.empty()) {
    complain("measure needs --from and --to, or --pairs; `bulkhead measure --help` shows how places are written");
    return ExitCode::usage;
  }
  const auto base = base_of(options.base);
  if (!base) {
    complain(base.error());
    return ExitCode::usage;
  }
  std::vector<Pair> pairs;
  if (options.pairs.empty()) {
    pairs.push_back({options.from, options.to, 0});
  } else {
    const auto text = real_files().read(options.pairs, largest_document);
    auto read = text ? read_pairs(*text, options.pairs) : tl::unexpected(text.error());
    if (!read) {
      complain(read.error());
      return ExitCode::file;
    }
    pairs = std::move(*read);
  }
  const auto mission = open_mission(options.file);
  if (!mission) return ExitCode::file;
  watch_for_interrupt();
  Progress progress("measured", pairs.size());
  const auto done = waiting_for<Result<std::vector<Measurement>>>(progress, [&](const std::stop_token& stop) {
    Measure measure(*mission, {open_hatchways(options.hatchways), *base, options.straight, stop});
    return measure_all(measure, pairs, options.pairs, progress);
  });
  if (!done) return ExitCode::interrupted;
  if (!*done) {
    complain(done->error());
    return options.pairs.empty() ? ExitCode::usage : ExitCode::file;
  }
  const auto& measurements = **done;
  std::vector<MeasuredPair> printed;
  for (std::size_t index = 0; index < pairs.size(); ++index) {
    printed.push_back({pairs[index].from, pairs[index].to, &measurements[index]});
  }
  if (options.format == "json") {
    print(options.pairs.empty() ? measurement_json(*mission, printed.front()) : measurements_json(*mission, printed));
  } else {
    for (std::size_t index = 0; index < pairs.size(); ++index)
      print(text_of(*mission, pairs[index], measurements[index]));
  }
  return ExitCode::fine;
}

}  // namespace

void describe_measure(Command& command) {
  command.footer(
      "Addresses: C3 (the middle of a cell), C2/C3 (of an edge), C3.nw (a node), 12.5in,8in (a point), #o1 (a "
      "marker, or the nearest place of a zone or area).\n"
      "With --base it also says whether a model at the second place has cover from one at the first, and why, if the "
      "game system names its rule.\n"
      "Example: bulkhead measure cinder-lock.bulkhead --from '#o1' --to F7 --base 32");
  const auto options = std::make_shared<Options>();
  command.add("FILE", options->file, "The mission").not_empty().required();
  auto from = command.add("--from", options->from, "Where the way begins");
  auto to = command.add("--to", options->to, "Where it ends");
  from.needs(to);
  to.needs(from);
  auto pairs = command.add("--pairs", options->pairs,
                           "A file with two addresses on each line: FROM,TO or FROM;TO; points in quotes");
  pairs.excludes(from).excludes(to);
  command.add("--base", options->base,
              "Between round bases of this diameter, in mm: they must fit on the way; cover needs it");
  command.add("--hatchways", options->hatchways, "Which hatchways stand open: as-set, open (all) or closed")
      .one_of({"as-set", "open", "closed"});
  command.add_flag("--straight", options->straight, "Straight through walls, whatever the system's rule");
  add_format_option(command, options->format);
  command.on_run([options] { return run(*options); });
}

}  // namespace bulkhead
