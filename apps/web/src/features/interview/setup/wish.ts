import {
  EXPERIENCE_LEVELS,
  INTERVIEW_LENGTHS,
  INTERVIEWER_MANNERS,
  type InterviewSetup,
} from "@taiyari/domain/interview";
import { local } from "../../../lib/storage.ts";
import { KIND_NAMES, LANGUAGE_NAMES } from "../names/kind-names.ts";

/** What somebody has chosen before an interview. */
export interface InterviewWish {
  readonly setup: InterviewSetup;
  /** The resume it asks about; null for the one that was worked on last. */
  readonly resume: ResumeChoice | null;
  /** What is advertised, word for word. */
  readonly description: string;
  readonly title: string;
  readonly company: string;
  /** Whether the role was chosen by the person and not taken from what is known. */
  readonly isRoleChosen: boolean;
}

export interface ResumeChoice {
  /** One of the editor, or an uploaded file. */
  readonly kind: "draft" | "upload";
  readonly id: string;
}

const KEY = "interview.setup";

/** Ten minutes by keyboard with a warm interviewer: the first one of somebody who is shy. */
export function firstWish(seed: number): InterviewWish {
  return {
    setup: {
      source: "role",
      role: "data-analyst",
      level: "0-3",
      kind: "mixed",
      minutes: 10,
      mode: "real",
      manner: "warm",
      language: "en-IN",
      by: "keyboard",
      seed,
    },
    resume: null,
    description: "",
    title: "",
    company: "",
    isRoleChosen: false,
  };
}

/** What was chosen last on this device, also before a sign-in; with a seed of its own. */
export function keptWish(seed: number): InterviewWish {
  const first = firstWish(seed);
  const kept = parsed(local.get(KEY));
  const setup = { ...first.setup, ...Object(kept["setup"]), seed };
  if (!isSetup(setup)) return first;
  return {
    setup,
    resume: isResume(kept["resume"]) ? kept["resume"] : null,
    description: textOf(kept["description"]),
    title: textOf(kept["title"]),
    company: textOf(kept["company"]),
    isRoleChosen: kept["isRoleChosen"] === true,
  };
}

export function keepWish(wish: InterviewWish): void {
  local.set(KEY, JSON.stringify(wish));
}

/** "Data Analyst at Nandi Retail"; "" for what is not said. */
export function jobOf({ setup, title, company }: InterviewWish): string {
  if (setup.source !== "job") return "";
  const [role, firm] = [title.trim(), company.trim()];
  return role !== "" && firm !== "" ? `${role} at ${firm}` : role || firm;
}

function isSetup(
  setup: Readonly<Record<string, unknown>>,
): setup is Readonly<Record<string, unknown>> & InterviewSetup {
  return (
    ["role", "resume", "job"].includes(String(setup["source"])) &&
    typeof setup["role"] === "string" &&
    EXPERIENCE_LEVELS.some((level) => level === setup["level"]) &&
    Object.hasOwn(KIND_NAMES, String(setup["kind"])) &&
    INTERVIEW_LENGTHS.some(({ minutes }) => minutes === setup["minutes"]) &&
    ["study", "real"].includes(String(setup["mode"])) &&
    INTERVIEWER_MANNERS.some((manner) => manner === setup["manner"]) &&
    Object.hasOwn(LANGUAGE_NAMES, String(setup["language"])) &&
    ["voice", "keyboard"].includes(String(setup["by"]))
  );
}

function isResume(value: unknown): value is ResumeChoice {
  const { kind, id } = Object(value) as Readonly<Record<string, unknown>>;
  return (kind === "draft" || kind === "upload") && typeof id === "string";
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? "null")) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
