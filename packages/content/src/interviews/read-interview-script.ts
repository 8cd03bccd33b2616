import { type InterviewScript, readScript, type ScriptProblem } from "@taiyari/domain/interview";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { load, YAMLException } from "js-yaml";
import { type LineOf, linesOf } from "../problems/yaml-lines.ts";

/** A script that can be played, and what of its file is left out: sentences with their lines. */
export interface ReadInterviewScript {
  readonly script: InterviewScript;
  readonly notes: readonly string[];
}

/**
 * Reads a scripted candidate from YAML or JSON.
 *
 * @param file  how the sentences call it
 * @returns     for what has to be mended a sentence each, with its line: "candidate.yaml:4: write 10, 25 or 40 for minutes"
 */
export function readInterviewScript(
  text: string,
  file: string,
): Result<ReadInterviewScript, readonly string[]> {
  const plain = text.replace(/^\uFEFF/u, "");
  const parsed = parse(plain, file);
  if (!parsed.ok) return parsed;
  const lineOf = linesIn(plain);
  const say = ({ path, text: said }: ScriptProblem) => `${file}:${lineOf(path)}: ${said}.`;
  const { script, problems, notes } = readScript(parsed.value);
  return script ? ok({ script, notes: notes.map(say) }) : fail(problems.map(say));
}

/** JSON first: tabs indent it and not YAML. */
function parse(text: string, file: string): Result<unknown, readonly string[]> {
  try {
    return ok(JSON.parse(text));
  } catch {
    // Not JSON, so YAML.
  }
  try {
    return ok(load(text));
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = error.mark === undefined ? "" : `:${error.mark.line + 1}`;
    return fail([
      `${file}${line}: neither JSON nor YAML (${error.reason}). Correct this line or the one before.`,
    ]);
  }
}

/** JSON that YAML does not read has its first line. */
function linesIn(text: string): LineOf {
  try {
    return linesOf(text);
  } catch {
    return () => 1;
  }
}
