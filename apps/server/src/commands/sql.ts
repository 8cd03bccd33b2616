import { parseArgs } from "node:util";
import type { DataSource } from "@taiyari/sql-engine";
import { openFile } from "./open-file.ts";
import { withSqlData } from "./sql-data.ts";

const USAGE = "Name a file with statements: sql FILE [--data bazaarly|none] [--hidden]";

/**
 * `sql FILE [--data bazaarly|none] [--hidden]`: runs the statements of a file on the data of the SQL course and prints
 * what became of each as JSON (`RunOutcome`). `--hidden` takes the twin that answers are judged on as well, `none` an
 * empty database. "-" reads standard input. Ends with 1 when a statement is refused or takes too long.
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
  const outcome = await withSqlData((thread) => thread.run(asked.source, text));
  console.log(JSON.stringify(outcome, null, 2));
  return outcome.error ? 1 : 0;
}

function readArguments(
  args: readonly string[],
): { readonly file: string; readonly source: DataSource } | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        data: { type: "string", default: "bazaarly" },
        hidden: { type: "boolean", default: false },
      },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) return USAGE;
    if (values.data === "none") return { file, source: { sql: "" } };
    if (values.data !== "bazaarly")
      return `There is no data named "${values.data}". There is bazaarly, and none for an empty database.`;
    return { file, source: values.hidden ? "hidden" : "visible" };
  } catch {
    return USAGE;
  }
}
