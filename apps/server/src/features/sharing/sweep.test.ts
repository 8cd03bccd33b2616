import { randomUUID } from "node:crypto";
import { newDraft } from "@taiyari/domain/draft";
import { expect, test } from "vitest";
import { resumes, resumeShareAttempts, resumeShareViews, user } from "../../db/schema/index.ts";
import { createTestDb } from "../../testing/test-db.ts";
import { insertShare } from "./store.ts";
import { countAttempt } from "../../shared/links/traffic-store.ts";
import { sweepShareTraffic } from "./sweep.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const DAY_MS = 86_400_000;

const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

test("forgets who looked and who guessed an hour ago", async () => {
  const db = await createTestDb();
  const userId = "asha";
  const resumeId = randomUUID();
  await db.insert(user).values({ id: userId, name: "Asha", email: "asha@example.com" });
  await db.insert(resumes).values({
    id: resumeId,
    userId,
    name: "Resume",
    draft: newDraft(),
    fullName: "",
    title: "",
    template: "modern",
  });
  const made = await insertShare(
    db,
    { userId, resumeId },
    {
      token: randomUUID(),
      passwordHash: null,
      expiresAt: null,
      isListed: false,
      name: null,
      label: "",
      now: NOW,
    },
  );
  if (!made.ok) throw new Error(made.problem.kind);
  const share = { userId, shareId: made.value.id };
  for (const minutes of [61, 59]) {
    const at = minutesAgo(minutes);
    await db.insert(resumeShareViews).values({ ...share, device: `device ${minutes}`, hour: at });
    const source = `network ${minutes}`;
    const windowStart = new Date(NOW.getTime() - DAY_MS);
    await countAttempt(db, share, { source, windowStart, now: at });
  }

  await sweepShareTraffic({ db, clock: () => NOW });

  const views = await db.select({ device: resumeShareViews.device }).from(resumeShareViews);
  const tries = await db.select({ source: resumeShareAttempts.source }).from(resumeShareAttempts);
  expect(views).toEqual([{ device: "device 59" }]);
  expect(tries).toEqual([{ source: "network 59" }]);
});
