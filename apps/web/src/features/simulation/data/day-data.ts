import { columnNames, guessTypes, identifier, readCsv, tableFromCsv } from "@taiyari/domain/sql";
import type { Scenario, ScenarioFile } from "@taiyari/domain/simulation";

/** A table among the files of the desk, as it can be asked in SQL. */
export interface FileTable {
  readonly file: ScenarioFile;
  /** "payments_4_nov". */
  readonly table: string;
}

/**
 * The tables that are files, under names that none of the scenario's own has. What is no CSV file is none.
 *
 * @param files  ids of those on the desk; left out: all that are there from the beginning
 */
export function fileTables(
  { files: all, data }: Scenario,
  files: readonly string[] = all.flatMap(({ id, when }) => (when === null ? [id] : [])),
): readonly FileTable[] {
  const tables = all.filter(({ id, kind }) => kind === "table" && files.includes(id));
  return tables.flatMap((file) => {
    const table = identifier(file.name.replace(/\.[a-z]+$/iu, ""));
    const isTaken = new RegExp(`create table (?:if not exists )?"?${table}"?\\b`, "iu").test(data);
    return table === "" || isTaken || !readCsv(file.content).ok ? [] : [{ file, table }];
  });
}

/** The statements that make everything that can be asked on a day: the scenario's own tables, and those that are files. "" for nothing. */
export function dayData(scenario: Scenario, files?: readonly string[]): string {
  const made = fileTables(scenario, files).map(({ file, table }) => {
    const read = readCsv(file.content);
    if (!read.ok) return "";
    const types = guessTypes(read.value);
    const columns = columnNames(read.value.names).map((name, at) => ({
      name,
      type: types[at] ?? ("text" as const),
    }));
    return tableFromCsv(table, columns, read.value);
  });
  return [scenario.data, ...made].filter((text) => text.trim() !== "").join("\n\n");
}
