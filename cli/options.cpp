// SPDX-License-Identifier: MIT
#include "cli/options.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "cli/console.h"
#include "model/base/plain_text.h"
#include "model/io/file_system.h"
#include "workbench/import.h"
#include "workbench/library_on_demand.h"

namespace bulkhead {

void add_format_option(Command& command, std::string& format) {
  format = "text";
  command.add("--format", format, "Print as text for people or as JSON for programs")
      .one_of({"text", "json"})
      .shows_default();
}

void add_own_option(Command& command, std::vector<std::string>& own) {
  command
      .add("--own", own, "How many boxes of a terrain set you have, instead of what your settings or the mission say")
      .type_name("SET=BOXES")
      .one_value_each();
}

Settings user_settings() {
  auto settings = load_settings(real_files(), settings_path());
  if (settings) return std::move(*settings);
  complain(settings.error());
  return {};
}

Result<Boxes> owned_boxes(const std::vector<std::string>& own, const Settings& settings) {
  if (own.empty()) return settings.owned;
  Boxes boxes;
  for (const auto& text : own) {
    const auto sign = std::min(text.find('='), text.size());
    const auto set = Id::parse(text.substr(0, sign));
    int count = -1;
    const auto* end = text.data() + text.size();
    const auto* begin = text.data() + std::min(sign + 1, text.size());
    const auto [rest, problem] = std::from_chars(begin, end, count);
    if (!set || problem != std::errc() || rest != end || count < 0 || count > most_boxes) {
      return fail(fmt::format("--own: \"{}\" is not SET=BOXES, such as gallowdark=2, with up to {} boxes",
                              quotable(text), most_boxes));
    }
    boxes[*set] = count;
  }
  return boxes;
}

Result<ReadMission> read_mission_file(const std::filesystem::path& path) {
  const LibraryOnDemand library;
  auto read = load_mission(real_files(), path, &library);
  if (read) return read;
  const auto text = real_files().read(path, largest_sketch_file);
  if (!text || !looks_like_sketches(*text)) return read;
  return tl::unexpected(
      Error{fmt::format("this is a sketch, not a mission; `bulkhead import {}` makes a mission of it", shown(path)),
            path.string(), 0, 0});
}

std::optional<Mission> open_mission(const std::filesystem::path& path) {
  auto read = read_mission_file(path);
  if (!read) {
    complain(read.error());
    return std::nullopt;
  }
  for (const auto& remark : read->remarks) complain("note: " + to_text(remark));
  return std::move(read->mission);
}

std::string shown(const std::filesystem::path& path) { return terminal_line(made_fit(path.native())); }

}  // namespace bulkhead
