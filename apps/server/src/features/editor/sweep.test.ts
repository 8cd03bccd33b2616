import { randomUUID } from "node:crypto";
import { newDraft } from "@taiyari/domain/draft";
import { beforeAll, describe, expect, test } from "vitest";
import type { Db } from "../../db/client.ts";
import { resumeShares, user } from "../../db/schema/index.ts";
import { createTestDb } from "../../testing/test-db.ts";
import { findResumes, insertResume, markResumeDeleted, restoreDeleted } from "./resume-store.ts";
import { sweepResumes } from "./sweep.ts";

const newId = (): string => randomUUID();
const NOW = new Date("2026-11-21T10:00:00.000Z");
const DAY_MS = 86_400_000;

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

describe("sweeping resumes", () => {
  let db: Db;
  const userId = "asha";
  beforeAll(async () => {
    db = await createTestDb();
    await db.insert(user).values({ id: userId, name: "Asha", email: "asha@example.com" });
  });

  async function newResume() {
    const key = { userId, resumeId: newId() };
    await insertResume(db, key, { name: "Resume", draft: newDraft(), now: daysAgo(60) });
    return key;
  }

  test("removes for good what was deleted 30 days ago, links included, and nothing younger", async () => {
    const [kept, young, old] = [await newResume(), await newResume(), await newResume()];
    await db.insert(resumeShares).values({ ...old, token: randomUUID(), isListed: false });
    await markResumeDeleted(db, young, new Date(daysAgo(30).getTime() + 1));
    await markResumeDeleted(db, old, new Date(daysAgo(30).getTime() - 1));

    await sweepResumes({ db, clock: () => NOW });

    expect(await restoreDeleted(db, old)).toEqual({ ok: false, problem: { kind: "absent" } });
    expect(await db.$count(resumeShares)).toBe(0);
    expect((await restoreDeleted(db, young)).ok).toBe(true);
    const left = await findResumes(db, userId, NOW);
    expect(left.map(({ id }) => id).toSorted()).toEqual([kept.resumeId, young.resumeId].toSorted());
  });
});
