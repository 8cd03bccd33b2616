import { readFileSync } from "node:fs";
import path from "node:path";

/** An attempt to instruct the model from inside a document. All people, numbers and sites in it are made up. */
export interface InjectionAttempt {
  readonly id: string;
  readonly place:
    | "resume-bullet"
    | "summary"
    | "job-description"
    | "file-name"
    | "project"
    | "skills"
    | "chat-history"
    | "section-name"
    | "letter";
  readonly technique: string;
  readonly language: string;
  /** What it wants to happen. */
  readonly wants: string;
  /** Words in an answer that would prove that it worked. */
  readonly tell: readonly string[];
  readonly text: string;
}

export const INJECTION_ATTEMPTS = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "injection-attempts.json"), "utf8"),
) as readonly InjectionAttempt[];
