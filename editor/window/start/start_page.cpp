// SPDX-License-Identifier: MIT
#include "editor/window/start/start_page.h"

#include <cstdio>
#include <utility>
#include <wx/button.h>
#include <wx/dcclient.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include "editor/panels/parts/window_thread.h"
#include "editor/panels/parts/words.h"
#include "editor/window/look/icons.h"
#include "editor/window/look/map_design.h"
#include "editor/window/look/theme.h"
#include "editor/window/start/template_card.h"

namespace bulkhead {
namespace {

constexpr int column_width = 300;
constexpr std::size_t most_recent_shown = 6;

/// Names a button that is as wide as the column; what has no room is left out of the name's middle.
void set_name(wxWindow& button, const wxString& before, const wxString& name) {
  button.SetLabel(before + as_label(name));
  const int around = button.GetBestSize().x - button.GetTextExtent(name).x;
  const wxClientDC dc(&button);
  const auto shown = wxControl::Ellipsize(name, dc, wxELLIPSIZE_MIDDLE, column_width - around);
  if (shown != name) button.SetLabel(before + as_label(shown));
}

wxButton* way(wxWindow* parent, std::string_view picture, const wxString& name, const std::function<void()>& go) {
  auto* button = new wxButton(parent, wxID_ANY, "  " + name, wxDefaultPosition, wxSize(column_width, 40), wxBU_LEFT);
  button->SetBitmap(icon(picture));
  button->SetBitmapMargins(8, 0);
  // What is done may take the button's page away.
  button->Bind(wxEVT_BUTTON, [button, go](wxCommandEvent&) { button->CallAfter(go); });
  return button;
}

}  // namespace

StartPage::StartPage(wxWindow* parent, Ways ways)
    : ScrolledPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL, "start"),
      ways_(std::move(ways)),
      pictures_(
          to_window_thread(),
          [this](const std::shared_ptr<const TemplatePicture>& picture) { picture ? add_card(picture) : all_loaded(); },
          [this](const std::string& words) {
            // The start page goes without the pictures that are not there yet.
            std::fputs((words + "\n").c_str(), stderr);
            all_loaded();
          }) {
  SetScrollRate(0, 24);
  build();
  theme_changed();
}

wxStaticText* StartPage::heading(const wxString& text) {
  auto* label = new wxStaticText(this, wxID_ANY, text);
  label->SetFont(GetFont().Scaled(1.25F).Bold());
  headings_.push_back(label);
  return label;
}

void StartPage::build() {
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(build_ways(), 0, wxTOP | wxLEFT | wxBOTTOM, 48);
  row->Add(build_templates(), 1, wxEXPAND | wxTOP | wxLEFT | wxBOTTOM, 48);
  row->AddSpacer(24);
  SetSizer(row);
}

wxSizer* StartPage::build_ways() {
  auto* column = new wxBoxSizer(wxVERTICAL);
  auto* name = new wxStaticText(this, wxID_ANY, "Bulkhead");
  name->SetFont(GetFont().Scaled(2.4F).Bold());
  headings_.push_back(name);
  auto* lead = new wxStaticText(this, wxID_ANY,
                                translated("Lay out a killzone, see whether it is playable and fair, and print it."));
  lead->Wrap(column_width);
  quiet_.push_back(lead);
  column->Add(name);
  column->Add(lead, 0, wxTOP, 8);
  column->AddSpacer(24);

  back_ = way(this, "undo", translated("Back"), ways_.back);
  column->Add(back_, 0, wxBOTTOM, 16);
  back_->Hide();
  column->Add(way(this, "new", translated("New custom mission…"), ways_.custom), 0, wxBOTTOM, 8);
  column->Add(way(this, "open", translated("Open a mission…"), ways_.open), 0, wxBOTTOM, 8);
  column->Add(way(this, "sketch", translated("Open a sketch…"), ways_.open_sketch), 0, wxBOTTOM, 8);
  column->Add(way(this, "paste", translated("Paste a sketch"), ways_.paste_sketch), 0, wxBOTTOM, 8);
  auto* what = new wxStaticText(this, wxID_ANY,
                                translated("A sketch is a killzone drawn with characters, as players post them."));
  what->SetFont(GetFont().Scaled(0.92F));
  what->Wrap(column_width);
  quiet_.push_back(what);
  column->Add(what);

  recent_heading_ = heading(translated("Recent"));
  column->Add(recent_heading_, 0, wxTOP, 28);
  recent_ = new wxBoxSizer(wxVERTICAL);
  column->Add(recent_, 0, wxTOP, 8);
  recent_heading_->Hide();
  return column;
}

