import type { SceneName } from "./scenes.ts";

/** A question as a person writes it, with what a right answer holds. Written before the rules that answer. */
export interface LabelledQuestion {
  readonly scene: SceneName;
  /** Questions that were asked and answered before, oldest first. */
  readonly after: readonly string[];
  readonly ask: string;
  /** What is asked: the `kind` of the recognised question. */
  readonly about: string;
  /**
   * What the answer says, whatever the case: in its text, its citations or its rewording. `{score}`, `{axis:content}`,
   * `{check:achievements}` ("6 of 12"), `{fix:1}` (the title of the first improvement) and `{term:dbt}` (what the
   * report says of the term) stand for what the report of the scene has.
   */
  readonly holds: readonly string[];
  /** What it may not say. */
  readonly lacks: readonly string[];
  /** The kind of a citation it must have; null for none. */
  readonly cites: "lines" | "check" | "term" | null;
}

/**
 * Reads a table of labelled questions, one a line: scene | questions, the earlier ones first, with ">" between them |
 * what is asked | what the answer holds, "; " between them, and after "not" what it lacks | kind of a citation.
 */
export function labelledQuestions(rows: string): readonly LabelledQuestion[] {
  return rows
    .trim()
    .split("\n")
    .map((row) => {
      const [scene = "", asked = "", about = "", said = "", cites = ""] = row
        .split("|")
        .map((cell) => cell.trim());
      const questions = asked.split(" > ");
      const facts = said.split("; ").filter(Boolean);
      return {
        scene: scene as SceneName,
        after: questions.slice(0, -1),
        ask: questions.at(-1) ?? "",
        about,
        holds: facts.filter((fact) => !fact.startsWith("not ")),
        lacks: facts.filter((fact) => fact.startsWith("not ")).map((fact) => fact.slice(4)),
        cites: cites === "" ? null : (cites as LabelledQuestion["cites"]),
      };
    });
}
