// SPDX-License-Identifier: MIT
#include "editor/panels/outline/outline_model.h"

#include <algorithm>
#include <utility>

#include "editor/panels/parts/words.h"
#include "model/base/contracts.h"

namespace bulkhead {
namespace {

std::unique_ptr<OutlineNode> make_node(const OutlineEntry& entry, OutlineNode* parent) {
  auto node = std::make_unique<OutlineNode>();
  node->key = entry.key;
  node->text = to_wx(entry.text);
  node->address = entry.address;
  node->board = entry.board;
  node->parent = parent;
  node->children.reserve(entry.children.size());
  for (const auto& child : entry.children) node->children.push_back(make_node(child, node.get()));
  return node;
}

bool same_entries(const OutlineNode& node, const OutlineEntry& entry) {
  return node.key == entry.key &&
         std::equal(node.children.begin(), node.children.end(), entry.children.begin(), entry.children.end(),
                    [](const auto& child, const OutlineEntry& other) { return same_entries(*child, other); });
}

std::size_t count_differing(const OutlineNode& node, const OutlineEntry& entry) {
  const auto& rows = node.children;
  std::size_t gone = rows.size();
  std::size_t count = 0;
  for (std::size_t at = 0; at < entry.children.size(); ++at) {
    const auto& child = entry.children[at];
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const auto& each) { return each->key == child.key; });
    if (found == rows.end()) {
      ++count;
      continue;
    }
    --gone;
    count += count_differing(**found, child);
    const bool moved = rows.size() == entry.children.size() && rows[at]->key != child.key;
    if (moved) ++count;
  }
  return count + gone;
}

}  // namespace

OutlineModel::OutlineModel(const OutlineEntry& entry, Root root) : root_kind_(root), root_(make_node(entry, nullptr)) {
  index(*root_);
}

OutlineModel::Replacement OutlineModel::replace(const OutlineEntry& entry) {
  const bool same = same_entries(*root_, entry);
  by_address_.clear();
  by_key_.clear();
  if (same) {
    update(*root_, entry);
    index(*root_);
    return Replacement::texts;
  }
  // The control may look at the old nodes until it has forgotten them.
  const auto old = std::exchange(root_, make_node(entry, nullptr));
  index(*root_);
  Cleared();
  return Replacement::reset;
}

std::size_t OutlineModel::differing(const OutlineEntry& entry) const { return count_differing(*root_, entry); }

void OutlineModel::follow(const OutlineEntry& entry) {
  BULKHEAD_EXPECTS(root_kind_ == Root::hidden);
  by_address_.clear();
  by_key_.clear();
  follow(*root_, entry);
  index(*root_);
}

void OutlineModel::follow(OutlineNode& node, const OutlineEntry& entry) {
  say(node, entry);
  auto& rows = node.children;
  for (auto at = rows.size(); at-- > 0;) {
    const bool stays = std::any_of(entry.children.begin(), entry.children.end(),
                                   [&](const OutlineEntry& child) { return rows[at]->key == child.key; });
    if (!stays) take_out(node, at);
  }
  for (std::size_t at = 0; at < entry.children.size(); ++at) {
    const auto& child = entry.children[at];
    const auto first = rows.begin() + static_cast<std::ptrdiff_t>(at);
    const auto found = std::find_if(first, rows.end(), [&](const auto& each) { return each->key == child.key; });
    if (found != rows.end() && found == first) {
      follow(**found, child);
      continue;
    }
    if (found != rows.end()) take_out(node, static_cast<std::size_t>(found - rows.begin()));
    put_in(node, at, child);
  }
}

void OutlineModel::take_out(OutlineNode& from, std::size_t at) {
  // The control may look at it until it has forgotten it.
  const auto gone = std::move(from.children[at]);
  from.children.erase(from.children.begin() + static_cast<std::ptrdiff_t>(at));
  ItemDeleted(shown(from), item_of(*gone));
}

