import type { Section } from "./field.ts";

/** Words of three kinds. No field is required: the section is complete with any of them. */
export const skills = {
  name: "Skills",
  icon: "tools",
  isHidden: false,
  isRepeatable: false,
  itemName: "",
  json: ["skills"],
  fields: {
    technical: {
      label: "Technical skills",
      type: "tags",
      role: "tags",
      enhanceable: true,
      placeholder: "SQL, Python, Power BI",
      json: { own: "skills, name Technical skills" },
    },
    soft: {
      label: "Soft skills",
      type: "tags",
      role: "tags",
      enhanceable: true,
      placeholder: "Negotiation, mentoring",
      json: { own: "skills, name Soft skills" },
    },
    languages: {
      label: "Languages",
      type: "tags",
      role: "tags",
      enhanceable: true,
      placeholder: "English, हिन्दी, தமிழ்",
      json: { own: "languages" },
    },
  },
} as const satisfies Section;
