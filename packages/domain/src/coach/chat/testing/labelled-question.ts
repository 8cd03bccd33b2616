import type { SceneName } from "./scenes.ts";

/** A question as a person writes it, with what a right answer holds. Written before the rules that answer. */
export interface LabelledQuestion {
  readonly ask: string;
  readonly scene: SceneName;
  /** Questions that were asked and answered before, oldest first. */
  readonly after?: readonly string[];
  /** What is asked: the `kind` of the recognised question. */
  readonly about: string;
  /**
   * What the answer says, whatever the case: in its text, its citations or its rewording. `{score}`, `{axis:content}`,
   * `{check:achievements}` ("6 of 12"), `{fix:1}` (the title of the first improvement) and `{term:dbt}` (what the
   * report says of the term) stand for what the report of the scene has.
   */
  readonly holds: readonly string[];
  /** What it may not say. */
  readonly lacks?: readonly string[];
  /** The kind of a citation it must have. */
  readonly cites?: "lines" | "check" | "term";
}
