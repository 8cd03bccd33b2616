import type { LanguageId } from "@taiyari/domain/account";
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
  /** What was chosen by the person, and is not taken from what is known of them. */
  readonly isChosen: {
    readonly role: boolean;
    readonly level: boolean;
    readonly language: boolean;
  };
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
    isChosen: { role: false, level: false, language: false },
  };
}

/**
 * What was chosen last on this device, also before a sign-in.
 *
 * @param seed  for another choice of questions; without it the same are asked as the set-up has shown
 */
export function keptWish(seed?: number): InterviewWish {
  const first = firstWish(seed ?? 1);
  const kept = parsed(local.get(KEY));
  const setup = {
    ...first.setup,
    ...Object(kept["setup"]),
    ...(seed !== undefined && { seed }),
  };
  if (!isSetup(setup)) return first;
  const isChosen = Object(kept["isChosen"]) as Readonly<Record<string, unknown>>;
  return {
    setup,
    resume: isResume(kept["resume"]) ? kept["resume"] : null,
    description: textOf(kept["description"]),
    title: textOf(kept["title"]),
    company: textOf(kept["company"]),
    isChosen: {
      role: isChosen["role"] === true,
      level: isChosen["level"] === true,
      // Kept before the account had a language: then whatever is not the first one was chosen.
      language:
        isChosen["language"] === undefined
          ? setup.language !== first.setup.language
          : isChosen["language"] === true,
    },
  };
}

/**
 * A wish in the language of the person's account, unless they chose another one for their interviews.
 *
 * @param language  undefined for a visitor
 */
export function inLanguageOf(language: LanguageId | undefined, wish: InterviewWish): InterviewWish {
  if (language === undefined || wish.isChosen.language) return wish;
  // Interviews are spoken in two languages; who set another Indian one is asked in English.
  const spoken = language === "hi" ? "hi-IN" : "en-IN";
  return { ...wish, setup: { ...wish.setup, language: spoken } };
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
