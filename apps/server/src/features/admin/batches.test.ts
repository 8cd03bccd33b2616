import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import {
  assessments,
  interviewEvents,
  interviews,
  learningEvents,
  resumeReports,
  resumeUploads,
  user,
} from "../../db/schema/index.ts";
import type { Db } from "../../db/client.ts";
import { createTestDb } from "../../testing/test-db.ts";
import { findBatches } from "./batches-store.ts";
import { findUse } from "./contents-store.ts";

const NOW = new Date("2026-11-23T06:00:00Z");
const WEEK_AGO = new Date("2026-11-16T06:00:00Z");

describe("batches in figures", () => {
  let db: Db;
  beforeAll(async () => {
    db = await createTestDb();
    await addPeople(db, "2027 CSE", 5);
    await addPeople(db, "2026 ECE", 4);
    await addPeople(db, "", 1);
    await db.insert(user).values({ id: "root", name: "R", email: "r@x.in", role: "admin" });
    await learn(db, "2027 CSE 0", { kind: "page-read", page: "joins" });
    await learn(db, "2027 CSE 0", { kind: "page-read", page: "joins" });
    await learn(db, "2027 CSE 1", { kind: "page-opened", page: "joins" });
    await learn(db, "2027 CSE 1", submitted("carrom", "passed"));
    await learn(db, "2027 CSE 1", submitted("carrom", "passed"));
    await learn(db, "2027 CSE 2", submitted("carrom", "failed"));
    await hold(db, "2027 CSE 3", "ended");
    await hold(db, "2027 CSE 4", "answered");
    for (const at of [0, 1, 2, 3, 4]) {
      // oxlint-disable-next-line no-await-in-loop -- on one connection anyway
      await score(db, `2027 CSE ${at}`, 60 + at * 10);
    }
    await assess(db, "2027 CSE 0", 1);
    await score(db, "2026 ECE 0", 90);
  });

  test("of fewer than five people say how many they are, and nothing else", async () => {
    const batches = await findBatches(db, WEEK_AGO);
    expect(batches.slice(1)).toEqual([
      { batch: "2026 ECE", people: 4, figures: null },
      { batch: "", people: 1, figures: null },
    ]);
  });

  test("count each thing once for each person, and average with five behind it", async () => {
    const [largest] = await findBatches(db, WEEK_AGO);
    expect(largest).toEqual({
      batch: "2027 CSE",
      people: 5,
      figures: {
        thisWeek: 5,
        pagesRead: 1,
        problemsSolved: 1,
        interviewsHeld: 1,
        daysPlayed: 0,
        sharedLinks: 0,
        resumeScore: 80,
        // One person alone was assessed.
        assessment: null,
      },
    });
  });

  test("what was used lately is counted by kind", async () => {
    const used = await findUse(db, WEEK_AGO);
    expect(Object.fromEntries(used)).toEqual({
      lessons: 1,
      exercises: 0,
      problems: 3,
      questions: 1,
      simulations: 0,
      templates: 0,
    });
    expect((await findUse(db, new Date(NOW.getTime() + 1))).get("problems")).toBe(0);
  });
});

const submitted = (problem: string, result: string) => ({
  kind: "problem-submitted",
  problem,
  result,
});

async function addPeople(db: Db, batch: string, many: number): Promise<void> {
  const people = Array.from({ length: many }, (_, at) => ({
    id: `${batch} ${at}`,
    name: "A",
    email: `${batch} ${at}`,
    batch,
    lastSeenAt: NOW,
  }));
  await db.insert(user).values(people);
}

async function learn(db: Db, userId: string, event: object): Promise<void> {
  await db
    .insert(learningEvents)
    .values({ userId, id: randomUUID(), at: NOW, receivedAt: NOW, event });
}

async function hold(db: Db, userId: string, kind: string): Promise<void> {
  const id = randomUUID();
  await db.insert(interviews).values({ id, userId, startedAt: NOW, createdAt: NOW, head: {} });
  await db
    .insert(interviewEvents)
    .values({ userId, logId: id, id: randomUUID(), receivedAt: NOW, event: { kind } });
}

async function score(db: Db, userId: string, points: number): Promise<void> {
  const uploadId = randomUUID();
  await db.insert(resumeUploads).values({
    id: uploadId,
    userId,
    fileName: "cv.pdf",
    filePath: `${userId}/cv.pdf`,
    fileSize: 1_000,
    format: "pdf",
    sha256: "",
    objectKey: uploadId,
  });
  await db.insert(resumeReports).values({
    userId,
    uploadId,
    ordinal: 1,
    inputHash: "",
    rulesVersion: "1",
    readerVersion: "1",
    targetRole: "",
    score: points,
    report: {},
    lines: [],
  });
}

async function assess(db: Db, userId: string, right: number): Promise<void> {
  await db.insert(assessments).values({
    userId,
    course: "sql",
    startedAt: NOW,
    endsAt: NOW,
    pass: 80,
    bank: 2,
    questions: [{}, {}],
    judged: { a: { isRight: right > 0 }, b: { isRight: right > 1 } },
  });
}
