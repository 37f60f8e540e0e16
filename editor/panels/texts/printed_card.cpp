// SPDX-License-Identifier: MIT
#include "editor/panels/texts/printed_card.h"

#include <algorithm>
#include <utility>
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dcbuffer.h>
#include <wx/image.h>
#include <wx/log.h>
#include <wx/mstream.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/flow_panel.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/wheel.h"
#include "editor/panels/parts/window_thread.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/parts/wrapped_text.h"
#include "editor/tools/words/translate.h"
#include "exchange/sheets/card_choices.h"
#include "rendering/cards/card_format.h"

namespace bulkhead {
namespace {

/// While somebody types, and while the window is dragged to another size.
constexpr int draw_within = 60;
constexpr double millimetres_per_inch = 25.4;
/// A card that were drawn any larger would say nothing more.
constexpr double most_dpi = 170;
constexpr double least_dpi = 40;
constexpr int card_margin = 12;
/// What stands above and below a card as a rule.
constexpr int height_of_rest = 130;

wxBitmap bitmap_of(const std::string& png, double content_scale) {
  const wxLogNull quiet;
  wxMemoryInputStream stream(png.data(), png.size());
  wxImage image;
  if (!image.LoadFile(stream, wxBITMAP_TYPE_PNG)) return {};
  return wxBitmap(image, wxBITMAP_SCREEN_DEPTH, content_scale);
}

}  // namespace

PrintedCard::PrintedCard(wxWindow* parent, Actions actions)
    : wxPanel(parent),
      actions_(std::move(actions)),
      size_(card_option().usual),
      draw_later_([this] { draw(); }),
      drawing_(
          to_window_thread(), [this](const Result<CardShown>& card) { drawn(card); },
          [this](const std::string& words) { drawn(fail(words)); }) {
  if (wxImage::FindHandler(wxBITMAP_TYPE_PNG) == nullptr) wxImage::AddHandler(new wxPNGHandler);
  build();
}

void PrintedCard::build() {
  colour_ground(*this, &Palette::ground);
  build_ground();
  controls_ = build_controls();
  auto* const column = new wxBoxSizer(wxVERTICAL);
  if (actions_.hide) column->Add(build_head(), 0, wxEXPAND | wxLEFT | wxTOP, FromDIP(card_margin));
  column->Add(ground_, 1, wxEXPAND);
  column->Add(controls_, 0, wxEXPAND);
  SetSizer(column);
}

void PrintedCard::build_ground() {
  ground_ = new wxPanel(this);
  ground_->SetBackgroundStyle(wxBG_STYLE_PAINT);
  ground_->SetMinSize(FromDIP(wxSize(80, 80)));
  set_accessible_name(*ground_, translated("Printed card"));
  ground_->Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
  ground_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    ground_->Refresh();
    if (wanted_) draw_soon();
  });
  when_theme_changes(*ground_, [this] { ground_->Refresh(); });
  if (!actions_.enlarge) return;
  ground_->SetCursor(wxCursor(wxCURSOR_MAGNIFIER));
  ground_->SetToolTip(translated("Click to see it larger, in a window of its own"));
  ground_->Bind(wxEVT_LEFT_UP, [this](wxMouseEvent&) { CallAfter([this] { actions_.enlarge(); }); });
}

wxWindow* PrintedCard::build_head() {
  auto* const head = new wxPanel(this);
  auto* const name = new wxStaticText(head, wxID_ANY, translated("Printed card"));
  colour_text(*name, &Palette::mute);
  const auto help = translated("Hide the printed card");
  auto* const hide = new wxButton(head, wxID_ANY, wxString::FromUTF8("✕"), wxDefaultPosition, FromDIP(wxSize(28, 24)),
                                  wxBU_EXACTFIT | wxBORDER_NONE);
  hide->SetToolTip(help);
  set_accessible_name(*hide, help);
  hide->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { actions_.hide(); }); });
  auto* const line = new wxBoxSizer(wxHORIZONTAL);
  line->Add(name, 1, wxALIGN_CENTRE_VERTICAL);
  line->Add(hide, 0, wxALIGN_CENTRE_VERTICAL);
  head->SetSizer(line);
  return head;
}

wxButton* PrintedCard::add_step(wxWindow* parent, const char* sign, const wxString& help, int by) {
  auto* const button =
      new wxButton(parent, wxID_ANY, wxString::FromUTF8(sign), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
  button->SetToolTip(help);
  set_accessible_name(*button, help);
  button->Bind(wxEVT_BUTTON, [this, by](wxCommandEvent&) { step(by); });
  return button;
}

wxPanel* PrintedCard::build_controls() {
  auto* const controls = new wxPanel(this);
  signs_ = new WrappedText(controls, [this] { reflow(); });
  buttons_ = new FlowPanel(controls, [this] { reflow(); });
  turn_ = new wxToggleButton(buttons_, wxID_ANY, translated("Back"), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
  turn_->SetToolTip(translated("Show the back of the card"));
  turn_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) { show_side(); });
  before_ = add_step(buttons_, "‹", translated("The card before"), -1);
  which_ = new wxStaticText(buttons_, wxID_ANY, {});
  next_ = add_step(buttons_, "›", translated("The next card"), 1);
  save_ = new wxButton(buttons_, wxID_ANY, translated("Save as picture…"));
  save_->SetToolTip(translated("Write the card, as it is when it is cut, to a PNG file"));
  save_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { actions_.save(size_); }); });
  sizes_ = new wxChoice(buttons_, wxID_ANY);
  for (const auto& size : card_option().choices) sizes_->Append(translated(size.name));
  sizes_->SetSelection(0);
  sizes_->SetToolTip(translated("How large the card is"));
  set_accessible_name(*sizes_, translated("Size of the card"));
  leave_wheel_to_form(*sizes_);
  sizes_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
    size_ = card_option().choices.at(static_cast<std::size_t>(std::max(sizes_->GetSelection(), 0))).text;
    draw_soon();
  });
  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->Add(signs_, 0, wxEXPAND | wxBOTTOM, FromDIP(8));
  column->Add(buttons_, 0, wxEXPAND | wxBOTTOM, FromDIP(4));
  auto* const around = new wxBoxSizer(wxVERTICAL);
  around->Add(column, 1, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(card_margin));
  controls->SetSizer(around);
  return controls;
}

