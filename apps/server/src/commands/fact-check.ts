import { parseArgs } from "node:util";
import { indexCareers } from "@taiyari/domain/careers";
import { checkFacts, type FactViolation } from "@taiyari/domain/coach";
import { systemClock } from "../adapters/clock.ts";
import { readCareers } from "../built-careers.ts";
import { dayNumber } from "../shared/dates/india.ts";
import { factSourceOfFile } from "./fact-source-file.ts";
import { openFile } from "./open-file.ts";

const USAGE = "Name two files: fact-check --source FILE --text FILE";

/**
 * `fact-check --source FILE --text FILE`: prints one JSON object per stretch of the text that states what the source
 * does not hold: `{"line", "column", "from", "to", "kind", "text"}`, line and column from 1, offsets in UTF-16 units.
 *
 * The source is a resume as PDF, DOCX, DOC, JSON or plain text, the text is plain text. Exit code 0 for a text without
 * any, 1 with some, 2 for files that cannot be read.
 */
export async function factCheck(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (!asked) {
    console.error(USAGE);
    return 2;
  }
  const [resume, proposal] = [await openFile(asked.source), await openFile(asked.text)];
  if (!resume || !proposal) return 2;
  const source = await factSourceOfFile(resume);
  if (!source.ok) {
    console.log(JSON.stringify({ file: asked.source, problem: source.problem.kind }));
    return 2;
  }
  const text = new TextDecoder().decode(proposal).replaceAll("\r\n", "\n");
  const found = checkFacts(source.value, text, {
    careers: indexCareers(readCareers()),
    today: dayNumber(systemClock()),
  });
  for (const violation of found) console.log(JSON.stringify(placed(text, violation)));
  return found.length > 0 ? 1 : 0;
}

function placed(text: string, { kind, from, to, text: stretch }: FactViolation) {
  const before = text.slice(0, from).split("\n");
  return {
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    from,
    to,
    kind,
    text: stretch,
  };
}

function readArguments(
  args: readonly string[],
): { readonly source: string; readonly text: string } | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { source: { type: "string" }, text: { type: "string" } },
    });
    const { source, text } = values;
    return source === undefined || text === undefined ? null : { source, text };
  } catch {
    return null;
  }
}
