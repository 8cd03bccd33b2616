import { randomUUID } from "node:crypto";
import { newDraft } from "@taiyari/domain/draft";
import { beforeAll, describe, expect, test } from "vitest";
import type { Db } from "../../../db/client.ts";
import { resumeShareAttempts, resumeShareViews, user } from "../../../db/schema/index.ts";
import { createTestDb } from "../../../testing/test-db.ts";
import { findResumes, insertResume, markResumeDeleted, restoreDeleted } from "./resume-store.ts";
import { findShares, insertShare } from "./share-store.ts";
import { countAttempt } from "./share-traffic-store.ts";
import { sweepResumes } from "./sweep.ts";

const newId = (): string => randomUUID();
const NOW = new Date("2026-11-21T10:00:00.000Z");
const DAY_MS = 86_400_000;

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

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

  async function newShareOf(key: { readonly userId: string; readonly resumeId: string }) {
    const made = await insertShare(db, key, {
      token: randomUUID(),
      passwordHash: null,
      expiresAt: null,
      isListed: false,
      now: NOW,
    });
    if (!made.ok) throw new Error(made.problem.kind);
    return { userId, shareId: made.value.id };
  }

  test("removes for good what was deleted 30 days ago, links included, and nothing younger", async () => {
    const [kept, young, old] = [await newResume(), await newResume(), await newResume()];
    await newShareOf(old);
    await markResumeDeleted(db, young, new Date(daysAgo(30).getTime() + 1));
    await markResumeDeleted(db, old, new Date(daysAgo(30).getTime() - 1));

    await sweepResumes({ db, clock: () => NOW });

    expect(await restoreDeleted(db, old)).toEqual({ ok: false, problem: { kind: "absent" } });
    expect(await findShares(db, old)).toEqual([]);
    expect((await restoreDeleted(db, young)).ok).toBe(true);
    const left = await findResumes(db, userId, NOW);
    expect(left.map(({ id }) => id).toSorted()).toEqual([kept.resumeId, young.resumeId].toSorted());
  });

  test("forgets who looked and who guessed an hour ago", async () => {
    const share = await newShareOf(await newResume());
    for (const minutes of [61, 59]) {
      const at = minutesAgo(minutes);
      await db.insert(resumeShareViews).values({ ...share, device: `device ${minutes}`, hour: at });
      const source = `network ${minutes}`;
      await countAttempt(db, share, { source, windowStart: daysAgo(1), now: at });
    }

    await sweepResumes({ db, clock: () => NOW });

    const views = await db.select({ device: resumeShareViews.device }).from(resumeShareViews);
    const tries = await db.select({ source: resumeShareAttempts.source }).from(resumeShareAttempts);
    expect(views).toEqual([{ device: "device 59" }]);
    expect(tries).toEqual([{ source: "network 59" }]);
  });
});
