// SPDX-License-Identifier: MIT
#include "editor/panels/findings/findings_model.h"

#include <algorithm>
#include <utility>

#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/words.h"
#include "editor/tools/findings/finding_card.h"

namespace bulkhead {
namespace {

constexpr std::size_t longest_line = 400;

/// A text for Pango's markup.
wxString escaped(wxString text) {
  text.Replace("&", "&amp;");
  text.Replace("<", "&lt;");
  text.Replace(">", "&gt;");
  return text;
}

wxString coloured(const wxString& text, const wxColour& colour) {
  return "<span foreground=\"" + colour.GetAsString(wxC2S_HTML_SYNTAX) + "\">" + text + "</span>";
}

/// In the colour of the text around it, which is another one in a chosen row, but fainter.
wxString faint(const wxString& text) { return "<span fgalpha=\"72%\">" + text + "</span>"; }

wxString symbol(Level level, bool waived) {
  if (waived || level == Level::off) return faint(symbol_of_waived());
  return coloured(symbol_of(level), palette().of(level));
}

wxString line_of(const FindingGroup& group) {
  const auto count = group.level == Level::off ? translated("off")
                     : group.waived            ? translated("{} waived", {std::to_string(group.count)})
                                               : wxString(std::to_string(group.count));
  auto line = symbol(group.level, group.waived) + "  <b>" + escaped(to_wx(group.title)) + "</b>  " + faint(count);
  if (!group.rule.empty()) line += "\n" + faint(escaped(on_one_line(sentence(group.rule), longest_line)));
  return line;
}

/// What should be is said once where it is the same for the whole group.
wxString line_of(const FindingRow& row, const FindingGroup& group) {
  auto line = escaped(on_one_line(sentence(row.fact), longest_line));
  if (row.waived) line = faint(line + escaped(on_one_line(translated(" (waived: {})", {row.reason}), longest_line)));
  if (row.rule != group.rule) line += "\n" + faint(escaped(on_one_line(sentence(row.rule), longest_line)));
  return line;
}

bool same_shape(const std::vector<FindingGroup>& a, const std::vector<FindingGroup>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const FindingGroup& one, const FindingGroup& other) {
    return one.name() == other.name() && one.count == other.count && one.rule.empty() == other.rule.empty();
  });
}

}  // namespace

wxString symbol_of_waived() { return wxString::FromUTF8("○"); }

bool FindingsModel::replace(std::vector<FindingRow> rows, std::vector<FindingGroup> groups) {
  const bool same = same_shape(groups_, groups);
  rows_ = std::move(rows);
  groups_ = std::move(groups);
  if (same) {
    for (const auto& node : nodes_) ItemChanged(wxDataViewItem(node.get()));
    return true;
  }
  // The control may look at the old ones until it has forgotten them.
  const auto old = std::exchange(nodes_, {});
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    nodes_.push_back(std::make_unique<Node>(Node{group, std::nullopt}));
  }
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    for (std::size_t i = 0; i < groups_[group].count; ++i) {
      nodes_.push_back(std::make_unique<Node>(Node{group, groups_[group].first + i}));
    }
  }
  Cleared();
  return false;
}

const FindingsModel::Node* FindingsModel::node_of(const wxDataViewItem& item) {
  return static_cast<const Node*>(item.GetID());
}

wxDataViewItem FindingsModel::item_of_row(std::size_t row) const {
  return wxDataViewItem(nodes_[groups_.size() + row].get());
}

wxDataViewItem FindingsModel::item_of_group(std::size_t group) const { return wxDataViewItem(nodes_[group].get()); }

std::optional<std::size_t> FindingsModel::row_of(const wxDataViewItem& item) const {
  return item.IsOk() ? node_of(item)->row : std::nullopt;
}

std::optional<std::size_t> FindingsModel::group_of(const wxDataViewItem& item) const {
  return item.IsOk() && !node_of(item)->row ? std::optional(node_of(item)->group) : std::nullopt;
}

std::vector<int> FindingsModel::place_of(std::size_t row) const {
  const auto group = nodes_[groups_.size() + row]->group;
  return {static_cast<int>(group), static_cast<int>(row - groups_[group].first)};
}

wxString FindingsModel::words_of(const std::vector<int>& place) const {
  if (place.empty() || place.front() < 0 || static_cast<std::size_t>(place.front()) >= groups_.size()) return {};
  const auto& group = groups_[static_cast<std::size_t>(place.front())];
  if (place.size() == 1) {
    return group.rule.empty() ? to_wx(group.title) : to_wx(group.title) + "\n" + sentence(group.rule);
  }
  if (place[1] < 0 || static_cast<std::size_t>(place[1]) >= group.count) return {};
  const auto& finding = rows_[group.first + static_cast<std::size_t>(place[1])];
  auto words = sentence(finding.fact);
  if (!finding.rule.empty()) words += "\n" + sentence(finding.rule);
  if (!finding.places.empty()) words += "\n" + to_wx(finding.places);
  if (finding.waived) words += "\n" + translated("waived: {}", {finding.reason});
  return words;
}

void FindingsModel::GetValue(wxVariant& value, const wxDataViewItem& item, unsigned column) const {
  const auto& node = *node_of(item);
  const auto& group = groups_[node.group];
  if (static_cast<Column>(column) == text) {
    value = node.row ? line_of(rows_[*node.row], group) : line_of(group);
  } else {
    value = node.row ? on_one_line(to_wx(rows_[*node.row].places)) : wxString();
  }
}

bool FindingsModel::GetAttr(const wxDataViewItem&, unsigned column, wxDataViewItemAttr& look) const {
  if (column != where) return false;
  look.SetColour(palette().mute);
  return true;
}

bool FindingsModel::SetValue(const wxVariant&, const wxDataViewItem&, unsigned) { return false; }

wxDataViewItem FindingsModel::GetParent(const wxDataViewItem& item) const {
  if (!item.IsOk() || !node_of(item)->row) return {};
  return item_of_group(node_of(item)->group);
}

bool FindingsModel::IsContainer(const wxDataViewItem& item) const {
  return !item.IsOk() || (!node_of(item)->row && groups_[node_of(item)->group].count > 0);
}

unsigned FindingsModel::GetChildren(const wxDataViewItem& item, wxDataViewItemArray& children) const {
  if (!item.IsOk()) {
    for (std::size_t group = 0; group < groups_.size(); ++group) children.Add(item_of_group(group));
    return static_cast<unsigned>(groups_.size());
  }
  if (node_of(item)->row) return 0;
  const auto& group = groups_[node_of(item)->group];
  for (std::size_t i = 0; i < group.count; ++i) children.Add(item_of_row(group.first + i));
  return static_cast<unsigned>(group.count);
}

}  // namespace bulkhead
