import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeSnapshot } from "../make-snapshot.ts";
import { SqlTaskError, startSqlThread, type SqlThread } from "./sql-thread.ts";

let folder: string;
let thread: SqlThread;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "sql-thread-"));
  const [visible, hidden] = await Promise.all([snapshot("1,2,3"), snapshot("7")]);
  thread = startSqlThread({ visible, hidden });
});
afterAll(async () => {
  await thread.close();
  await rm(folder, { recursive: true });
});

async function snapshot(ids: string): Promise<string> {
  const tar = await makeSnapshot({
    schema: "CREATE TABLE t (id int)",
    tables: [{ name: "t", columns: ["id"], text: ids.replaceAll(",", "\n") }],
  });
  const file = path.join(folder, `${ids.length}.tar`);
  await writeFile(file, new Uint8Array(await tar.arrayBuffer()));
  return file;
}

const ids = async (source: Parameters<SqlThread["run"]>[0], isClean = true) => {
  const { statements } = await thread.run(source, "SELECT id FROM t ORDER BY id", { isClean });
  return statements[0]?.result?.rows.flat();
};

function own(values: string) {
  return { sql: `CREATE TABLE t (id int); INSERT INTO t VALUES ${values}` };
}

describe("a thread of the engine", () => {
  test.each([
    { sql: "SELECT pg_sleep(60)" },
    { sql: "SELECT count(*) FROM generate_series(1, 100000000000) a" },
    { sql: "DO $$BEGIN LOOP END LOOP; END$$" },
    { sql: "DO $$BEGIN EXECUTE 'COPY t TO PROGRAM ''cat'''; END$$; SELECT pg_sleep(60)" },
  ])("ends “$sql”, and goes on with the data as it was", async ({ sql }) => {
    const { error } = await thread.run("visible", `DELETE FROM t; ${sql}`, { limitMs: 500 });
    expect(["57014", "53400"]).toContain(error?.code);
    expect(await ids("visible")).toEqual(["1", "2", "3"]);
  });

  test("brings the data back after a COMMIT, a dropped schema and a role", async () => {
    await thread.run("visible", "BEGIN; DELETE FROM t; COMMIT; SET ROLE pg_monitor");
    expect(await ids("visible", false)).toBeUndefined();
    expect(await ids("visible")).toEqual(["1", "2", "3"]);
    await thread.run("visible", "DROP SCHEMA public CASCADE");
    expect(await ids("visible")).toEqual(["1", "2", "3"]);
    expect(await ids("hidden")).toEqual(["7"]);
  });

  test("keeps what a run did for the next one that goes on with it", async () => {
    await thread.run("visible", "BEGIN; INSERT INTO t VALUES (4)");
    expect(await ids("visible", false)).toEqual(["1", "2", "3", "4"]);
    expect(await ids("visible")).toEqual(["1", "2", "3"]);
  });

  test("takes rows of one's own, one set after the other, and refuses those that cannot be loaded", async () => {
    expect(await ids(own("(5)"))).toEqual(["5"]);
    expect(await ids(own("(6)"))).toEqual(["6"]);
    await thread.run(own("(6)"), "CREATE ROLE somebody; DROP TABLE t");
    expect(await ids(own("(6)"))).toEqual(["6"]);
    await expect(ids({ sql: "CREATE TABLE t (id nothing)" })).rejects.toThrow(SqlTaskError);
    expect(await ids("visible")).toEqual(["1", "2", "3"]);
  });
});
