// SPDX-License-Identifier: MIT
#include "exchange/bundle/briefing.h"

#include "exchange/bundle/markdown_parts.h"
#include "exchange/sheets/sheet_options.h"
#include "model/base/marked.h"
#include "rendering/cards/card_text.h"
#include "rendering/sheet/words.h"

namespace bulkhead {
namespace {

constexpr const char* nothing =
    "There is nothing to print a briefing of: the mission has no text of its own, no rules, stratagems, objectives, "
    "actions or tables.";

/// Without them it would tell nothing that the map does not.
bool has_rules(const Mission& mission) {
  return !mission.briefing->empty() || !mission.rules->empty() || has_cards(mission);
}

}  // namespace

Sheet printed_briefing() {
  return {.id = "briefing",
          .title = marked("Briefing"),
          .content = "the mission's rules, to be read at the table",
          .options = sheet_options(),
          .has_content = has_rules,
          .make = [](const ExportSource& source) -> Result<MadeSheet> {
            if (!has_rules(source.mission())) return tl::unexpected(Error{nothing, {}, 0, 0});
            BriefingSheetOptions options;
            options.paper = chosen_paper(source);
            options.orientation = chosen_orientation(source);
            options.design = &chosen_design(source);
            const auto& mission = source.mission();
            return briefing_sheet(title_of(mission), markdown_parts(briefing_markdown(mission)), options)
                .map([](BriefingSheet sheet) {
                  return MadeSheet{.pages = std::move(sheet.pages), .warnings = std::move(sheet.warnings)};
                });
          }};
}

}  // namespace bulkhead
