// SPDX-License-Identifier: MIT
#include "editor/tools/document/content.h"

#include "editor/tools/texts/contents.h"
#include "editor/tools/words/translate.h"
#include "model/mission/names.h"

namespace bulkhead {

bool looks_like_item(std::string_view text) {
  const auto head = read_item_head(text, {});
  return head && find_item_info(head->root) != nullptr;
}

Result<Content> read_content(std::string_view text, const std::string& file, const Definitions* definitions) {
  if (definitions == nullptr || !looks_like_item(text)) {
    return read_mission(text, file, definitions).map([](ReadMission read) {
      return Content{std::move(read.mission), std::nullopt, std::move(read.remarks), read.format};
    });
  }
  auto read = read_item_file(text, file);
  if (!read) return tl::unexpected(std::move(read.error()));
  auto content = content_of(read->item, *definitions);
  if (!content) return tl::unexpected(Error{content.error().message, file, 0, 0});
  content->remarks = std::move(read->remarks);
  return content;
}

Result<Content> content_of(const LibraryItem& item, const Definitions& definitions) {
  return mission_of(item, definitions).map([](ItemMission made) {
    return Content{std::move(made.mission), std::move(made.frame)};
  });
}

Result<std::string> content_text(const Mission& mission, const std::optional<ItemFrame>& item) {
  return item ? write_item_file(item_in(mission, *item)) : write_within_limits(mission);
}

std::string name_of_item(const AnyItem& item) {
  return translate("{} “{}”", {name_of(kind_of_item(info_of(item))), name_or_id(base_of(item))});
}

std::string name_of_content(const Mission& mission, const std::optional<ItemFrame>& item) {
  if (item) return name_of_item(*find_item(mission, id_in(mission, *item)));
  const auto& head = *mission.head;
  return head.title.empty() ? head.id.text() : head.title;
}

}  // namespace bulkhead
