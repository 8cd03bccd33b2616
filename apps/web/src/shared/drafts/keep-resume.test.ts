import { DEFAULT_TEMPLATE, newDraft, type ResumeDraft } from "@taiyari/domain/draft";
import { afterEach, describe, expect, test, vi } from "vitest";
import { answer, crash, fakeServer, refuse, type Answers } from "../../testing/fake-server.ts";
import { resumeStorage } from "./stored-resume.ts";
import { unknownResume } from "./unknown-resume.ts";
import { keepResume } from "./keep-resume.ts";

afterEach(() => vi.unstubAllGlobals());

const ID = "0b9c1f5e-7d57-4d8e-9f1a-0123456789ab";
const CREATE = "POST /resumes";
const SAVED = { revision: 1, savedAt: "2026-11-05T10:00:00Z" };
const draft = newDraft();

const keep = (
  answers: Answers,
  more: { id?: string; mayWait?: boolean; draft?: ResumeDraft } = {},
) => ({
  asked: fakeServer(answers),
  outcome: keepResume({ name: "Planner", draft, userId: "u1", mayWait: false, ...more }),
});

const keptHere = (id: string) => resumeStorage("u1", id).read();

const isUsual = (sent: unknown) =>
  (sent as { currentTemplate: string }).currentTemplate === DEFAULT_TEMPLATE;

describe("keepResume keeps nothing", () => {
  test.each([
    [
      "the person has too many",
      () => refuse(409, "LIMIT_REACHED", { most: 200 }),
      { kind: "limit-reached", most: 200 },
    ],
    ["it is too much", () => refuse(413, "TOO_LARGE"), { kind: "too-large" }],
    ["the server fails", crash, { kind: "failed" }],
  ])("when %s, although this device might", async (_why, reply, outcome) => {
    expect(await keep({ [CREATE]: reply }, { id: ID, mayWait: true }).outcome).toEqual(outcome);
    expect(keptHere(ID)).toBeNull();
  });

  test("when the server does not answer and this device may not", async () => {
    expect(await keep({}, { id: ID }).outcome).toEqual({ kind: "outage" });
    expect(keptHere(ID)).toBeNull();
  });
});

describe("keepResume", () => {
  test("gives the server an id of this device's making", async () => {
    const { asked, outcome } = keep({ [CREATE]: () => answer(SAVED) });
    const kept = await outcome;
    expect(kept).toMatchObject({ kind: "kept", isWaiting: false, hasOtherTemplate: false });
    expect(asked).toMatchObject([
      { call: CREATE, input: { id: kept.kind === "kept" ? kept.resumeId : "", name: "Planner" } },
    ]);
  });

  test("keeps it on this device while the server does not answer, to be sent later", async () => {
    const kept = await keep({}, { id: ID, mayWait: true }).outcome;
    expect(kept).toMatchObject({ kind: "kept", resumeId: ID, isWaiting: true });
    expect(keptHere(ID)).toEqual(unknownResume(draft, "Planner"));
  });

  test("never writes over what this device has of the same resume", async () => {
    const written = { ...draft, currentTemplate: "minimalist" };
    resumeStorage("u1", ID).store(unknownResume(written, "Mine"));
    expect(await keep({}, { id: ID, mayWait: true }).outcome).toMatchObject({ resumeId: ID });
    expect(keptHere(ID)?.doc).toEqual(written);
  });

  test("shows it in the usual template where its own is for others", async () => {
    const { outcome } = keep(
      {
        [CREATE]: (input) =>
          isUsual(input["draft"]) ? answer(SAVED) : refuse(403, "PREMIUM_TEMPLATE"),
      },
      { draft: { ...draft, currentTemplate: "executive" } },
    );
    expect(await outcome).toMatchObject({ kind: "kept", hasOtherTemplate: true });
  });

  test("opens what was made of the same reading before, and makes another one where that was deleted", async () => {
    const stored = { id: ID, name: "Planner", draft, revision: 4, updatedAt: SAVED.savedAt };
    const there = keep(
      { [CREATE]: () => answer(SAVED), [`GET /resumes/${ID}`]: () => answer(stored) },
      { id: ID },
    );
    expect(await there.outcome).toMatchObject({ resumeId: ID });
    vi.unstubAllGlobals();
    const gone = keep(
      { [CREATE]: () => answer(SAVED), [`GET /resumes/${ID}`]: () => refuse(404, "NOT_FOUND") },
      { id: ID },
    );
    const kept = await gone.outcome;
    expect(kept.kind === "kept" && kept.resumeId).not.toBe(ID);
    expect(gone.asked.filter(({ call }) => call === CREATE)).toHaveLength(2);
  });
});
