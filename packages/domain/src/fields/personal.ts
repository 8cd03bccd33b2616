import type { Section } from "./field.ts";

/**
 * The person: contact block and summary. The photo is a value beside it and no field of the form
 * (`draft/sections-of.ts`).
 */
export const personal = {
  name: "Personal",
  icon: "user",
  isHidden: false,
  isRepeatable: false,
  itemName: "",
  json: ["basics", "bio"],
  fields: {
    fullName: {
      label: "Full name",
      type: "text",
      role: "title",
      required: true,
      placeholder: "Kavya Nair",
      json: ["name"],
      read: "name",
    },
    title: {
      label: "Title",
      type: "text",
      role: "subtitle",
      required: true,
      placeholder: "Data Analyst",
      json: ["label", "headline", "title"],
      read: "headline",
    },
    email: {
      label: "Email",
      type: "text",
      role: "email",
      required: true,
      placeholder: "kavya@example.com",
      json: ["email"],
      read: "email",
    },
    phone: {
      label: "Phone",
      type: "text",
      role: "phone",
      required: true,
      placeholder: "+91 98765 43210",
      json: ["phone"],
      read: "phone",
    },
    location: {
      label: "Location",
      type: "text",
      role: "detail",
      required: true,
      placeholder: "Bengaluru",
      json: { own: "location.address" },
      read: "location",
    },
    linkedin: {
      label: "LinkedIn",
      type: "text",
      role: "web",
      placeholder: "linkedin.com/in/kavya-nair",
      json: { own: "profiles, network LinkedIn" },
    },
    website: {
      label: "Website",
      type: "text",
      role: "web",
      placeholder: "kavyanair.in",
      json: ["url", "website"],
    },
    summary: {
      label: "Summary",
      type: "textarea",
      role: "text",
      enhanceable: true,
      placeholder: "Who you are, what you do best, what you look for.",
      json: ["summary"],
    },
  },
} as const satisfies Section;
