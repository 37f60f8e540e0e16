// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "model/io/mission_forms.h"
#include "model/io/writers.h"
#include "model/io/xml_scanner.h"
#include "model/mission/words.h"

namespace bulkhead {
namespace {

void write_head(XmlWriter& writer, const MissionHead& head) {
  writer.attribute("format", std::to_string(mission_format));
  writer.attribute("id", head.id.text());
  write_attributes(writer, head);
  writer.extras(head.extras);
}

void write_uses(XmlWriter& writer, const Mission& mission) {
  writer.begin("uses");
  writer.attribute("system", mission.system->id.text());
  writer.attribute("version", std::to_string(mission.system->version));
  writer.extras(mission.system_extras);
  writer.end();
  for (const auto& used : mission.sets) {
    writer.begin("uses");
    writer.attribute("set", used.set->id.text());
    writer.attribute("version", std::to_string(used.set->version));
    if (used.boxes) writer.attribute("boxes", std::to_string(*used.boxes));
    writer.extras(used.extras);
    writer.end();
  }
}

void write_judgements(XmlWriter& writer, const Mission& mission) {
  for (const auto& limit : *mission.limits) write_limit(writer, limit);
  for (const auto& setting : *mission.severities) write_form(writer, "severity", setting);
  for (const auto& waiver : *mission.waivers) {
    writer.begin("waiver");
    writer.attribute("check", waiver.check.text());
    std::vector<ListedWord> words;
    for (const auto& address : waiver.at) words.push_back({to_text(mission, address), 0});
    if (!words.empty()) writer.list_attribute("at", words);
    writer.optional_attribute("reason", waiver.reason);
    writer.extras(waiver.extras);
    writer.end();
  }
  for (const auto& note : *mission.notes) {
    writer.begin("note");
    if (note.at) writer.attribute("at", to_text(mission, *note.at));
    writer.text_content(note.extras, note.text);
    writer.end();
  }
}

void write_definitions(XmlWriter& writer, const Mission& mission) {
  writer.begin("definitions");
  writer.extras(mission.definitions_extras);
  write_system(writer, *mission.system);
  for (const auto& used : mission.sets) write_terrain_set(writer, *used.set);
  writer.end();
}

}  // namespace

std::string write_mission(const Mission& mission) {
  XmlWriter writer;
  writer.begin("mission");
  write_head(writer, *mission.head);
  write_uses(writer, mission);
  write_battlefield(writer, mission);
  write_children(writer, "sides", mission.sides_extras, Many{"side", *mission.sides});
  write_content(writer, mission);
  write_judgements(writer, mission);
  write_definitions(writer, mission);
  writer.end();
  return writer.take();
}

Result<std::string> write_within_limits(const Mission& mission) {
  constexpr std::string_view shortest_thing = "<a/>";
  auto document = write_mission(mission);
  if (document.size() > largest_document) {
    return fail(
        fmt::format("The mission would be a file of more than {} MB, which is not read again; take something out of it",
                    largest_document / 1'000'000));
  }
  if (document.size() / shortest_thing.size() <= most_things) return document;
  XmlScanner scanner(document);
  const auto root = scanner.scan_root();
  const auto rest = root ? scanner.scan_rest(*root) : tl::unexpected(root.error());
  if (rest) return document;
  return fail(fmt::format("The mission would be a file that is not read again: {}; take something out of it",
                          rest.error().message));
}

}  // namespace bulkhead
