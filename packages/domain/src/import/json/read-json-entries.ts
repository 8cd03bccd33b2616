import {
  fieldsOf,
  type ListSectionId,
  RESUME_SECTIONS,
  type SectionField,
  type SectionValues,
} from "../../fields/sections.ts";
import { dateFromIso, type Stretch, stretchOf } from "../dates.ts";
import { joinLines, toBullets } from "../gathered.ts";
import type { Source } from "../source.ts";

/** The entries of a list of a JSON Resume, with the file's objects they come from. */
export function readJsonEntries<Id extends ListSectionId>(
  section: Id,
  top: Source,
): readonly (readonly [SectionValues<Id>, Source])[] {
  return top.list(...RESUME_SECTIONS[section].json).map((source) => {
    const fields = fieldsOf(section);
    const stretch = fields.some(({ role }) => role === "start") ? stretchIn(section, source) : null;
    const values = fields.map((field) => [field.id, valueOf(field, source, stretch)] as const);
    return [Object.fromEntries(values) as SectionValues<Id>, source];
  });
}

/** A text of `basics`, under any of the keys that its field has. */
export function readJsonText({ json, type }: SectionField, source: Source): string {
  if ("own" in json) return "";
  if ("list" in json) return source.texts(json.list).join(", ");
  if ("paragraphs" in json) {
    return joinLines(
      json.grade ? source.text(...json.grade) : "",
      ...json.lines.map((key) => source.lines(key)),
      toBullets(source.points(json.bullets)),
    );
  }
  if (type === "date") return dateFromIso(source.text(...json));
  return type === "textarea" ? source.lines(...json) : source.text(...json);
}

function valueOf(
  field: SectionField,
  source: Source,
  stretch: Stretch | null,
): string | boolean | readonly string[] {
  const { id, json, role, type } = field;
  if (role === "start" && stretch) return stretch.startDate;
  if (role === "end" && stretch) return stretch.endDate;
  if (role === "current") return stretch?.current ?? false;
  if (type === "tags") return "own" in json || !Array.isArray(json) ? [] : source.texts(...json);
  return id === "degree" ? degreeIn(source) : readJsonText(field, source);
}

/**
 * A job without an end is current, as in the schema. Where no field can say that something is current, its end does.
 */
function stretchIn(section: ListSectionId, source: Source): Stretch {
  const start = source.text("startDate");
  const end = source.text("endDate");
  const goesOn = section === "experience" && start !== "" && end === "";
  const stretch = stretchOf(start, end, goesOn);
  const hasField = fieldsOf(section).some(({ role }) => role === "current");
  return stretch.current && !hasField ? { ...stretch, endDate: "Present" } : stretch;
}

function degreeIn(study: Source): string {
  const kind = study.text("studyType", "degree");
  const area = study.text("area");
  return [kind, kind.includes(area) ? "" : area].filter(Boolean).join(", ");
}
