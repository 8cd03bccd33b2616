import type { InterviewKind, InterviewerManner, QuestionType } from "@taiyari/domain/interview";
import type { LineIconName } from "../../../ui/line-icon.tsx";

interface KindName {
  readonly label: string;
  /** What is in it, in a few words. */
  readonly note: string;
  readonly icon: LineIconName;
}

/** The kinds of interview, as they are offered. */
export const KIND_NAMES: Readonly<Record<InterviewKind, KindName>> = {
  mixed: { label: "Mixed", note: "As a first round usually is", icon: "list" },
  behavioural: { label: "Behavioural", note: "Stories of what you did", icon: "microphone" },
  technical: { label: "Role and technical", note: "What the work needs", icon: "terminal" },
  resume: { label: "From your resume", note: "About your own lines", icon: "file" },
  hr: { label: "HR and salary", note: "Notice, pay, why us", icon: "rupee" },
  case: { label: "Case", note: "One problem, aloud", icon: "bulb" },
  coding: { label: "Coding and SQL", note: "With the editor", icon: "table" },
};

/** "2 behavioural, 1 from your resume". */
export const TYPE_WORDS: Readonly<Record<QuestionType, string>> = {
  behavioural: "behavioural",
  technical: "technical",
  resume: "from your resume",
  hr: "HR",
  case: "case",
  coding: "coding",
};

export const MANNER_NAMES: Readonly<
  Record<InterviewerManner, { readonly label: string; readonly note: string }>
> = {
  warm: { label: "Warm", note: "Encourages, gives you time" },
  plain: { label: "Plain", note: "One question, then the next" },
  probing: { label: "Probing", note: "“What exactly did you do?”" },
  brisk: { label: "Brisk", note: "Short of time, cuts in" },
};

export const LANGUAGE_NAMES = { "en-IN": "English (India)", "hi-IN": "Hindi" } as const;
