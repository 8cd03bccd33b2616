import type { Choice } from "../../../ui/choices.tsx";
import type { Details } from "../../../shared/uploads/answers.ts";

type Answer<Field extends keyof Details> = Choice<NonNullable<Details[Field]> & string>;

export const GENDER: readonly Answer<"gender">[] = [
  { value: "male", label: "Male" },
  { value: "female", label: "Female" },
  { value: "other", label: "Other" },
];

export const COMPANY_TYPE: readonly Answer<"companyType">[] = [
  { value: "startup", label: "Startup", icon: "startup" },
  { value: "mnc", label: "MNC", icon: "globe" },
  { value: "enterprise", label: "Enterprise", icon: "office" },
];

export const ROLE_TYPE: readonly Answer<"roleType">[] = [
  { value: "ic", label: "Individual Contributor" },
  { value: "managerial", label: "Managerial" },
];

export const INTERVIEW_TYPE: readonly Answer<"interviewType">[] = [
  { value: "internal", label: "Internal" },
  { value: "external", label: "External" },
];

export const WORK_MODE: readonly Answer<"workMode">[] = [
  { value: "remote", label: "Remote", icon: "home" },
  { value: "onsite", label: "Onsite", icon: "firm" },
  { value: "hybrid", label: "Hybrid", icon: "hybrid" },
];

export const EMPLOYMENT_TYPE: readonly Answer<"employmentType">[] = [
  { value: "permanent", label: "Permanent" },
  { value: "contractual", label: "Contractual" },
];

export interface QuestionGroup {
  /** The id of its card, for links. */
  readonly id: string;
  readonly title: string;
  /** How long it takes, in seconds a question. */
  readonly secondsEach: number;
  readonly fields: readonly (keyof Details)[];
}

export const GROUPS: readonly QuestionGroup[] = [
  { id: "you", title: "About you", secondsEach: 10, fields: ["name", "experience", "gender"] },
  {
    id: "job",
    title: "The job you want",
    secondsEach: 10,
    fields: [
      "targetRole",
      "targetIndustry",
      "companyType",
      "isDomainSwitch",
      "roleType",
      "interviewType",
    ],
  },
  {
    id: "terms",
    title: "How you want to work",
    secondsEach: 15,
    fields: ["workMode", "employmentType", "currentSalary", "expectedSalary"],
  },
  {
    id: "description",
    title: "The job description",
    secondsEach: 120,
    fields: ["jobDescription"],
  },
];

export const LABELS: Readonly<Record<keyof Details, string>> = {
  name: "Name",
  experience: "Experience, years",
  gender: "Gender",
  targetRole: "Target role",
  targetIndustry: "Target industry",
  companyType: "Company type",
  isDomainSwitch: "This is a domain switch",
  roleType: "Role type",
  interviewType: "Interview type",
  workMode: "Work mode",
  employmentType: "Employment type",
  currentSalary: "Current salary, annual",
  expectedSalary: "Expected salary, annual",
  jobDescription: "Job description",
};

const FIELDS = GROUPS.flatMap((group) => group.fields);
export const TOTAL = FIELDS.length;

/** Whether a question has an answer. A switch always stands one way or the other. */
export function isAnswered(details: Details, field: keyof Details): boolean {
  return field === "isDomainSwitch" || details[field] !== undefined;
}

/** The questions without an answer, in the order of the form. */
export function openQuestions(details: Details): (keyof Details)[] {
  return FIELDS.filter((field) => !isAnswered(details, field));
}

/** How long the open questions take, in seconds. */
export function secondsLeft(details: Details): number {
  const open = new Set(openQuestions(details));
  return GROUPS.reduce(
    (sum, group) =>
      sum + group.secondsEach * group.fields.filter((field) => open.has(field)).length,
    0,
  );
}
