import type { Section } from "./field.ts";

export const publications = {
  name: "Publications",
  icon: "book",
  isHidden: true,
  isRepeatable: true,
  itemName: "Publication",
  json: ["publications"],
  fields: {
    title: {
      label: "Title",
      type: "text",
      role: "title",
      required: true,
      placeholder: "Groundwater in the Cauvery delta",
      json: ["name", "title"],
      read: "title",
      readLabel: "Publication",
    },
    publisher: {
      label: "Publisher",
      type: "text",
      role: "subtitle",
      placeholder: "Current Science",
      json: ["publisher"],
      read: "by",
      readLabel: "Published by",
    },
    date: {
      label: "Date",
      type: "date",
      role: "date",
      placeholder: "Jun 2022",
      json: ["releaseDate", "date"],
    },
    url: {
      label: "Link",
      type: "text",
      role: "web",
      placeholder: "doi.org/10.1000/182",
      json: ["url", "website"],
      read: "url",
    },
    description: {
      label: "Description",
      type: "textarea",
      role: "text",
      enhanceable: true,
      placeholder: "With whom, and what it found.",
      json: ["summary", "description"],
    },
  },
} as const satisfies Section;
