import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "../content-error.ts";
import { readYaml } from "../read-yaml.ts";
import { Lists } from "./lists.ts";
import { makeBazaarly, type Twin } from "./make-bazaarly.ts";
import type { Table } from "./table.ts";

const FOLDER = "courses/sql-for-data-professionals/data";

/** The data of the SQL course, to be loaded into an empty database. */
export interface Bazaarly {
  /** The statements that make its tables. */
  readonly schema: string;
  /** In an order in which they can be loaded. */
  readonly tables: readonly Table[];
}

/**
 * Makes the data of one twin. Takes about a second.
 *
 * @param root    the content folder
 * @throws        ContentError when its lists cannot be read
 */
export function loadBazaarly(root: string, twin: Twin): Bazaarly {
  const lists = readYaml(root, `${FOLDER}/lists.yaml`, Lists);
  if (!lists.ok) throw new ContentError(lists.problem);
  return {
    schema: readFileSync(join(root, FOLDER, "schema.sql"), "utf8"),
    tables: makeBazaarly(lists.value, twin),
  };
}
