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
  return fmt::format("{} {}{}", verb, quoted_word(text), at ? " at " + to_text(mission, *at) : "");
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

Result<Mission> with_section(const Mission& mission, const std::string& heading, const std::string& text, int number) {
  const auto index = section_index(*mission.briefing, heading, number);
  if (!index && number > 1) return fail("The briefing has no such section");
  Mission result = mission;
  change(result.briefing, [&](std::vector<BriefingSection>& sections) {
    if (index) {
      sections[*index].text = text;
    } else {
      sections.insert(heading.empty() ? sections.begin() : sections.end(), {heading, text, {}});
    }
  });
  return result;
}

Result<Mission> without_section(const Mission& mission, const std::string& heading, int number) {
  auto sections = *mission.briefing;
  const auto index = section_index(sections, heading, number);
  if (!index) return fail("The briefing has no such section");
  sections.erase(sections.begin() + static_cast<std::ptrdiff_t>(*index));
  Mission result = mission;
  result.briefing = std::move(sections);
  return result;
}

std::string section_text(const std::string& heading, int number) {
  const auto text = heading.empty() ? std::string() : " heading " + quoted_word(heading);
  return text + section_number_text(number);
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

std::optional<std::size_t> section_index(const std::vector<BriefingSection>& briefing, const std::string& heading,
                                         int number) {
  for (std::size_t index = 0; index < briefing.size(); ++index) {
    if (briefing[index].heading == heading && --number == 0) return index;
  }
  return std::nullopt;
}

Edit set_briefing(const std::string& heading, const std::string& text, int number) {
  return {"Briefing", fmt::format("briefing {}{}", quoted_word(text), section_text(heading, number)),
          [=](const Mission& before) {
            return check_texts({heading, text}).and_then([&] { return with_section(before, heading, text, number); });
          }};
}

Edit remove_briefing(const std::string& heading, int number) {
  return {"Remove from briefing", "briefing remove" + section_text(heading, number),
          [=](const Mission& before) { return without_section(before, heading, number); }};
}

Result<Edit> parse_note(const Mission& mission, EditWords words) {
  return read_note(mission, words).map([&](const NoteWords& note) { return add_note(mission, note.text, note.at); });
}

Result<Edit> parse_unnote(const Mission& mission, EditWords words) {
  return read_note(mission, words).map([&](const NoteWords& note) { return remove_note(mission, note.text, note.at); });
}

Result<Edit> parse_briefing(const Mission&, EditWords words) {
  constexpr std::array keywords = {Keyword{"heading"}, Keyword{"number"}};
  const auto fields = read_fields(words, 1, keywords);
  if (!fields) return tl::unexpected(fields.error());
  const auto number = read_section_number(*fields);
  if (!number) return tl::unexpected(number.error());
  const auto heading = fields->text("heading").value_or("");
  const auto& text = fields->leading.front();
  return is_keyword(text, "remove") ? remove_briefing(heading, *number) : set_briefing(heading, text.text, *number);
}

}  // namespace bulkhead
