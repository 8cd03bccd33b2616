import { parseArgs } from "node:util";
import { COURSE_DATA, DATA_SETS, type DataSetName, isDataSetName } from "@taiyari/domain/sql";
import type { DataSource } from "@taiyari/sql-engine";
import { openFile } from "./open-file.ts";
import { withSqlData } from "./sql-data.ts";

const NAMES = DATA_SETS.map(({ name }) => name);
const ARGUMENTS = `FILE [--data ${NAMES.join("|")}|none] [--hidden]`;
const USAGE = `Name a file with statements: sql ${ARGUMENTS}`;

/**
 * `sql FILE [--data NAME] [--hidden]`: runs the statements of a file on a data set, that of the SQL course where none is
 * named, and prints what became of each as JSON (`RunOutcome`). `--hidden` takes the twin that answers are judged on as
 * well, `none` an empty database. "-" reads standard input. Ends with 1 when a statement is refused or takes too long.
 */
export async function sql(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (typeof asked === "string") {
    console.error(asked);
    return 2;
  }
  const bytes = await openFile(asked.file);
  if (!bytes) return 2;
  const text = new TextDecoder().decode(bytes);
  const outcome = await withSqlData(asked.data, (thread) => thread.run(asked.source, text));
  console.log(JSON.stringify(outcome, null, 2));
  return outcome.error ? 1 : 0;
}

interface Asked {
  readonly file: string;
  readonly data: DataSetName;
  readonly source: DataSource;
}

function readArguments(args: readonly string[]): Asked | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        data: { type: "string", default: COURSE_DATA },
        hidden: { type: "boolean", default: false },
      },
    });
    const [file, ...more] = positionals;
    const { data } = values;
    if (file === undefined || more.length > 0) return USAGE;
    if (data === "none") return { file, data: COURSE_DATA, source: { sql: "" } };
    if (!isDataSetName(data))
      return `There is no data named "${data}". There are ${NAMES.join(", ")}, and none for an empty database.`;
    return { file, data, source: values.hidden ? "hidden" : "visible" };
  } catch {
    return USAGE;
  }
}