void OutlineModel::put_in(OutlineNode& into, std::size_t at, const OutlineEntry& entry) {
  const auto place = into.children.begin() + static_cast<std::ptrdiff_t>(at);
  const auto& node = **into.children.insert(place, make_node(entry, &into));
  ItemAdded(shown(into), item_of(node));
}

void OutlineModel::say(OutlineNode& node, const OutlineEntry& entry) {
  auto text = to_wx(entry.text);
  const bool changed = text != node.text;
  node.text = std::move(text);
  node.address = entry.address;
  node.board = entry.board;
  if (const auto item = shown(node); changed && item.IsOk()) ItemChanged(item);
}

void OutlineModel::update(OutlineNode& node, const OutlineEntry& entry) {
  say(node, entry);
  for (std::size_t i = 0; i < entry.children.size(); ++i) update(*node.children[i], entry.children[i]);
}

void OutlineModel::index(const OutlineNode& node) {
  by_key_.emplace(node.key, &node);
  if (node.address) by_address_.emplace(*node.address, &node);
  for (const auto& child : node.children) index(*child);
}

wxDataViewItem OutlineModel::shown(const OutlineNode& node) const {
  const bool hidden = &node == root_.get() && root_kind_ == Root::hidden;
  return hidden ? wxDataViewItem() : item_of(node);
}

wxDataViewItem OutlineModel::item_of(const OutlineNode& node) {
  return wxDataViewItem(const_cast<OutlineNode*>(&node));
}

const OutlineNode& OutlineModel::node_of(const wxDataViewItem& item) {
  return *static_cast<const OutlineNode*>(item.GetID());
}

std::vector<int> OutlineModel::place_of(const OutlineNode& node) const {
  if (node.parent == nullptr) return root_kind_ == Root::shown ? std::vector{0} : std::vector<int>();
  auto place = place_of(*node.parent);
  const auto& siblings = node.parent->children;
  const auto self =
      std::find_if(siblings.begin(), siblings.end(), [&](const auto& each) { return each.get() == &node; });
  place.push_back(static_cast<int>(self - siblings.begin()));
  return place;
}

const OutlineNode* OutlineModel::find(const Address& address) const {
  const auto found = by_address_.find(address);
  return found == by_address_.end() ? nullptr : found->second;
}

const OutlineNode* OutlineModel::find_key(const std::string& key) const {
  const auto found = by_key_.find(key);
  return found == by_key_.end() ? nullptr : found->second;
}

void OutlineModel::GetValue(wxVariant& value, const wxDataViewItem& item, unsigned) const {
  value = node_of(item).text;
}

bool OutlineModel::SetValue(const wxVariant&, const wxDataViewItem&, unsigned) { return false; }

wxDataViewItem OutlineModel::GetParent(const wxDataViewItem& item) const {
  if (!item.IsOk() || node_of(item).parent == nullptr) return {};
  return shown(*node_of(item).parent);
}

bool OutlineModel::GetAttr(const wxDataViewItem& item, unsigned, wxDataViewItemAttr& look) const {
  if (!item.IsOk() || !is_group(node_of(item))) return false;
  look.SetBold(true);
  return true;
}

bool OutlineModel::IsContainer(const wxDataViewItem& item) const {
  return !item.IsOk() || is_group(node_of(item)) || !node_of(item).children.empty();
}

bool OutlineModel::is_group(const OutlineNode& node) const {
  return root_kind_ == Root::hidden && node.parent == root_.get();
}

unsigned OutlineModel::GetChildren(const wxDataViewItem& item, wxDataViewItemArray& children) const {
  if (!item.IsOk() && root_kind_ == Root::shown) {
    children.Add(item_of(*root_));
    return 1;
  }
  const auto& node = item.IsOk() ? node_of(item) : *root_;
  for (const auto& child : node.children) children.Add(item_of(*child));
  return static_cast<unsigned>(node.children.size());
}

}  // namespace bulkhead
