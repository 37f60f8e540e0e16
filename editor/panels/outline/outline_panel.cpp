// SPDX-License-Identifier: MIT
#include "editor/panels/outline/outline_panel.h"

#include <algorithm>
#include <wx/dataview.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/weakref.h>

#include "editor/panels/outline/outline_model.h"
#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/focused_text.h"
#include "editor/panels/parts/map_keys.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/shown_row.h"
#include "editor/panels/parts/spacing.h"
#include "editor/panels/parts/words.h"
#include "editor/tools/canvas/scoped_flag.h"
#include "editor/tools/canvas/selection_commands.h"
#include "editor/tools/words/translate.h"
#include "model/edit/edit.h"

namespace bulkhead {
namespace {

constexpr int refresh_within = 50;
constexpr int search_after = 150;
/// More than these are not marked in the tree one by one.
constexpr std::size_t most_marked = 500;

/// The name that `set_label` would change, if the address is of something that has one.
std::optional<std::string> name_of(const Mission& mission, const std::optional<Address>& address) {
  const auto* const object = address ? std::get_if<ObjectAddress>(&*address) : nullptr;
  if (object == nullptr) return std::nullopt;
  const auto& id = object->id;
  const auto of_item = [&](const auto& items) -> std::optional<std::string> {
    const auto found = std::find_if(items.begin(), items.end(), [&](const auto& item) { return item.id == id; });
    if (found == items.end()) return std::nullopt;
    return found->name;
  };
  if (const auto* marker = find_marker(mission, id)) return marker->label;
  if (const auto* zone = find_zone(mission, id)) return zone->name;
  if (const auto* area = find_area(mission, id)) return area->name;
  if (const auto* side = find_side(mission, id)) return side->name;
  if (auto name = of_item(*mission.rules)) return name;
  if (auto name = of_item(*mission.objectives)) return name;
  return of_item(*mission.stratagems);
}

}  // namespace

OutlinePanel::OutlinePanel(wxWindow* parent, MissionStage& stage)
    : wxPanel(parent), stage_(stage), refresh_later_([this] { refresh(); }), search_later_([this] {
        refresh_tree_ = true;
        refresh();
      }) {
  build();
  stage_.listen([panel = wxWeakRef<OutlinePanel>(this)](CanvasEvent event) {
    if (panel) panel->happened(event);
  });
  stage_.add_input_source(
      [panel = wxWeakRef<OutlinePanel>(this)] { return panel ? panel->commit() : std::vector<RefusedText>(); });
  unfolded_.insert(model_->root().key);
  unfold_as_before(model_->root(), false);
  refresh();
}

OutlinePanel::~OutlinePanel() = default;

void OutlinePanel::build_tree() {
  tree_ = new wxDataViewCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                             wxDV_MULTIPLE | wxDV_NO_HEADER | wxBORDER_NONE);
  set_accessible_name(*tree_, translated("Outline"));
  shown_ = stage_.document().mission();
  model_ = new OutlineModel(outline(*shown_));
  tree_->AssociateModel(model_);
  model_->DecRef();
  auto* const renderer = new wxDataViewTextRenderer();
  renderer->EnableEllipsize(wxELLIPSIZE_END);
  tree_->AppendColumn(new wxDataViewColumn(wxString(), renderer, 0, FromDIP(240), wxALIGN_LEFT));
  set_usual_row_height(*tree_);
  tree_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { selected_here(); });
  tree_->Bind(wxEVT_DATAVIEW_ITEM_EXPANDED, [this](wxDataViewEvent& event) {
    if (search_->IsEmpty()) unfolded_.insert(OutlineModel::node_of(event.GetItem()).key);
  });
  tree_->Bind(wxEVT_DATAVIEW_ITEM_COLLAPSED, [this](wxDataViewEvent& event) {
    if (!quiet_ && search_->IsEmpty()) unfolded_.erase(OutlineModel::node_of(event.GetItem()).key);
  });
  tree_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent& event) {
    const auto item = event.GetItem();
    if (!model_->IsContainer(item)) {
      selected_here();
      return name_of(stage_.mission(), OutlineModel::node_of(item).address) ? begin_naming() : void();
    }
    tree_->IsExpanded(item) ? tree_->Collapse(item) : tree_->Expand(item);
  });
}

