// SPDX-License-Identifier: MIT
// The list of texts: what it holds, where it is scrolled to, and what is chosen in it.
#include <set>
#include <wx/app.h>
#include <wx/dataview.h>

#include "editor/panels/outline/outline_model.h"
#include "editor/panels/parts/shown_row.h"
#include "editor/panels/texts/texts_panel.h"

namespace bulkhead {
namespace {

/// What differs in more entries is listed anew at once.
constexpr std::size_t most_followed = 12;
/// How often what is chosen is looked for in the list, until that knows how high its rows are.
constexpr int most_looks = 20;

}  // namespace

OutlineEntry TextsPanel::list_entries() const {
  const auto* const item = document_item();
  return item != nullptr ? contents(stage_.mission(), *item) : contents(stage_.mission());
}

bool TextsPanel::unfolds_at_first(std::string_view group) const {
  // Of a mission what things are made of is long and seldom changed; all that goes with an item is to be seen.
  const auto kind = group_of_entry(group);
  return document_item() != nullptr || (kind && (!is_definition(*kind) || is_one_form(*kind)));
}

void TextsPanel::list_anew(bool begins_anew) {
  std::set<std::string> folded;
  for (const auto& group : model_->root().children) {
    if (!group->children.empty() && !list_->IsExpanded(OutlineModel::item_of(*group))) folded.insert(group->key);
  }
  const auto each_group = [&](const auto& act) {
    for (const auto& group : model_->root().children) act(group->key, OutlineModel::item_of(*group));
  };
  const auto entries = list_entries();
  const auto differing = begins_anew ? most_followed + 1 : model_->differing(entries);
  if (differing > 0 && differing <= most_followed) {
    // Where the user has scrolled to stays in sight, and what the pointer is over stays under it.
    each_group([&](const std::string& key, const wxDataViewItem& group) {
      if (folded.contains(key)) list_->Expand(group);
    });
    model_->follow(entries);
    each_group([&](const std::string& key, const wxDataViewItem& group) {
      folded.contains(key) ? list_->Collapse(group) : list_->Expand(group);
    });
  } else if (model_->replace(entries) == OutlineModel::Replacement::reset) {
    each_group([&](const std::string& key, const wxDataViewItem& group) {
      if (begins_anew ? unfolds_at_first(key) : !folded.contains(key)) list_->Expand(group);
    });
  }
}

void TextsPanel::mark_in_list() {
  const auto* const node = model_->find_key(chosen_.entry());
  quiet_ = true;
  if (node == nullptr) {
    list_->UnselectAll();
  } else if (const auto item = OutlineModel::item_of(*node); list_->GetSelection() != item) {
    list_->UnselectAll();
    if (chosen_.text()) list_->Expand(OutlineModel::item_of(*node->parent));
    list_->Select(item);
    looks_for_marked_ = most_looks;
  }
  quiet_ = false;
}

void TextsPanel::OnInternalIdle() {
  wxPanel::OnInternalIdle();
  if (looks_for_marked_ == 0) return;
  looks_for_marked_ = show_marked() ? 0 : looks_for_marked_ - 1;
  if (looks_for_marked_ > 0) wxWakeUpIdle();
}

bool TextsPanel::show_marked() {
  const auto* const node = model_->find_key(chosen_.entry());
  if (node == nullptr) return true;
  int rows = 0;
  int row = 0;
  for (const auto& group : model_->root().children) {
    if (group.get() == node) row = rows;
    ++rows;
    if (!list_->IsExpanded(OutlineModel::item_of(*group))) continue;
    for (const auto& entry : group->children) {
      if (entry.get() == node) row = rows;
      ++rows;
    }
  }
  return show_row_of(*list_, OutlineModel::item_of(*node), row, rows);
}

void TextsPanel::chosen_in_list() {
  if (quiet_) return;
  const auto item = list_->GetSelection();
  if (!item.IsOk()) return;
  const auto key = OutlineModel::node_of(item).key;
  const auto group = group_of_entry(key);
  const auto only = group && is_one_form(*group) ? text_at(stage_.mission(), {*group, 0, 1}) : std::nullopt;
  if (const auto text = only ? only : text_of_entry(key)) {
    choose(*text);
  } else {
    commit();
    chosen_.choose_group(group);
    show_chosen(true);
  }
  select_chosen();
}

void TextsPanel::select_chosen() {
  const auto* const id = chosen_.item();
  quiet_ = true;
  stage_.select(id != nullptr ? Selection({ObjectAddress{*id}}) : Selection());
  quiet_ = false;
}

}  // namespace bulkhead
