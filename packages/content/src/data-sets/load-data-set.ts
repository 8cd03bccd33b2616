import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DataSetName } from "@taiyari/domain/sql";
import type { z } from "zod";
import { ContentError } from "../content-error.ts";
import { readYaml } from "../read-yaml.ts";
import { Lists as AdhyayaLists } from "./adhyaya/lists.ts";
import { makeAdhyaya } from "./adhyaya/make-adhyaya.ts";
import { Lists as AnnapathLists } from "./annapath/lists.ts";
import { makeAnnapath } from "./annapath/make-annapath.ts";
import { Lists as BazaarlyLists } from "./bazaarly/lists.ts";
import { makeBazaarly } from "./bazaarly/make-bazaarly.ts";
import { Lists as HastantarLists } from "./hastantar/lists.ts";
import { makeHastantar } from "./hastantar/make-hastantar.ts";
import { People } from "./shared/people.ts";
import type { Table } from "./shared/table.ts";
import type { Twin } from "./shared/twin.ts";

/** Below the content folder: people.yaml, and a folder with schema.sql and lists.yaml for each data set. */
export const DATA_FOLDER = "data-sets";

/** What is loaded into an empty database. */
export interface LoadedDataSet {
  /** The statements that make its tables. */
  readonly schema: string;
  /** In an order in which they can be loaded. */
  readonly tables: readonly Table[];
}

const MAKERS: Readonly<Record<DataSetName, (root: string, twin: Twin) => readonly Table[]>> = {
  bazaarly: (root, twin) => makeBazaarly(listsOf(root, "bazaarly", BazaarlyLists), twin),
  annapath: (root, twin) => makeAnnapath(listsOf(root, "annapath", AnnapathLists), twin),
  hastantar: (root, twin) => makeHastantar(listsOf(root, "hastantar", HastantarLists), twin),
  adhyaya: (root, twin) => makeAdhyaya(listsOf(root, "adhyaya", AdhyayaLists), twin),
};

/**
 * Makes the rows of one twin of a data set, the same on every machine. Takes about a second.
 *
 * @param root  the content folder
 * @throws      ContentError when its lists cannot be read
 */
export function loadDataSet(root: string, name: DataSetName, twin: Twin): LoadedDataSet {
  return {
    schema: readFileSync(join(root, DATA_FOLDER, name, "schema.sql"), "utf8"),
    tables: MAKERS[name](root, twin),
  };
}

/** A data set's own words with the names of people and places. */
function listsOf<Schema extends z.ZodType<object>>(
  root: string,
  name: DataSetName,
  schema: Schema,
): People & z.output<Schema> {
  const folder = join(root, DATA_FOLDER);
  const people = readYaml(folder, "people.yaml", People);
  if (!people.ok) throw new ContentError(people.problem);
  const own = readYaml(folder, `${name}/lists.yaml`, schema);
  if (!own.ok) throw new ContentError(own.problem);
  return { ...people.value, ...own.value };
}
