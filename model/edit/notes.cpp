// SPDX-License-Identifier: MIT
#include "model/edit/notes.h"

#include <fmt/format.h>

#include <array>

#include "model/edit/changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"

namespace bulkhead {
namespace {

std::string note_text(const Mission& mission, std::string_view verb, const std::string& text,
                      const std::optional<Address>& at) {
  return fmt::format("{} {}{}", verb, quoted(text), at ? " at " + to_text(mission, *at) : "");
}

Result<Mission> with_note(const Mission& mission, const Note& note) {
  if (note.text.empty()) return fail("A note says something");
  if (auto fine = check_text(note.text); !fine) return tl::unexpected(fine.error());
  Mission result = mission;
  change(result.notes, [&](std::vector<Note>& notes) { notes.push_back(note); });
  return check_all_places(result).map([&] { return result; });
}

Result<Mission> without_note(const Mission& mission, const std::string& text, const std::optional<Address>& at) {
  const auto& notes = *mission.notes;
  const auto found =
      std::find_if(notes.begin(), notes.end(), [&](const Note& note) { return note.text == text && note.at == at; });
  if (found == notes.end()) return fail("There is no note with this text at this address");
  Mission result = mission;
  change(result.notes, [&](std::vector<Note>& changed) { changed.erase(changed.begin() + (found - notes.begin())); });
  return result;
}

auto find_section(std::vector<BriefingSection>& sections, const std::string& heading) {
  return std::find_if(sections.begin(), sections.end(),
                      [&](const BriefingSection& section) { return section.heading == heading; });
}

Mission with_section(const Mission& mission, const std::string& heading, const std::string& text) {
  Mission result = mission;
  change(result.briefing, [&](std::vector<BriefingSection>& sections) {
    if (const auto found = find_section(sections, heading); found != sections.end()) {
      found->text = text;
    } else {
      sections.insert(heading.empty() ? sections.begin() : sections.end(), {heading, text, {}});
    }
  });
  return result;
}

Result<Mission> without_section(const Mission& mission, const std::string& heading) {
  auto sections = *mission.briefing;
  const auto found = find_section(sections, heading);
  if (found == sections.end()) return fail("The briefing has no such section");
  sections.erase(found);
  Mission result = mission;
  result.briefing = std::move(sections);
  return result;
}

std::string heading_text(const std::string& heading) {
  return heading.empty() ? std::string() : " heading " + quoted(heading);
}

struct NoteWords {
  std::string text;
  std::optional<Address> at;
};

Result<NoteWords> read_note(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"at"}};
  const auto fields = read_fields(words, 1, keywords);
  if (!fields) return tl::unexpected(fields.error());
  const auto& text = fields->leading.front().text;
  const auto* at = fields->word("at");
  if (at == nullptr) return NoteWords{text, std::nullopt};
  return read_address(mission, *at).map([&](const Address& address) { return NoteWords{text, address}; });
}

}  // namespace

Edit add_note(const Mission& mission, const std::string& text, const std::optional<Address>& at) {
  return {"Note", note_text(mission, "note", text, at), [=](const Mission& before) {
            return with_note(before, {at, text, {}});
          }};
}

Edit remove_note(const Mission& mission, const std::string& text, const std::optional<Address>& at) {
  return {"Remove note", note_text(mission, "unnote", text, at),
          [=](const Mission& before) { return without_note(before, text, at); }};
}

Edit set_briefing(const std::string& heading, const std::string& text) {
  return {"Briefing", fmt::format("briefing {}{}", quoted(text), heading_text(heading)), [=](const Mission& before) {
            return check_texts({heading, text}).map([&] { return with_section(before, heading, text); });
          }};
}

Edit remove_briefing(const std::string& heading) {
  return {"Remove from briefing", "briefing remove" + heading_text(heading),
          [=](const Mission& before) { return without_section(before, heading); }};
}

Result<Edit> parse_note(const Mission& mission, EditWords words) {
  return read_note(mission, words).map([&](const NoteWords& note) { return add_note(mission, note.text, note.at); });
}

Result<Edit> parse_unnote(const Mission& mission, EditWords words) {
  return read_note(mission, words).map([&](const NoteWords& note) { return remove_note(mission, note.text, note.at); });
}

Result<Edit> parse_briefing(const Mission&, EditWords words) {
  constexpr std::array keywords = {Keyword{"heading"}};
  const auto fields = read_fields(words, 1, keywords);
  if (!fields) return tl::unexpected(fields.error());
  const auto heading = fields->text("heading").value_or("");
  const auto& text = fields->leading.front();
  return is_keyword(text, "remove") ? remove_briefing(heading) : set_briefing(heading, text.text);
}

}  // namespace bulkhead
