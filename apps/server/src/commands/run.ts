import { parseArgs } from "node:util";
import { LANGUAGES, RUN_LIMIT_MS, type Language, type RunOutcome } from "@taiyari/domain/practice";
import { COURSE_DATA, DATA_SETS, type DataSetName, isDataSetName } from "@taiyari/domain/sql";
import { openFile } from "./open-file.ts";
import { runSqlText } from "./run-sql-text.ts";
import { withRunner } from "./with-runner.ts";

const NAMES = DATA_SETS.map(({ name }) => name);
const USAGE = `Name a language and files: run --language ${LANGUAGES.join("|")} FILE... [--stdin FILE] [--limit SECONDS] [--data ${NAMES.join("|")}]`;

interface Asked {
  readonly language: Language;
  readonly files: readonly string[];
  readonly stdin: string | null;
  readonly limitMs: number;
  /** Of SQL. */
  readonly data: DataSetName;
}

/**
 * `run --language L FILE... [--stdin FILE] [--limit SECONDS] [--data NAME]`: runs each file as a program in the runner of the page, one
 * after the other in one browser, and prints an object for each: its verdict, what it printed, and its time. SQL runs on
 * a data set, that of the course where none is named, on the same engine without the browser. Ends with 1 when one of them did not finish well, or
 * there is no browser.
 */
export async function run(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (typeof asked === "string") {
    console.error(asked);
    return 2;
  }
  const stdin = asked.stdin === null ? "" : await textOf(asked.stdin);
  const codes: string[] = [];
  for (const file of asked.files) {
    const code = await textOf(file);
    if (code === null || stdin === null) return 2;
    codes.push(code);
  }
  const isWell = await runAll(asked, codes, stdin ?? "");
  return isWell ? 0 : 1;
}

async function runAll(asked: Asked, codes: readonly string[], stdin: string): Promise<boolean> {
  const { language, limitMs } = asked;
  if (language === "sql")
    return runSqlText(asked.data, codes, limitMs, (at, outcome) => print(asked, at, outcome));
  const areWell = await withRunner(async (runner) => {
    const wells: boolean[] = [];
    for (const [at, code] of codes.entries()) {
      const outcome = await runner.run({ kind: "program", language, code, stdin, limitMs });
      wells.push(print(asked, at, outcome));
    }
    return wells.every(Boolean);
  });
  return areWell ?? false;
}

/** @returns whether it ended by itself and without an error */
function print({ language, files }: Asked, at: number, outcome: RunOutcome): boolean {
  const [first] = "cases" in outcome ? outcome.cases : [];
  const thrown = first?.status === "threw" ? first.error : null;
  const error = "error" in outcome ? outcome.error : thrown;
  const verdict = thrown ? "threw" : outcome.status;
  console.log(
    JSON.stringify({
      file: files[at],
      language,
      verdict,
      ms: "ms" in outcome ? outcome.ms : null,
      output: "output" in outcome ? outcome.output : "",
      isOutputCut: "isOutputCut" in outcome && outcome.isOutputCut,
      ...(error && { error }),
      ...("limitMs" in outcome && { limitMs: outcome.limitMs }),
      ...("message" in outcome && { message: outcome.message }),
    }),
  );
  return verdict === "finished";
}

async function textOf(file: string): Promise<string | null> {
  const bytes = await openFile(file);
  return bytes && new TextDecoder().decode(bytes);
}

function readArguments(args: readonly string[]): Asked | string {
  try {
    const { values, positionals: files } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        language: { type: "string" },
        stdin: { type: "string" },
        data: { type: "string", default: COURSE_DATA },
        limit: { type: "string", default: String(RUN_LIMIT_MS / 1000) },
      },
    });
    const language = LANGUAGES.find((each) => each === values.language);
    if (values.language !== undefined && !language) {
      return `There is no language "${values.language}". There are javascript, typescript, python and sql.`;
    }
    const seconds = Number(values.limit);
    if (!(seconds > 0)) return `--limit takes seconds, not "${values.limit}".`;
    const { data } = values;
    if (!isDataSetName(data)) {
      return `There is no data named "${data}". There are ${NAMES.join(", ")}.`;
    }
    if (!language || files.length === 0) return USAGE;
    return { language, files, stdin: values.stdin ?? null, data, limitMs: seconds * 1000 };
  } catch {
    return USAGE;
  }
}
