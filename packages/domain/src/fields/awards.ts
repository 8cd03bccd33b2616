import type { Section } from "./field.ts";

export const awards = {
  name: "Awards",
  icon: "trophy",
  isHidden: true,
  isRepeatable: true,
  itemName: "Award",
  json: ["awards"],
  fields: {
    title: {
      label: "Title",
      type: "text",
      role: "title",
      required: true,
      placeholder: "Smart India Hackathon, first prize",
      json: ["title", "name"],
      read: "title",
      readLabel: "Award",
    },
    issuer: {
      label: "Issuer",
      type: "text",
      role: "subtitle",
      placeholder: "Ministry of Education",
      json: ["awarder", "issuer"],
      read: "by",
      readLabel: "Given by",
    },
    date: {
      label: "Date",
      type: "date",
      role: "date",
      placeholder: "Jun 2022",
      json: ["date", "awardDate"],
    },
    description: {
      label: "Description",
      type: "textarea",
      role: "text",
      enhanceable: true,
      placeholder: "First of 1,200 teams.",
      json: ["summary", "description"],
    },
  },
} as const satisfies Section;
