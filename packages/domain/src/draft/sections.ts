import type { Field, Section } from "../fields/field.ts";
import type { CustomKind } from "../resume/template.ts";
import { fieldsOf, RESUME_SECTIONS, SECTION_IDS } from "../fields/sections.ts";
import type { FieldDefinition, SectionDefinition } from "./draft.ts";

/** The sections every resume has as the form shows them, in the order they begin with. */
export const SECTIONS: readonly SectionDefinition[] = SECTION_IDS.map((id) => {
  const { name, icon, isHidden, isRepeatable, itemName }: Section = RESUME_SECTIONS[id];
  const fields = fieldsOf(id).map(definition);
  return { id, name, icon, isHidden, isRepeatable, itemName, fields };
});

function definition({
  id,
  label,
  type,
  required = false,
  enhanceable = false,
  placeholder = "",
}: Pick<Field, "label" | "type" | "required" | "enhanceable" | "placeholder"> & {
  readonly id: string;
}): FieldDefinition {
  return { id, name: label, type, required, enhanceable, placeholder };
}

const OWN_TEXT = {
  type: "textarea",
  enhanceable: true,
  placeholder: "One line, one point.",
} as const;

/** Of a section the person added that is one text. */
export const SINGLE_FIELDS: readonly FieldDefinition[] = [
  definition({ id: "content", label: "Content", ...OWN_TEXT }),
];

/** Of a group of skills. */
export const GROUP_FIELDS: readonly FieldDefinition[] = [
  definition({ id: "name", label: "Name", type: "text", placeholder: "Cloud" }),
  definition({
    id: "skills",
    label: "Skills",
    type: "tags",
    required: true,
    placeholder: "AWS (advanced), Terraform",
  }),
];

/** Of a section the person added that is a list. */
export const REPEATABLE_FIELDS: readonly FieldDefinition[] = [
  definition({
    id: "title",
    label: "Title",
    type: "text",
    required: true,
    placeholder: "Blood donation camp, Kochi",
  }),
  definition({ id: "description", label: "Description", ...OWN_TEXT }),
];

const PERIOD = [
  definition({ id: "startDate", label: "Start date", type: "date", placeholder: "Jun 2022" }),
  definition({ id: "endDate", label: "End date", type: "date", placeholder: "Jun 2022" }),
  definition({ id: "current", label: "Current", type: "checkbox" }),
];
const TEXT = definition({ id: "description", label: "Description", ...OWN_TEXT });
const LINK = definition({
  id: "url",
  label: "Link",
  type: "text",
  placeholder: "github.com/kavya-nair",
});
const titled = (label: string, placeholder: string) =>
  definition({ id: "title", label, type: "text", required: true, placeholder });

/** Of a section the person added whose entries are like jobs, projects or links, or are languages. */
const KIND_FIELDS: Readonly<Record<CustomKind, readonly FieldDefinition[]>> = {
  job: [
    titled("Title", "Camp organiser"),
    definition({
      id: "organization",
      label: "Organization",
      type: "text",
      placeholder: "Red Cross, Kochi",
    }),
    definition({ id: "location", label: "Location", type: "text", placeholder: "Kochi" }),
    ...PERIOD,
    TEXT,
  ],
  project: [
    titled("Name", "Crop price forecast"),
    definition({ id: "role", label: "Role", type: "text", placeholder: "Team lead" }),
    ...PERIOD,
    LINK,
    TEXT,
    definition({
      id: "technologies",
      label: "Technologies",
      type: "tags",
      placeholder: "Python, SQL",
    }),
  ],
  link: [titled("Name", "GitHub"), LINK, TEXT],
  language: [
    titled("Language", "हिन्दी"),
    definition({ id: "level", label: "Level in words", type: "text", placeholder: "Fluent" }),
    definition({ id: "cefr", label: "CEFR level, A1 to C2", type: "text", placeholder: "C1" }),
    definition({ ...OWN_TEXT, id: "description", label: "Note", placeholder: "IELTS 7.5, 2024" }),
  ],
};

/** The fields of an entry of a section the person added. */
export function ownFields(kind: CustomKind | undefined): readonly FieldDefinition[] {
  return kind ? KIND_FIELDS[kind] : REPEATABLE_FIELDS;
}

/** All that an entry of a section the person added can hold, whatever its kind. */
export const OWN_ITEM_FIELDS: readonly FieldDefinition[] = [
  ...new Map(
    Object.values(KIND_FIELDS).flatMap((fields) => fields.map((field) => [field.id, field])),
  ).values(),
];
