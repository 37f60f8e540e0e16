// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>
#include <wx/dataview.h>

#include "editor/tools/inspector/outline.h"

namespace bulkhead {

/// An entry of the outline as a tree control knows it.
struct OutlineNode {
  std::string key;
  wxString text;
  std::optional<Address> address;
  /// The board that it is, by its number.
  std::optional<int> board;
  OutlineNode* parent = nullptr;
  std::vector<std::unique_ptr<OutlineNode>> children;
};

/// The outline behind a tree control of one column.
class OutlineModel final : public wxDataViewModel {
 public:
  /// The root entry is shown as the only top one, or not at all: then its children are the top ones.
  enum class Root : unsigned char { shown, hidden };
  explicit OutlineModel(const OutlineEntry& entry, Root root = Root::shown);

  enum class Replacement : unsigned char { texts, reset };
  /// Takes another outline over. If only texts have changed the control needs drawing anew; else it has forgotten what
  /// was unfolded and selected. (Telling it of single entries fails for those that it has not shown yet.)
  Replacement replace(const OutlineEntry& entry);
  /// How many entries another outline has more, or less, or elsewhere.
  [[nodiscard]] std::size_t differing(const OutlineEntry& entry) const;
  /// Takes another outline, of groups of entries whose root is not shown, over entry by entry: the control stays where
  /// it is scrolled to, and what has not changed keeps its place. All groups must be unfolded.
  void follow(const OutlineEntry& entry);

  [[nodiscard]] static wxDataViewItem item_of(const OutlineNode& node);
  [[nodiscard]] static const OutlineNode& node_of(const wxDataViewItem& item);
  [[nodiscard]] const OutlineNode& root() const { return *root_; }
  /// Where a node stands: see `show_row`.
  [[nodiscard]] std::vector<int> place_of(const OutlineNode& node) const;
  /// Null where there is none.
  [[nodiscard]] const OutlineNode* find(const Address& address) const;
  [[nodiscard]] const OutlineNode* find_key(const std::string& key) const;

  void GetValue(wxVariant& value, const wxDataViewItem& item, unsigned column) const override;
  /// What was typed over an entry is carried out by the panel, not here.
  bool SetValue(const wxVariant& value, const wxDataViewItem& item, unsigned column) override;
  [[nodiscard]] wxDataViewItem GetParent(const wxDataViewItem& item) const override;
  /// Groups are bold where the root is hidden.
  bool GetAttr(const wxDataViewItem& item, unsigned column, wxDataViewItemAttr& look) const override;
  [[nodiscard]] bool IsContainer(const wxDataViewItem& item) const override;
  unsigned GetChildren(const wxDataViewItem& item, wxDataViewItemArray& children) const override;

 private:
  void index(const OutlineNode& node);
  void update(OutlineNode& node, const OutlineEntry& entry);
  void follow(OutlineNode& node, const OutlineEntry& entry);
  void say(OutlineNode& node, const OutlineEntry& entry);
  void take_out(OutlineNode& from, std::size_t at);
  void put_in(OutlineNode& into, std::size_t at, const OutlineEntry& entry);
  /// Groups may have children at any time: the control must not take them for entries.
  [[nodiscard]] bool is_group(const OutlineNode& node) const;
  /// As the control knows a node: nothing for a root that is not shown.
  [[nodiscard]] wxDataViewItem shown(const OutlineNode& node) const;

  Root root_kind_;
  std::unique_ptr<OutlineNode> root_;
  std::map<Address, const OutlineNode*> by_address_;
  std::unordered_map<std::string, const OutlineNode*> by_key_;
};

}  // namespace bulkhead
