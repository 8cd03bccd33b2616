import type { ResumeBrief } from "@taiyari/contract";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { newDraft } from "@taiyari/domain/draft";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { session } from "../../../lib/session.ts";
import { chooseItem } from "../../../testing/choose-item.ts";
import { type Answers, answer, crash, fakeServer, refuse } from "../../../testing/fake-server.ts";
import { renderAt } from "../../../testing/render-app.tsx";
import { unknownResume } from "../../../shared/drafts/unknown-resume.ts";
import { resumeStorage } from "../../../shared/drafts/stored-resume.ts";
import { YourResumes } from "./your-resumes.tsx";

beforeEach(() => {
  session.signedIn({
    id: "asha",
    fullName: "Asha Verma",
    email: "asha@example.in",
    phone: "+919876543210",
    role: "user",
    plan: "free",
    deleteAt: null,
    timeZone: "Asia/Kolkata",
    language: "en",
  });
});

afterEach(() => {
  cleanup();
  session.signedOut();
  vi.unstubAllGlobals();
});

const ID = "3f6b2c1e-5a8d-4c1e-9b7a-1d2e3f4a5b6c";
const BRIEF: ResumeBrief = {
  id: ID,
  name: "Analyst roles",
  fullName: "Asha Verma",
  title: "Data Analyst",
  template: "modern",
  createdAt: "2026-11-01T10:00:00.000Z",
  updatedAt: "2026-11-01T10:00:00.000Z",
  shares: 2,
};

async function open(resumes: readonly ResumeBrief[], answers: Answers = {}) {
  const asked = fakeServer({
    "GET /resumes": () => answer({ resumes }),
    "GET /resume/templates": () =>
      answer({ templates: [{ id: "modern", name: "Modern" }], isPremiumEnforced: false }),
    ...answers,
  });
  const page = await renderAt(YourResumes, "/resume");
  return { ...page, asked };
}

async function choose(item: string) {
  const more = await screen.findByRole("button", { name: "More for Analyst roles" });
  await act(async () => void fireEvent.click(more));
  await chooseItem(item);
}

test("says what to do when the server does not say, and tries again", async () => {
  let isUp = false;
  await open([], { "GET /resumes": () => (isUp ? answer({ resumes: [BRIEF] }) : crash()) });
  const again = await screen.findByRole("button", { name: "Try again" });
  isUp = true;
  await act(async () => void fireEvent.click(again));
  expect(await screen.findByRole("link", { name: "Analyst roles" })).toBeTruthy();
});

test("puts a resume back that could not be deleted, and says so", async () => {
  await open([BRIEF], { [`DELETE /resumes/${ID}`]: () => refuse(503, "UNAVAILABLE") });
  await choose("Delete");
  expect(await screen.findByText("Analyst roles was not deleted")).toBeTruthy();
  expect(await screen.findByRole("link", { name: "Analyst roles" })).toBeTruthy();
});

test("says that there is room for no more copies", async () => {
  await open([BRIEF], {
    [`POST /resumes/${ID}/copies`]: () => refuse(409, "LIMIT_REACHED", { most: 200 }),
  });
  await choose("Duplicate");
  expect(
    await screen.findByText("You have as many resumes as one may have. Delete one first."),
  ).toBeTruthy();
});

test("says that a deleted one finds no room when it is to come back", async () => {
  await open([BRIEF], {
    [`DELETE /resumes/${ID}`]: () => answer({}),
    [`POST /resumes/${ID}/restoration`]: () => refuse(409, "LIMIT_REACHED", { most: 200 }),
  });
  await choose("Delete");
  await act(async () => void fireEvent.click(await screen.findByRole("button", { name: "Undo" })));
  expect(await screen.findByText("Analyst roles is still deleted")).toBeTruthy();
  expect(
    screen.getAllByText("You have as many resumes as one may have. Delete one first."),
  ).not.toHaveLength(0);
});

test("keeps the question open when a name could not be given", async () => {
  await open([BRIEF], { [`PUT /resumes/${ID}/name`]: () => refuse(503, "UNAVAILABLE") });
  await choose("Rename");
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Rename" })));
  const problem = await screen.findByText(/Taiyari does not answer/, { selector: ".alert" });
  expect(problem.closest("dialog")).toBeTruthy();
  expect(screen.getByLabelText("Name, for you alone")).toHaveProperty("value", "Analyst roles");
});

test("has a way to begin when there is nothing yet, without a server too", async () => {
  const { place } = await open([]);
  expect(await screen.findByText(/None yet/)).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "New resume" })));
  const id = /^\/resume\/builder\/([0-9a-f-]{36})$/.exec(place())?.[1] ?? "";
  const kept = resumeStorage("asha", id).read()?.doc;
  expect(kept?.currentTemplate).toBe(newDraft().currentTemplate);
  expect(kept?.resumeData.personal).toMatchObject({
    fullName: "Asha Verma",
    email: "asha@example.in",
    phone: "+91 98765 43210",
  });
});

test("shows each with its template, its age and its links", async () => {
  await open([BRIEF]);
  expect(await screen.findByText("Modern · Edited on 1 Nov 2026 · 2 links")).toBeTruthy();
  expect(screen.getByText("Asha Verma, Data Analyst")).toBeTruthy();
});

test("shows what only this device has, and sends it", async () => {
  resumeStorage("asha", ID).store(unknownResume(newDraft(), "Begun on the train"));
  let isUp = false;
  const { asked } = await open([], {
    "GET /resumes": () =>
      answer({ resumes: isUp ? [{ ...BRIEF, name: "Begun on the train" }] : [] }),
    "POST /resumes": () => {
      isUp = true;
      return answer({ revision: 1, savedAt: "2026-11-20T10:00:00.000Z" });
    },
  });
  expect(await screen.findByRole("button", { name: "More for Begun on the train" })).toBeTruthy();
  expect(screen.queryByText(/On this device only/)).toBeNull();
  expect(asked.find(({ call }) => call === "POST /resumes")?.input).toMatchObject({
    id: ID,
    name: "Begun on the train",
  });
});
