import type { DraftFieldType, FieldDefinition, SectionDefinition } from "./draft.ts";

type Optional = Partial<Pick<FieldDefinition, "required" | "enhanceable" | "placeholder">>;

/** As `Optional`: what a person must write for the section to count as complete. */
const REQUIRED = { required: true } as const;

function field(
  type: DraftFieldType,
  id: string,
  name: string,
  { required = false, enhanceable = false, placeholder = "" }: Optional = {},
): FieldDefinition {
  return { id, name, type, required, enhanceable, placeholder };
}

function text(id: string, name: string, placeholder: string, optional: Optional = {}) {
  return field("text", id, name, { ...optional, placeholder });
}

function date(id: string, name: string, optional: Optional = {}) {
  return field("date", id, name, { ...optional, placeholder: "Jun 2022" });
}

function lines(id: string, name: string, placeholder: string): FieldDefinition {
  return field("textarea", id, name, { enhanceable: true, placeholder });
}

function tags(id: string, name: string, placeholder: string, enhanceable: boolean) {
  return field("tags", id, name, { enhanceable, placeholder });
}

const CURRENT = field("checkbox", "current", "Current");

/**
 * The sections every resume has, in the order they begin with.
 *
 * Source: the specification, section 3 (fields, which sections start hidden) and section 5 (required fields). Skills
 * have no required field. The photo is a value of `personal` and no field of its form.
 */
export const SECTIONS: readonly SectionDefinition[] = [
  {
    id: "personal",
    name: "Personal",
    icon: "user",
    isHidden: false,
    isRepeatable: false,
    itemName: "",
    fields: [
      text("fullName", "Full name", "Kavya Nair", REQUIRED),
      text("title", "Title", "Data Analyst", REQUIRED),
      text("email", "Email", "kavya@example.com", REQUIRED),
      text("phone", "Phone", "+91 98765 43210", REQUIRED),
      text("location", "Location", "Bengaluru", REQUIRED),
      text("linkedin", "LinkedIn", "linkedin.com/in/kavya-nair"),
      text("website", "Website", "kavyanair.in"),
      lines("summary", "Summary", "Who you are, what you do best, what you look for."),
    ],
  },
  {
    id: "experience",
    name: "Experience",
    icon: "briefcase",
    isHidden: false,
    isRepeatable: true,
    itemName: "Experience",
    fields: [
      text("title", "Title", "Senior Data Analyst", REQUIRED),
      text("company", "Company", "Tata Consultancy Services", REQUIRED),
      text("location", "Location", "Pune"),
      date("startDate", "Start date", REQUIRED),
      date("endDate", "End date"),
      CURRENT,
      lines("description", "Description", "• Cut the month-end close from 9 days to 4."),
    ],
  },
  {
    id: "education",
    name: "Education",
    icon: "graduation-cap",
    isHidden: false,
    isRepeatable: true,
    itemName: "Education",
    fields: [
      text("degree", "Degree", "B.Tech., Computer Science", REQUIRED),
      text("institution", "Institution", "Anna University", REQUIRED),
      text("location", "Location", "Chennai"),
      date("startDate", "Start date"),
      date("endDate", "End date"),
      CURRENT,
      lines("description", "Description", "CGPA 8.4 / 10"),
    ],
  },
  {
    id: "skills",
    name: "Skills",
    icon: "tools",
    isHidden: false,
    isRepeatable: false,
    itemName: "",
    fields: [
      tags("technical", "Technical skills", "SQL, Python, Power BI", true),
      tags("soft", "Soft skills", "Negotiation, mentoring", true),
      tags("languages", "Languages", "English, हिन्दी, தமிழ்", true),
    ],
  },
  {
    id: "projects",
    name: "Projects",
    icon: "folder",
    isHidden: false,
    isRepeatable: true,
    itemName: "Project",
    fields: [
      text("name", "Name", "Crop price forecast", REQUIRED),
      text("role", "Role", "Team lead"),
      date("startDate", "Start date"),
      date("endDate", "End date"),
      text("url", "Link", "github.com/kavya-nair/crop-prices"),
      lines("description", "Description", "• Forecasts mandi prices a week ahead, within 6%."),
      tags("technologies", "Technologies", "Python, PostgreSQL", false),
    ],
  },
  {
    id: "certifications",
    name: "Certifications",
    icon: "certificate",
    isHidden: false,
    isRepeatable: true,
    itemName: "Certification",
    fields: [
      text("name", "Name", "Azure Data Engineer Associate", REQUIRED),
      text("issuer", "Issuer", "Microsoft", REQUIRED),
      date("date", "Date"),
      date("expiry", "Valid until"),
      lines("description", "Description", "Score 912 of 1,000"),
    ],
  },
  {
    id: "awards",
    name: "Awards",
    icon: "trophy",
    isHidden: true,
    isRepeatable: true,
    itemName: "Award",
    fields: [
      text("title", "Title", "Smart India Hackathon, first prize", REQUIRED),
      text("issuer", "Issuer", "Ministry of Education"),
      date("date", "Date"),
      lines("description", "Description", "First of 1,200 teams."),
    ],
  },
  {
    id: "publications",
    name: "Publications",
    icon: "book",
    isHidden: true,
    isRepeatable: true,
    itemName: "Publication",
    fields: [
      text("title", "Title", "Groundwater in the Cauvery delta", REQUIRED),
      text("publisher", "Publisher", "Current Science"),
      date("date", "Date"),
      text("url", "Link", "doi.org/10.1000/182"),
      lines("description", "Description", "With whom, and what it found."),
    ],
  },
  {
    id: "references",
    name: "References",
    icon: "quote",
    isHidden: true,
    isRepeatable: true,
    itemName: "Reference",
    fields: [
      text("name", "Name", "Arvind Menon", REQUIRED),
      text("position", "Position", "Head of Analytics"),
      text("company", "Company", "Infosys"),
      text("email", "Email", "arvind@example.com"),
      text("phone", "Phone", "+91 98765 43210"),
      lines("reference", "Reference", "What they say of your work."),
    ],
  },
];

/** Of a section the person added that is one text. */
export const SINGLE_FIELDS: readonly FieldDefinition[] = [
  lines("content", "Content", "One line, one point."),
];

/** Of a section the person added that is a list. */
export const REPEATABLE_FIELDS: readonly FieldDefinition[] = [
  text("title", "Title", "Blood donation camp, Kochi", REQUIRED),
  lines("description", "Description", "One line, one point."),
];
