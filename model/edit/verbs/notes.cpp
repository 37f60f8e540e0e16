// SPDX-License-Identifier: MIT
#include "model/edit/verbs/notes.h"

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

std::string section_text(const std::string& heading, int number) {
  const auto text = heading.empty() ? std::string() : " heading " + quoted_word(heading);
  return text + section_number_text(number);
}

/// An AddNote or a RemoveNote.
template <typename Verb>
Result<Edit> read_note(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"at"}};
  EditReader read(mission, words, 1, keywords);
  const auto at = read.addresses_after("at");
  return read.made(Verb{read.word().text, at.empty() ? std::nullopt : std::optional(at.front())});
}

}  // namespace

Result<Mission> AddNote::apply(const Mission& mission) const {
  if (text.empty()) return fail("A note says something");
  if (auto fine = check_text(text); !fine) return tl::unexpected(fine.error());
  Mission result = mission;
  change(result.notes, [&](std::vector<Note>& notes) { notes.push_back({at, text, {}}); });
  return check_all_places(result).map([&] { return result; });
}

std::string AddNote::text_form(const Mission& mission) const { return note_text(mission, "note", text, at); }

StepName AddNote::step_name(const Mission&) const { return StepName("Note"); }

Result<Mission> RemoveNote::apply(const Mission& mission) const {
  const auto& notes = *mission.notes;
  const auto found =
      std::find_if(notes.begin(), notes.end(), [&](const Note& note) { return note.text == text && note.at == at; });
  if (found == notes.end()) return fail("There is no note with this text at this address");
  Mission result = mission;
  change(result.notes, [&](std::vector<Note>& changed) { changed.erase(changed.begin() + (found - notes.begin())); });
  return result;
}

std::string RemoveNote::text_form(const Mission& mission) const { return note_text(mission, "unnote", text, at); }

StepName RemoveNote::step_name(const Mission&) const { return StepName("Remove note"); }

std::optional<std::size_t> section_index(const std::vector<BriefingSection>& briefing, const std::string& heading,
                                         int number) {
  for (std::size_t index = 0; index < briefing.size(); ++index) {
    if (briefing[index].heading == heading && --number == 0) return index;
  }
  return std::nullopt;
}

Result<Mission> SetBriefing::apply(const Mission& mission) const {
  if (auto fine = check_texts({heading, text}); !fine) return tl::unexpected(fine.error());
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

std::string SetBriefing::text_form(const Mission&) const {
  return fmt::format("briefing {}{}", quoted_word(text), section_text(heading, number));
}

StepName SetBriefing::step_name(const Mission&) const { return StepName("Briefing"); }

Result<Mission> RemoveBriefing::apply(const Mission& mission) const {
  auto sections = *mission.briefing;
  const auto index = section_index(sections, heading, number);
  if (!index) return fail("The briefing has no such section");
  sections.erase(sections.begin() + static_cast<std::ptrdiff_t>(*index));
  Mission result = mission;
  result.briefing = std::move(sections);
  return result;
}

std::string RemoveBriefing::text_form(const Mission&) const {
  return "briefing remove" + section_text(heading, number);
}

StepName RemoveBriefing::step_name(const Mission&) const { return StepName("Remove from briefing"); }

Result<Edit> parse_note(const Mission& mission, EditWords words) { return read_note<AddNote>(mission, words); }

Result<Edit> parse_unnote(const Mission& mission, EditWords words) { return read_note<RemoveNote>(mission, words); }

Result<Edit> parse_briefing(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"heading"}, Keyword{"number"}};
  EditReader read(mission, words, 1, keywords);
  const int number = read.section_number();
  const auto heading = read.clauses().text("heading").value_or("");
  if (is_keyword(read.word(), "remove")) return read.made(RemoveBriefing{heading, number});
  return read.made(SetBriefing{heading, read.word().text, number});
}

}  // namespace bulkhead