wxSizer* StartPage::build_templates() {
  auto* column = new wxBoxSizer(wxVERTICAL);
  column->Add(heading(translated("Begin with a template")), 0, wxTOP, 10);
  auto* lead = new wxStaticText(this, wxID_ANY, translated("Choose one: it opens as a new mission of your own."));
  quiet_.push_back(lead);
  column->Add(lead, 0, wxTOP, 4);
  waiting_ = new wxStaticText(this, wxID_ANY, translated("Looking for templates…"));
  quiet_.push_back(waiting_);
  column->Add(waiting_, 0, wxTOP, 20);
  grid_ = new wxWrapSizer(wxHORIZONTAL, wxWRAPSIZER_DEFAULT_FLAGS & ~wxEXTEND_LAST_ON_EACH_LINE);
  column->Add(grid_, 1, wxEXPAND | wxTOP, 16);
  return column;
}

void StartPage::begin() {
  begun_ = true;
  catch_up();
}

void StartPage::templates_changed() {
  stale_ = true;
  catch_up();
}

void StartPage::catch_up() {
  if (!begun_ || !IsShownOnScreen()) return;
  const auto& design = map_design();
  const bool other = std::exchange(design_, &design) != &design;
  if (std::exchange(stale_, false) || other) load_templates();
}

void StartPage::load_templates() {
  grid_->Clear(true);
  cards_.clear();
  using Pictures = decltype(pictures_);
  const double scale = GetContentScaleFactor();
  pictures_.ask([&design = *design_, scale](const std::stop_token& stop, const Pictures::Progress& progress) {
    draw_templates(design, TemplateCard::picture_size, scale, stop, progress);
    return std::shared_ptr<const TemplatePicture>();
  });
}

void StartPage::focus_templates() {
  if (!cards_.empty()) cards_.front()->SetFocus();
}

void StartPage::all_loaded() {
  waiting_->SetLabel(cards_.empty() ? translated("No templates were found. Open a mission or a sketch instead.")
                                    : wxString());
  waiting_->Show(cards_.empty());
  lay_out();
}

void StartPage::add_card(std::shared_ptr<const TemplatePicture> picture) {
  waiting_->Hide();
  cards_.push_back(new TemplateCard(this, std::move(picture), ways_.begin, ways_.remove));
  grid_->Add(cards_.back(), 0, wxRIGHT | wxBOTTOM, 16);
  lay_out();
}

void StartPage::show_recent(const std::vector<std::string>& files) {
  recent_->Clear(true);
  for (std::size_t index = 0; index < files.size() && index < most_recent_shown; ++index) {
    const std::filesystem::path path(files[index]);
    auto* button =
        new wxButton(this, wxID_ANY, "…", wxDefaultPosition, wxSize(column_width, -1), wxBU_LEFT | wxBORDER_NONE);
    set_name(*button, {}, to_wx(path.filename().string()));
    button->SetToolTip(to_wx(files[index]));
    button->Bind(wxEVT_BUTTON, [button, path, open = ways_.open_file](wxCommandEvent&) {
      button->CallAfter([path, open] { open(path); });
    });
    recent_->Add(button);
  }
  recent_heading_->Show(!files.empty());
  lay_out();
}

void StartPage::show_back(const std::optional<std::string>& mission) {
  back_->Show(mission.has_value());
  if (mission) set_name(*back_, "  ", translated("Back to {}", {*mission}));
  lay_out();
}

void StartPage::lay_out() {
  FitInside();
  Layout();
}

void StartPage::theme_changed() {
  SetBackgroundColour(to_wx(theme().panel));
  for (auto* text : quiet_) text->SetForegroundColour(to_wx(theme().mute));
  for (auto* text : headings_) text->SetForegroundColour(to_wx(theme().ink));
  catch_up();
  Refresh();
}

}  // namespace bulkhead
