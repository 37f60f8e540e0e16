// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>
#include <wx/dataview.h>

#include "editor/tools/findings/finding_list.h"

namespace bulkhead {

/// What stands in the place of a level's symbol where a finding does not count: ○.
[[nodiscard]] wxString symbol_of_waived();

/// The findings behind a tree control: a branch for each check, below it a row for each of its findings.
class FindingsModel final : public wxDataViewModel {
 public:
  enum Column : unsigned char { text, where };

  /// Takes other rows over; whether the control has kept its selection and what is folded, which it does where only
  /// words changed.
  bool replace(std::vector<FindingRow> rows, std::vector<FindingGroup> groups);
  [[nodiscard]] const std::vector<FindingRow>& rows() const { return rows_; }
  [[nodiscard]] const std::vector<FindingGroup>& groups() const { return groups_; }

  [[nodiscard]] wxDataViewItem item_of_row(std::size_t row) const;
  [[nodiscard]] wxDataViewItem item_of_group(std::size_t group) const;
  [[nodiscard]] std::optional<std::size_t> row_of(const wxDataViewItem& item) const;
  [[nodiscard]] std::optional<std::size_t> group_of(const wxDataViewItem& item) const;
  /// Where a row stands: see `show_row`.
  [[nodiscard]] std::vector<int> place_of(std::size_t row) const;
  /// All that the row or branch at such a place says, for a tooltip; empty where there is none.
  [[nodiscard]] wxString words_of(const std::vector<int>& place) const;

  void GetValue(wxVariant& value, const wxDataViewItem& item, unsigned column) const override;
  bool GetAttr(const wxDataViewItem& item, unsigned column, wxDataViewItemAttr& look) const override;
  bool SetValue(const wxVariant& value, const wxDataViewItem& item, unsigned column) override;
  [[nodiscard]] wxDataViewItem GetParent(const wxDataViewItem& item) const override;
  [[nodiscard]] bool IsContainer(const wxDataViewItem& item) const override;
  [[nodiscard]] bool HasContainerColumns(const wxDataViewItem&) const override { return true; }
  unsigned GetChildren(const wxDataViewItem& item, wxDataViewItemArray& children) const override;

 private:
  /// What stands behind an item of the control.
  struct Node {
    std::size_t group = 0;
    /// Nothing for the branch itself.
    std::optional<std::size_t> row;
  };
  [[nodiscard]] static const Node* node_of(const wxDataViewItem& item);

  std::vector<FindingRow> rows_;
  std::vector<FindingGroup> groups_;
  /// Of the groups, then of the rows.
  std::vector<std::unique_ptr<Node>> nodes_;
};

}  // namespace bulkhead
