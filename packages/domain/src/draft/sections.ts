import type { Field, Section } from "../fields/field.ts";
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
