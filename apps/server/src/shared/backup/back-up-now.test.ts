import { mkdtemp, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { withDump } from "../../db/dump/dump-tables.ts";
import {
  fullInstallation,
  NOW,
  openBackupFolder,
  openInstallation,
  type TestInstallation,
} from "../../testing/backups.ts";
import { backUpNow, removeOldBackups } from "./back-up-now.ts";
import { backupStatus } from "./backup-store.ts";
import { checkArchive } from "./check-archive.ts";
import { sweepBackups } from "./sweep.ts";

let folder: string;
beforeAll(async () => {
  folder = await openBackupFolder();
});

function depsOf(source: TestInstallation, at: string) {
  return {
    db: source.database.db,
    clock: () => NOW,
    source,
    folder: at,
    keep: 2,
    isDaily: false,
  };
}

describe("backing up now", () => {
  test("says that there is no place for it, and keeps the reason", async () => {
    const source = await openInstallation();
    const occupied = path.join(folder, "occupied");
    await writeFile(occupied, "a file, not a folder");

    const outcome = await backUpNow(depsOf(source, occupied), "admin");

    expect(outcome).toMatchObject({ ok: false, problem: { kind: "not-writable" } });
    const status = await backupStatus(source.database.db);
    expect(status).toMatchObject({ last: null, testedAt: null });
    expect(status.problem).toMatch(/cannot be written/);
  });

  test("is refused while another one is made", async () => {
    const source = await openInstallation();
    await withDump(source.database.connection, async (other) => {
      expect(await other.tryLock()).toBe(true);
      const outcome = await backUpNow(depsOf(source, folder), "admin");
      expect(outcome).toEqual({ ok: false, problem: { kind: "busy" } });
    });
  });

  test("writes a file that only its owner may read, and tells the admin page", async () => {
    const source = await fullInstallation();
    const place = path.join(folder, "kept");

    const outcome = await backUpNow(depsOf(source, place), "admin");

    if (!outcome.ok) throw new Error(outcome.problem.kind);
    expect(await readdir(place)).toEqual(["taiyari-2026-11-23T08-00-00Z.tar.gz"]);
    const { last, problem } = await backupStatus(source.database.db);
    expect(last).toMatchObject({ bytes: outcome.value.bytes, files: 2, finishedAt: NOW });
    expect(problem).toBeNull();
    expect((await checkArchive(outcome.value.file)).ok).toBe(true);
  });

  test("is done once a night when that was asked for, and never otherwise", async () => {
    const source = await openInstallation();
    const place = path.join(folder, "nights");
    const deps = depsOf(source, place);
    const at = (moment: string) => ({ ...deps, isDaily: true, clock: () => new Date(moment) });

    await sweepBackups(deps);
    expect(await readdir(place).catch(() => [])).toEqual([]);

    // 1:59 at night, two minutes later, an hour later, and the next night in India.
    await sweepBackups(at("2026-11-22T20:29:00Z"));
    await sweepBackups(at("2026-11-22T20:31:00Z"));
    await sweepBackups(at("2026-11-22T21:31:00Z"));
    await sweepBackups(at("2026-11-23T20:31:00Z"));

    // The first of the three went, since two are kept.
    expect((await readdir(place)).toSorted()).toEqual([
      "taiyari-2026-11-22T20-31-00Z.tar.gz",
      "taiyari-2026-11-23T20-31-00Z.tar.gz",
    ]);
  });

  test("keeps the newest ones of a folder, and everything else in it", async () => {
    const source = await openInstallation();
    const place = await mkdtemp(path.join(folder, "old-"));
    for (const name of ["2026-11-01", "2026-11-02", "2026-11-03"]) {
      await writeFile(path.join(place, `taiyari-${name}T02-30-00Z.tar.gz`), "");
    }
    await writeFile(path.join(place, "mine.tar.gz"), "");

    await removeOldBackups(depsOf(source, place));

    expect((await readdir(place)).toSorted()).toEqual([
      "mine.tar.gz",
      "taiyari-2026-11-02T02-30-00Z.tar.gz",
      "taiyari-2026-11-03T02-30-00Z.tar.gz",
    ]);
  });
});
