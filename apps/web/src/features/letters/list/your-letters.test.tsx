import type { LetterBrief } from "@taiyari/contract";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { recordOf } from "@taiyari/domain/sync";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { session } from "../../../lib/session.ts";
import { chooseItem } from "../../../testing/choose-item.ts";
import { type Answers, answer, crash, fakeServer, refuse } from "../../../testing/fake-server.ts";
import { renderAt } from "../../../testing/render-app.tsx";
import { letterStorage } from "../state/letter-storage.ts";
import { JOB, LETTER } from "../testing/make-letter.ts";
import { LettersPage } from "./letters-page.tsx";

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
  window.localStorage.clear();
});

const ID = "3f6b2c1e-5a8d-4c1e-9b7a-1d2e3f4a5b6c";
const BRIEF: LetterBrief = {
  id: ID,
  name: "Data Analyst, Nandi Retail",
  role: "Data Analyst",
  company: "Nandi Retail",
  resume: { id: ID, revision: 4 },
  resumeName: "Analyst roles",
  createdAt: "2026-11-01T10:00:00.000Z",
  updatedAt: "2026-11-01T10:00:00.000Z",
};

async function open(letters: readonly LetterBrief[], answers: Answers = {}) {
  fakeServer({
    "GET /letters": () => answer({ letters }),
    "GET /resumes": () => answer({ resumes: [] }),
    ...answers,
  });
  return renderAt(LettersPage, "/resume/letters");
}

async function choose(item: string) {
  const more = await screen.findByRole("button", { name: `More for ${BRIEF.name}` });
  await act(async () => void fireEvent.click(more));
  await chooseItem(item);
}

test("says what to do when the server does not say, and tries again", async () => {
  let isUp = false;
  await open([], { "GET /letters": () => (isUp ? answer({ letters: [BRIEF] }) : crash()) });
  const again = await screen.findByRole("button", { name: "Try again" });
  isUp = true;
  await act(async () => void fireEvent.click(again));
  expect(await screen.findByRole("link", { name: BRIEF.name })).toBeTruthy();
});

test("says that a letter could not be deleted, and that there is room for no more copies", async () => {
  await open([BRIEF], {
    [`DELETE /letters/${ID}`]: () => refuse(503, "UNAVAILABLE"),
    [`POST /letters/${ID}/copies`]: () => refuse(409, "LIMIT_REACHED", { most: 200 }),
  });
  await choose("Delete");
  expect(await screen.findByText(`${BRIEF.name} was not deleted`)).toBeTruthy();
  await choose("Duplicate");
  expect(
    await screen.findByText("You have as many letters as one may have. Delete one first."),
  ).toBeTruthy();
});

test("drafts nothing without a resume", async () => {
  await open([]);
  expect(await screen.findByText(/^None yet\./)).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "New letter" })));
  const draft = await screen.findByRole("button", { name: "Draft the letter" });
  await act(async () => void fireEvent.click(draft));
  expect(
    await screen.findByText("A letter goes with a resume. Make or import one first."),
  ).toBeTruthy();
});

test("shows each with the resume it goes with, and what only this device has", async () => {
  const facts = { name: "Begun on the train", resume: null, jobDescription: JOB };
  letterStorage("asha", "train").store({ ...recordOf(LETTER), ...facts });
  await open([BRIEF, { ...BRIEF, id: "other", name: "Other", resumeName: "" }]);
  expect(await screen.findByText("With Analyst roles")).toBeTruthy();
  expect(screen.getByText("Its resume was deleted")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Begun on the train" })).toBeTruthy();
});
