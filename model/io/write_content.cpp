// SPDX-License-Identifier: MIT
#include "model/io/mission_forms.h"
#include "model/io/writers.h"

namespace bulkhead {
namespace {

void write_briefing(XmlWriter& writer, const std::vector<BriefingSection>& briefing, const Extras& extras) {
  if (!briefing.empty() || extras != Extras()) write_children(writer, "briefing", extras, Many{"section", briefing});
}

template <typename Part>
void write_part(XmlWriter& writer, std::string_view element, const Part& part) {
  writer.begin(element);
  write_attributes(writer, part);
  const auto& last = fields_of<Part>().back();
  if (last.stand == FieldStand::content) {
    writer.text_content(part.extras, last.text(part));
  } else {
    writer.extras(part.extras);
  }
  writer.end();
}

}  // namespace

template <typename T>
void write_item(XmlWriter& writer, const T& item) {
  write_object(writer, item);
  writer.extras(item.extras);
  for (const auto& field : fields_of<T>()) {
    if (field.stand == FieldStand::attribute) continue;
    if (field.form == FieldForm::list) {
      with_rows(field.at(item), [&](const auto& parts) {
        for (const auto& part : parts) write_part(writer, field.xml_name(), part);
      });
    } else if (field.form == FieldForm::lua) {
      writer.lua_element(item.extras, field.text(item));
    } else {
      writer.text_element(field.xml_name(), item.extras, field.text(item));
    }
  }
}
template void write_item(XmlWriter&, const Rule&);
template void write_item(XmlWriter&, const MissionObjective&);
template void write_item(XmlWriter&, const MissionAction&);
template void write_item(XmlWriter&, const Stratagem&);
template void write_item(XmlWriter&, const MissionTable&);
template void write_item(XmlWriter&, const Force&);
template void write_item(XmlWriter&, const ObjectiveGroup&);

void write_content(XmlWriter& writer, const Mission& mission) {
  write_briefing(writer, *mission.briefing, mission.briefing_extras);
  const auto write = [&]<typename T>(const T& thing) {
    writer.begin(info_of<T>().element);
    write_item(writer, thing);
    writer.end();
  };
  for (const auto& force : *mission.forces) write(force);
  for (const auto& group : *mission.objective_groups) write(group);
  for_each_item(mission, write);
}

}  // namespace bulkhead
