import { readFile, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { connectClient } from "../../db/client.ts";
import { openSnapshot } from "../../db/dump/dump-tables.ts";
import { knownMigrations, makeEarlierSchema } from "../../db/dump/load-tables.ts";
import {
  checksumsOf,
  filesOf,
  fullInstallation,
  NOW,
  openBackupFolder,
  openInstallation,
  SECRET,
} from "../../testing/backups.ts";
import { everyTable } from "../../testing/every-table.ts";
import { checkArchive } from "./check-archive.ts";
import { makeArchive, type BackupSource } from "./make-archive.ts";
import { restoreArchive } from "./restore-archive.ts";
import { writeArchive } from "./write-archive.ts";

let folder: string;
beforeAll(async () => {
  folder = await openBackupFolder();
});

const restoreTo = (target: BackupSource, file: string) => async () => {
  const checked = await checkArchive(file);
  if (!checked.ok) throw new Error(checked.problem.kind);
  return restoreArchive(file, checked.value, { ...target, tempFolder: path.join(folder, "tmp") });
};

describe("a backup", () => {
  let source: Awaited<ReturnType<typeof fullInstallation>>;
  let file: string;
  beforeAll(async () => {
    source = await fullInstallation();
    file = path.join(folder, "whole.tar.gz");
    await makeArchive(source, file, NOW);
  });

  test("that is missing, no archive, cut off or without its manifest is refused", async () => {
    const missing = await checkArchive(path.join(folder, "none.tar.gz"));
    expect(missing).toMatchObject({ ok: false, problem: { kind: "absent" } });

    const other = path.join(folder, "letter.txt");
    await writeFile(other, "Dear all");
    expect(await checkArchive(other)).toMatchObject({ problem: { kind: "unreadable" } });

    const cut = path.join(folder, "cut.tar.gz");
    await writeFile(cut, await readFile(file));
    await truncate(cut, 2_000);
    expect(await checkArchive(cut)).toMatchObject({ problem: { kind: "unreadable" } });

    const bare = path.join(folder, "bare.tar.gz");
    await writeArchive(bare, (add) => add("README.txt", Buffer.from("A backup")));
    expect(await checkArchive(bare)).toMatchObject({ problem: { kind: "unreadable" } });
  });

  test.each([
    ["a file", "a resume,", "a letter,", "files/user-resumes/"],
    ["a row", "quoted", "denied", "database/"],
    ["the secret", "long enough", "short is ok", "secret"],
  ])("of which somebody changed %s is refused", async (_what, from, to, where) => {
    const bytes = gunzipSync(await readFile(file));
    const at = bytes.indexOf(from);
    expect(at).toBeGreaterThan(0);
    bytes.write(to, at);
    const changed = path.join(folder, "changed.tar.gz");
    await writeFile(changed, gzipSync(bytes));

    const { ok, problem } = (await checkArchive(changed)) as never as {
      ok: boolean;
      problem: { what: string };
    };

    expect(ok).toBe(false);
    expect(problem.what).toContain(where);
  });

  test("of a newer Taiyari is refused, whatever else is in it", async () => {
    const newer = path.join(folder, "newer.tar.gz");
    const checked = await checkArchive(file);
    if (!checked.ok) throw new Error("no backup");
    for (const change of [
      { format: 2 },
      { migrations: [...checked.value.migrations, Date.now()] },
    ]) {
      const manifest = { ...checked.value, tables: [], files: [], taiyari: "9.0.0", ...change };
      await writeArchive(newer, (add) =>
        add("manifest.json", Buffer.from(JSON.stringify(manifest))),
      );
      const refused = await checkArchive(newer);
      expect(refused).toMatchObject({ problem: { kind: "newer", version: "9.0.0" } });
    }
  });

  test("leaves a database as it was when a row does not fit", async () => {
    const target = await fullInstallation();
    const before = await checksumsOf(target);
    const checked = await checkArchive(file);
    if (!checked.ok) throw new Error("no backup");
    // Names a table whose rows are not those of the archive.
    const [first, ...others] = checked.value.tables;
    const wrong = { ...checked.value, tables: [{ ...first!, sha256: "0" }, ...others] };

    await expect(
      restoreArchive(file, wrong, { ...target, tempFolder: path.join(folder, "tmp") }),
    ).rejects.toThrow("did not come back");

    expect(await checksumsOf(target)).toEqual(before);
  });

  test("brings every row of every table, every file, the secret and the counters back", async () => {
    const target = await fullInstallation();
    expect(Object.keys(await checksumsOf(source))).toHaveLength(everyTable().length + 1);
    expect(await checksumsOf(target)).not.toEqual(await checksumsOf(source));

    const secret = await restoreTo(target, file)();

    expect(await checksumsOf(target)).toEqual(await checksumsOf(source));
    expect(await filesOf(target)).toEqual(await filesOf(source));
    expect(Object.keys(await filesOf(target))).toHaveLength(2);
    expect(secret).toBe(SECRET);
    // A row that is added now gets the number after the last one.
    const { rows } = await target.database.pool.query(
      "select nextval(pg_get_serial_sequence('profile.learning_events', 'ordinal'))::int as next",
    );
    expect(rows).toEqual([{ next: 2 }]);
  });

  test("is of one moment, whatever is written while it is made", async () => {
    const busy = await fullInstallation();
    const { pool } = busy.database;
    const during = path.join(folder, "during.tar.gz");
    const before = await checksumsOf(busy);
    // A store in which, when its files are read the second time, everything has changed.
    let times = 0;
    const files = {
      ...busy.files,
      async *list(prefix: string) {
        times += 1;
        if (times === 2) await pool.query("delete from profile.user");
        yield* busy.files.list(prefix);
      },
    };

    await makeArchive({ ...busy, files }, during, NOW);

    const target = await openInstallation();
    await restoreTo(target, during)();
    expect(await checksumsOf(target)).toEqual(before);
    expect((await pool.query("select 1 from profile.user")).rowCount).toBe(0);
  });

  test("of an earlier version is brought up to date", async () => {
    const earlier = await openInstallation();
    const client = await connectClient(earlier.database.connection);
    const applied = knownMigrations().slice(0, 11);
    await client.query("begin");
    await makeEarlierSchema(client, applied);
    for (const at of applied) {
      await client.query("insert into profile.migrations (hash, created_at) values ('', $1)", [at]);
    }
    await client.query(
      `insert into profile."user" (id, name, email) values ('asha', 'Asha', 'a@b.in')`,
    );
    await client.query(
      `insert into profile.resumes (id, user_id, name, draft, full_name, title, template)
       values (gen_random_uuid(), 'asha', 'My resume', '{"a": 1}', 'Asha', '', 'modern')`,
    );
    expect((await openSnapshot(client)).tables.length).toBeLessThan(everyTable().length - 5);
    await client.query("commit");
    await client.end();
    const old = path.join(folder, "earlier.tar.gz");
    await makeArchive(earlier, old, NOW);

    const target = await fullInstallation();
    await restoreTo(target, old)();

    const { pool } = target.database;
    const names = await pool.query(
      `select r.name, r.draft, u.delete_at from profile.resumes r join profile."user" u on u.id = r.user_id`,
    );
    expect(names.rows).toEqual([{ name: "My resume", draft: { a: 1 }, delete_at: null }]);
    const done = await pool.query(
      "select created_at::text as at from profile.migrations order by 1",
    );
    expect(done.rows.map(({ at }: { at: string }) => Number(at))).toEqual(knownMigrations());
    expect(Object.keys(await checksumsOf(target))).toHaveLength(everyTable().length + 1);
  });
});