int PrintedCard::width_at(int height) const {
  const auto card = parse_card_format(size_)->size;
  const int free = height - FromDIP(height_of_rest);
  return static_cast<int>(card.x / card.y * free) + 2 * FromDIP(card_margin);
}

void PrintedCard::set_size(const std::string& size) {
  const auto& choices = card_option().choices;
  const auto found = std::find_if(choices.begin(), choices.end(), [&](const auto& each) { return each.text == size; });
  if (found == choices.end()) return;
  size_ = size;
  sizes_->SetSelection(static_cast<int>(found - choices.begin()));
  if (wanted_) draw_soon();
}

void PrintedCard::show(const Mission& mission, const Id& item) {
  const bool another = !wanted_ || wanted_->item != item;
  wanted_ = Question{mission, item, {}, 0};
  if (!another) return draw_soon();
  face_ = 0;
  turn_->SetValue(false);
  // Of another text it is to be there at once.
  draw_later_.forget();
  draw();
}

void PrintedCard::draw_soon() { draw_later_.within(draw_within); }

double PrintedCard::dots_to_an_inch() const {
  const auto card = parse_card_format(size_)->size;
  const auto room = ground_->GetClientSize() - 2 * FromDIP(wxSize(card_margin, card_margin));
  const double dots = std::min(room.x / card.x, room.y / card.y) * millimetres_per_inch;
  return std::clamp(dots, least_dpi, most_dpi * FromDIP(100) / 100.0) * GetContentScaleFactor();
}

void PrintedCard::draw() {
  if (!wanted_) return;
  wanted_->size = size_;
  wanted_->dpi = dots_to_an_inch();
  const auto same = [](const Question& a, const Question& b) {
    return a.mission == b.mission && a.item == b.item && a.size == b.size && a.dpi == b.dpi;
  };
  if (asked_ && same(*asked_, *wanted_)) return;
  asked_ = wanted_;
  drawing_.ask([question = *wanted_](const std::stop_token&) {
    return card_shown(question.mission, question.item, question.size, question.dpi);
  });
}

void PrintedCard::drawn(const Result<CardShown>& card) {
  faces_.clear();
  back_ = wxBitmap();
  said_.clear();
  const double scale = GetContentScaleFactor();
  if (card) {
    for (const auto& face : card->faces) faces_.push_back(bitmap_of(face, scale));
    back_ = bitmap_of(card->back, scale);
    for (const auto& sign : card->signs) said_ += (said_.empty() ? "" : "\n") + sign;
    if (!card->remark.empty()) said_ += (said_.empty() ? "" : "\n") + card->remark;
  } else {
    said_ = card.error().message;
  }
  const bool is_plain = card && card->signs.empty();
  colour_text(*signs_, is_plain ? &Palette::mute : card ? &Palette::warning : &Palette::error);
  const auto sign = is_plain ? wxString() : symbol_of(card ? Level::warning : Level::error) + " ";
  signs_->say(said_.empty() ? wxString() : sign + to_wx(said_));
  save_->Enable(card.has_value());
  turn_->Enable(card.has_value());
  show_side();
}

std::string PrintedCard::words() const { return said_; }

void PrintedCard::step(int by) {
  const auto last = static_cast<int>(faces_.size()) - 1;
  face_ = static_cast<std::size_t>(std::clamp(static_cast<int>(face_) + by, 0, std::max(last, 0)));
  turn_->SetValue(false);
  show_side();
}

void PrintedCard::show_side() {
  face_ = std::min(face_, faces_.empty() ? 0 : faces_.size() - 1);
  const bool back = turn_->GetValue();
  shown_ = back ? back_ : faces_.empty() ? wxBitmap() : faces_[face_];
  const bool several = faces_.size() > 1;
  before_->Enable(face_ > 0);
  next_->Enable(face_ + 1 < faces_.size());
  which_->SetLabel(several ? translated("{} of {}", {std::to_string(face_ + 1), std::to_string(faces_.size())})
                           : wxString());
  if (which_->IsShown() != several) {
    for (wxWindow* const part : std::initializer_list<wxWindow*>{before_, which_, next_}) part->Show(several);
  }
  buttons_->arrange();
  controls_->Layout();
  auto name = wanted_ ? "#" + wanted_->item.text() : std::string();
  if (back) name += ", " + translate("back");
  describe_to_assistants(*ground_, "image", from_wx(translated("Printed card")) + ": " + name, said_);
  ground_->Refresh();
}

void PrintedCard::paint() {
  wxAutoBufferedPaintDC canvas(ground_);
  canvas.SetBackground(wxBrush(palette().ground));
  canvas.Clear();
  if (!shown_.IsOk()) return;
  const auto room = ground_->GetClientSize();
  // The picture that is there may be of another size than the room by now.
  const auto size = shown_.GetLogicalSize();
  canvas.DrawBitmap(shown_, (room.x - size.x) / 2, (room.y - size.y) / 2);
}

void PrintedCard::reflow() {
  controls_->InvalidateBestSize();
  Layout();
}

}  // namespace bulkhead
