import type { Application, ApplicationDetails } from "@taiyari/contract";
import {
  APPLICATION_STAGES,
  type ApplicationStage,
  postingLink,
} from "@taiyari/domain/applications";

/** A form as it is filled in: what is sent, but for a link that may not be one yet. */
export type FormValues = ApplicationDetails & { readonly stage: ApplicationStage };

/** What a link from elsewhere may fill in. */
export interface Prefill {
  readonly company?: string | undefined;
  readonly role?: string | undefined;
  /** Ids, with the revisions of now. */
  readonly resume?: { readonly id: string; readonly revision: number } | null;
  readonly letter?: { readonly id: string; readonly revision: number } | null;
}

export function emptyForm({ company, role, resume, letter }: Prefill): FormValues {
  return {
    company: company ?? "",
    role: role ?? "",
    place: "",
    link: "",
    note: "",
    appliedOn: null,
    nextStep: "",
    nextOn: null,
    salary: null,
    resume: resume ?? null,
    letter: letter ?? null,
    stage: "saved",
  };
}

export function formOf(application: Application): FormValues {
  const { company, role, place, link, note, appliedOn, nextStep } = application;
  const { nextOn, salary, resume, letter, stage } = application;
  return {
    company,
    role,
    place,
    link,
    note,
    appliedOn,
    nextStep,
    nextOn,
    salary,
    resume,
    letter,
    stage,
  };
}

/** What is wrong with a form, in a sentence; null when it can be sent. */
export function formProblem({ company, role, link }: FormValues): string | null {
  if (company.trim() === "") return "Write the name of the company.";
  if (role.trim() === "") return "Write the role.";
  if (link.trim() !== "" && postingLink(link) === "")
    return "The link is no web address. Copy it from your browser, or leave it empty.";
  return null;
}

/** A form as this device kept it over what it began with; as it began where nothing of use is kept. */
export function mergeKept(begun: FormValues, text: string | null): FormValues {
  if (text === null) return begun;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== "object" || kept === null) return begun;
    const values = Object.entries(begun).map(([key, value]) => {
      const typed: unknown = Reflect.get(kept, key);
      return [key, isAlike(key, typed) ? typed : value];
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field was looked at
    return Object.fromEntries(values) as FormValues;
  } catch {
    return begun;
  }
}

function isAlike(key: string, typed: unknown): boolean {
  if (key === "stage") return APPLICATION_STAGES.some((stage) => stage === typed);
  if (key === "salary") return typed === null || Number.isInteger(typed);
  if (key === "resume" || key === "letter") {
    if (typed === null) return true;
    return typeof typed === "object" && "id" in typed && "revision" in typed;
  }
  return typeof typed === "string" || (typed === null && key.endsWith("On"));
}
