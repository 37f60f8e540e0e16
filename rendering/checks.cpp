// SPDX-License-Identifier: MIT
#include "rendering/checks.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <set>

#include "model/base/plain_text.h"
#include "model/mission/fields.h"
#include "rendering/text/characters.h"
#include "rendering/text/text_measure.h"
#include "rendering/text/written_characters.h"

namespace bulkhead {
namespace {

constexpr MessageText missing_glyph{"missing-glyph",
                                    "what is printed must have a glyph in the shipped type; {where} has {characters}"};

/// The characters of texts that the type lacks, each once, in order; those among some, where these are given.
class Lacking {
 public:
  explicit Lacking(const std::set<char32_t>* among) : among_(among) {}

  void look_at(std::string_view text) {
    while (!text.empty()) {
      const auto rest = text;
      const auto character = take_character(text);
      if (has_glyph(character)) continue;
      if (among_ != nullptr && !among_->contains(character)) continue;
      if (!seen_.insert(character).second || seen_.size() > most_shown) continue;
      shown_ += fmt::format("{}{} (U+{:04X})", shown_.empty() ? "" : ", ", rest.substr(0, rest.size() - text.size()),
                            static_cast<unsigned>(character));
    }
  }

  [[nodiscard]] bool none() const { return seen_.empty(); }

  /// `漢 (U+6F22), 字 (U+5B57)`, after the third one how many more.
  [[nodiscard]] std::string text() const {
    if (seen_.size() <= most_shown) return shown_;
    return shown_ + fmt::format(" and {} more", seen_.size() - most_shown);
  }

 private:
  const std::set<char32_t>* among_;
  static constexpr std::size_t most_shown = 3;
  std::set<char32_t> seen_;
  std::string shown_;
};

/// A text with characters that the type lacks.
struct Lack {
  std::string where;
  std::optional<Id> of;
  /// As `Lacking::text` has them.
  std::string characters;
  friend bool operator==(const Lack&, const Lack&) = default;
};

class Search {
 public:
  /// For all characters, or for some.
  explicit Search(const Mission& mission, const std::set<char32_t>* among = nullptr)
      : mission_(mission), among_(among) {}

  std::vector<Lack> run() {
    report("the mission's title, author or version", {},
           {&mission_.head->title, &mission_.head->author, &mission_.head->version});
    for (const auto& section : *mission_.briefing) report("the briefing", {}, {&section.heading, &section.text});
    for (const auto& side : *mission_.sides) report("side", side.id, {&side.name});
    for (const auto& zone : *mission_.zones) report("zone", zone.id, {&zone.name});
    for (const auto& area : *mission_.areas) report("area", area.id, {&area.name});
    for (const auto& marker : *mission_.markers) report("marker", marker.id, {&marker.label});
    look_at_definitions();
    for_each_library_item(mission_, [&](const auto& item) { look_at_item(item); });
    return std::move(lacks_);
  }

 private:
  using Texts = std::vector<const std::string*>;

  void report(std::string where, const std::optional<Id>& id, const Texts& texts) {
    Lacking lacking(among_);
    for (const auto* text : texts) lacking.look_at(*text);
    if (lacking.none()) return;
    if (id) where += " " + id->text();
    lacks_.push_back({std::move(where), id, lacking.text()});
  }

  template <typename T>
  void look_at_item(const T& item) {
    Texts texts;
    for_each_member<std::string>(item, [&](const FieldInfo& field, const std::string& text) {
      if (field.is_printed()) texts.push_back(&text);
    });
    report(std::string(info_of<T>().noun), item.id, texts);
  }

  /// What maps name of them: kinds that are used, and terrain sets.
  void look_at_definitions() {
    const auto& system = *mission_.system;
    std::set<Id> used;
    for (const auto& zone : *mission_.zones) used.insert(zone.kind);
    for (const auto& area : *mission_.areas) used.insert(area.kind);
    for (const auto& marker : *mission_.markers) used.insert(marker.kind);
    for (const auto& link : *mission_.links) used.insert(link.kind);
    Texts names;
    const auto add_used = [&](const auto& kinds) {
      for (const auto& kind : kinds) {
        if (used.contains(kind.id)) names.push_back(&kind.name);
      }
    };
    add_used(system.zone_kinds);
    add_used(system.marker_kinds);
    add_used(system.link_kinds);
    for (const auto& use : mission_.sets) names.push_back(&use.set->name);
    report("a name of the game system or its terrain", {}, names);
  }

  const Mission& mission_;
  const std::set<char32_t>* among_;
  std::vector<Lack> lacks_;
};

std::vector<Observation> find_missing_glyphs(const CheckContext& context) {
  std::vector<Observation> observations;
  for (const auto& lack : Search(context.mission).run()) {
    std::vector<Address> addresses;
    if (lack.of) addresses.emplace_back(ObjectAddress{*lack.of});
    observations.push_back({message<missing_glyph>(arg<"where">(lack.where), arg<"characters">(lack.characters)),
                            std::move(addresses),
                            {}});
  }
  return observations;
}

}  // namespace

std::vector<std::string> missing_glyphs(const Mission& mission, const std::vector<const Pages*>& sheets) {
  std::vector<std::string> sentences(sheets.size());
  if (Search(mission).run().empty()) return sentences;
  std::vector<Lack> said;
  for (std::size_t sheet = 0; sheet < sheets.size(); ++sheet) {
    const auto written = written_characters(*sheets[sheet]);
    auto lacks = Search(mission, &written).run();
    std::erase_if(lacks, [&](const Lack& lack) { return std::ranges::find(said, lack) != said.end(); });
    if (lacks.empty()) continue;
    auto& text = sentences[sheet];
    text = fmt::format("The type has no glyph for some characters, and � is printed: {} has {}", lacks.front().where,
                       lacks.front().characters);
    if (lacks.size() > 1) text += fmt::format("; so it is in {} more", counted(lacks.size() - 1, "place"));
    text += ".";
    said.insert(said.end(), std::make_move_iterator(lacks.begin()), std::make_move_iterator(lacks.end()));
  }
  return sentences;
}

std::vector<Check> rendering_checks() {
  return {{.key = "missing-glyph",
           .title = "Missing glyph",
           .group = Check::Group::missions,
           .level = Level::warning,
           .rule = "The shipped type, Inter, has a glyph for every character of the texts that appear on "
                   "paper: title, author, names, labels, briefing, rules, objectives and stratagems. It "
                   "has the Latin, Greek and Cyrillic alphabets and many signs.",
           .reason = "What it lacks is printed as �, on maps as on cards.",
           .places = "the thing whose text it is; nowhere for title, author, version, briefing and names "
                     "of the game system",
           .remedy = "Write it with letters, digits and signs of the Latin, Greek or Cyrillic alphabets, "
                     "or do without it.",
           .messages = {missing_glyph},
           .pictured = false,
           .run = find_missing_glyphs}};
}

}  // namespace bulkhead
