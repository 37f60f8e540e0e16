// SPDX-License-Identifier: MIT
#include "editor/tools/texts/item_form.h"

#include "editor/tools/inspector/rows.h"
#include "editor/tools/texts/form_parts.h"
#include "editor/tools/words/translate.h"
#include "model/mission/fields.h"
#include "model/mission/names.h"

namespace bulkhead {

std::vector<FormField> item_file_fields(const Mission& mission) {
  auto version = plain_field(Control::line, mission.head->version);
  version.change = [](const Mission&, const std::string& value) -> Result<Edit> {
    return read_whole_number(value, 1, largest_number).map([](int number) -> Edit {
      return SetHead{"version", std::to_string(number)};
    });
  };
  std::vector<FormField> fields;
  fields.push_back({version_field, translate("Version"), 2, std::move(version),
                    translate("A higher one is offered to missions that were made with an older one")});
  fields.push_back({"file-game", translate("Game"), 4, plain_field(Control::line, name_or_id(*mission.system)),
                    translate("For whose missions it is; that stays")});
  return fields;
}

}  // namespace bulkhead