void OutlinePanel::build_naming_row() {
  naming_row_ = new wxPanel(this);
  name_ = new wxTextCtrl(naming_row_, wxID_ANY, {}, wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
  set_accessible_name(*name_, translated("Name"));
  name_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) {
    if (commit().empty()) end_naming();
  });
  name_->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
    event.Skip();
    commit();
  });
  auto* const naming = new wxBoxSizer(wxHORIZONTAL);
  naming->Add(new wxStaticText(naming_row_, wxID_ANY, translated("Name")), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT,
              FromDIP(8));
  naming->Add(name_, 1, wxEXPAND);
  naming_row_->SetSizer(naming);
  naming_row_->Hide();
}

void OutlinePanel::build() {
  colour_ground(*this, &Palette::field);
  search_ = new wxSearchCtrl(this, wxID_ANY);
  search_->SetDescriptiveText(translated("Search"));
  search_->ShowCancelButton(true);
  set_accessible_name(*search_, translated("Search the outline"));
  search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { search_later_.after_pause(search_after); });
  search_->Bind(wxEVT_SEARCHCTRL_CANCEL_BTN, [this](wxCommandEvent&) { search_->Clear(); });
  search_->Bind(wxEVT_SEARCH, [this](wxCommandEvent&) {
    search_later_.now();
    tree_->SetFocus();
  });
  Bind(wxEVT_CHAR_HOOK, &OutlinePanel::on_key, this);
  build_tree();
  build_naming_row();
  message_ = new wxStaticText(this, wxID_ANY, {}, wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
  colour_text(*message_, &Palette::mute);
  message_->Hide();

  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->Add(search_, 0, wxEXPAND | wxALL, FromDIP(8));
  column->Add(tree_, 1, wxEXPAND);
  column->Add(naming_row_, 0, wxEXPAND | wxALL, FromDIP(8));
  column->Add(message_, 0, wxEXPAND | wxALL, FromDIP(8));
  SetSizer(column);
}

void OutlinePanel::happened(CanvasEvent event) {
  if (event == CanvasEvent::replaced) hide_naming();
  if (event == CanvasEvent::mission) refresh_tree_ = true;
  if (event == CanvasEvent::mission || event == CanvasEvent::selection) {
    refresh_later_.within(refresh_within);
  }
}

void OutlinePanel::refresh() {
  const ScopedFlag quiet(quiet_);
  const auto& mission = stage_.document().mission();
  const bool searching = !search_->IsEmpty();
  if (refresh_tree_) {
    refresh_tree_ = false;
    shown_ = mission;
    const auto wanted = filtered(outline(*mission), from_wx(search_->GetValue()));
    if (model_->replace(wanted) == OutlineModel::Replacement::reset) unfold_as_before(model_->root(), searching);
    tell(searching && wanted.children.empty() ? translated("Nothing is called that.") : wxString());
  }
  show_selection();
}

void OutlinePanel::unfold_as_before(const OutlineNode& node, bool everything) {
  if (node.children.empty() || !(everything || unfolded_.contains(node.key))) return;
  tree_->Expand(OutlineModel::item_of(node));
  for (const auto& child : node.children) unfold_as_before(*child, everything);
}

void OutlinePanel::unfold_down_to(const OutlineNode& node) {
  if (node.parent == nullptr) return;
  unfold_down_to(*node.parent);
  const auto parent = OutlineModel::item_of(*node.parent);
  if (!tree_->IsExpanded(parent)) tree_->Expand(parent);
}

