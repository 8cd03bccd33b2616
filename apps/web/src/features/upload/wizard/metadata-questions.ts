import type { Choice } from "../../../ui/choices.tsx";
import type { Metadata } from "../../../shared/uploads/answers.ts";

type Answer<Field extends keyof Metadata> = Choice<NonNullable<Metadata[Field]>>;

export const EXPERIENCE: readonly Answer<"experience">[] = [
  { value: "fresher", label: "Fresher" },
  { value: "0-3", label: "0-3 yrs" },
  { value: "4-7", label: "4-7 yrs" },
  { value: "7+", label: "7+ yrs" },
];

export const SENIORITY: readonly Answer<"seniority">[] = [
  { value: "entry", label: "Entry" },
  { value: "mid", label: "Mid" },
  { value: "senior", label: "Senior" },
  { value: "director", label: "Director" },
];

export const INTENT: readonly Answer<"intent">[] = [
  { value: "ats", label: "ATS", note: "Applying on portals and career pages" },
  { value: "reference", label: "Reference", note: "Somebody passes it on for you" },
  { value: "campus", label: "Campus", note: "A placement drive at your college" },
];

export const WORK_MODE: readonly Answer<"workMode">[] = [
  { value: "remote", label: "Remote", icon: "home" },
  { value: "onsite", label: "Onsite", icon: "office" },
  { value: "hybrid", label: "Hybrid", icon: "hybrid" },
];

export const COMPANY_TYPE: readonly Answer<"companyType">[] = [
  { value: "startup", label: "Startup", icon: "startup" },
  { value: "mnc", label: "MNC", icon: "globe" },
  { value: "firm", label: "Firm", icon: "firm" },
];

export const ROLE_TYPE: readonly Answer<"roleType">[] = [
  { value: "ic", label: "Individual Contributor", icon: "person" },
  { value: "manager", label: "Manager", icon: "people" },
  { value: "consultant", label: "Consultant", icon: "advise" },
];