void OutlinePanel::show_selection() {
  const ScopedFlag quiet(quiet_);
  wxDataViewItemArray wanted;
  const auto& addresses = stage_.selection().addresses();
  for (const auto& address : addresses) {
    if (wanted.size() == most_marked) break;
    if (const auto* node = model_->find(address)) wanted.Add(OutlineModel::item_of(*node));
  }
  wxDataViewItemArray now;
  tree_->GetSelections(now);
  const auto same_items = [](wxDataViewItemArray a, wxDataViewItemArray b) {
    const auto before = [](const wxDataViewItem& x, const wxDataViewItem& y) { return x.GetID() < y.GetID(); };
    std::sort(a.begin(), a.end(), before);
    std::sort(b.begin(), b.end(), before);
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  };
  if (same_items(wanted, now)) return;
  // A group or board that is chosen here stays chosen while the canvas has no selection.
  const bool only_groups = std::none_of(now.begin(), now.end(), [](const wxDataViewItem& item) {
    return OutlineModel::node_of(item).address.has_value();
  });
  if (wanted.empty() && only_groups) return;
  tree_->UnselectAll();
  if (wanted.empty()) return;
  const auto& first = OutlineModel::node_of(wanted.front());
  unfold_down_to(first);
  show_row(*tree_, wanted.front(), model_->place_of(first));
  tree_->SetSelections(wanted);
}

void OutlinePanel::selected_here() {
  if (quiet_) return;
  wxDataViewItemArray items;
  tree_->GetSelections(items);
  std::vector<Address> addresses;
  for (const auto& item : items) {
    const auto& address = OutlineModel::node_of(item).address;
    if (address && exists(stage_.mission(), *address)) addresses.push_back(*address);
  }
  const auto first = addresses.empty() ? std::nullopt : std::optional(addresses.front());
  stage_.select(Selection(std::move(addresses)));
  if (first) stage_.reveal(*first);
}

void OutlinePanel::on_key(wxKeyEvent& event) {
  // The tree's selection is the map's.
  if (text_in_focus() != nullptr && reaches_for_map(event)) return;
  const auto key = event.HasAnyModifiers() ? WXK_NONE : event.GetKeyCode();
  auto* const focus = FindFocus();
  if (focus == name_) {
    if (key == WXK_ESCAPE) return end_naming();
  } else if (tree_->IsDescendant(focus)) {
    if (key == WXK_F2) return begin_naming();
    if (key == WXK_DELETE) return remove_selected();
  } else if (search_->IsDescendant(focus)) {
    if (key == WXK_ESCAPE && !search_->IsEmpty()) return search_->Clear();
    if (key == WXK_DOWN) return tree_->SetFocus();
  }
  event.Skip();
}

void OutlinePanel::begin_naming() {
  // A name that was refused is to be fixed first.
  if (naming_) return name_->SetFocus();
  const auto item = tree_->GetCurrentItem();
  if (!item.IsOk()) return;
  const auto& address = OutlineModel::node_of(item).address;
  const auto name = name_of(stage_.mission(), address);
  if (!name) return tell(translated("This has no name of its own."));
  tell({});
  naming_ = std::get<ObjectAddress>(*address).id;
  name_->ChangeValue(to_wx(*name));
  name_->SelectAll();
  naming_row_->Show();
  Layout();
  name_->SetFocus();
}

std::vector<RefusedText> OutlinePanel::commit() {
  if (!naming_) return {};
  const auto before = name_of(stage_.mission(), ObjectAddress{*naming_});
  const auto name = from_wx(name_->GetValue());
  const auto done = !before || name == *before ? Result<void>() : stage_.attempt(bulkhead::SetLabel{*naming_, name});
  if (done) {
    hide_naming();
    return {};
  }
  const auto& reason = done.error().message;
  colour_text(*name_, &Palette::error);
  colour_text(*message_, &Palette::error);
  tell(symbol_of(Level::error) + " " + to_wx(reason));
  return {{translate("{} ({})", {translate("Name"), before->empty() ? naming_->text() : *before}), reason}};
}

void OutlinePanel::end_naming() {
  hide_naming();
  tree_->SetFocus();
}

void OutlinePanel::hide_naming() {
  if (!naming_) return;
  naming_.reset();
  colour_text(*name_, &Palette::text);
  colour_text(*message_, &Palette::mute);
  tell({});
  // Not at once: it may be just losing the focus.
  CallAfter([this] {
    naming_row_->Show(naming_.has_value());
    Layout();
  });
}

void OutlinePanel::remove_selected() {
  if (stage_.selection().empty()) return tell(translated("Select what is to be removed."));
  bulkhead::remove_selected(stage_);
}

void OutlinePanel::tell(const wxString& what) {
  message_->SetLabel(as_label(what));
  message_->Show(!what.empty());
  Layout();
}

}  // namespace bulkhead
