import type { Application } from "@taiyari/contract";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { session } from "../../lib/session.ts";
import { chooseItem } from "../../testing/choose-item.ts";
import { type Answers, answer, crash, fakeServer, refuse } from "../../testing/fake-server.ts";
import { renderAt } from "../../testing/render-app.tsx";
import { ApplicationsPage } from "./applications-page.tsx";

beforeEach(() => {
  session.signedIn({
    id: "asha",
    fullName: "Asha Verma",
    email: "asha@example.in",
    phone: "+919876543210",
    role: "user",
    plan: "free",
    timeZone: "Asia/Kolkata",
    language: "en",
  } as Parameters<typeof session.signedIn>[0]);
});

afterEach(() => {
  cleanup();
  session.signedOut();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

const ID = "3f6b2c1e-5a8d-4c1e-9b7a-1d2e3f4a5b6c";
const NANDI: Application = {
  id: ID,
  company: "Nandi Retail",
  role: "Data Analyst",
  place: "",
  link: "",
  note: "",
  appliedOn: null,
  nextStep: "",
  nextOn: null,
  salary: null,
  resume: { id: ID, revision: 4 },
  letter: { id: ID, revision: 2 },
  stage: "saved",
  history: [{ stage: "saved", on: "2026-11-20" }],
  revision: 1,
  resumeNow: { name: "Analyst roles", isChanged: true },
  letterNow: { name: "", isChanged: false },
};

async function open(at: string, answers: Answers = {}) {
  fakeServer({
    "GET /applications": () => answer({ applications: [NANDI] }),
    "GET /resumes": () => answer({ resumes: [] }),
    "GET /letters": () => answer({ letters: [] }),
    ...answers,
  });
  return renderAt(ApplicationsPage, `/dashboard/applications${at}`);
}

const press = async (name: string | RegExp) => {
  const button = await screen.findByRole("button", { name });
  await act(async () => void fireEvent.click(button));
};

test("says what to do when the server does not say, and tries again", async () => {
  let isUp = false;
  await open("", {
    "GET /applications": () => (isUp ? answer({ applications: [NANDI] }) : crash()),
  });
  const again = await screen.findByRole("button", { name: "Try again" });
  isUp = true;
  await act(async () => void fireEvent.click(again));
  expect(await screen.findByRole("button", { name: NANDI.company })).toBeTruthy();
});

test("says that a stage was not changed, and that one was not deleted", async () => {
  await open("", {
    [`PUT /applications/${ID}/stage`]: () => refuse(404, "NOT_FOUND"),
    [`DELETE /applications/${ID}`]: () => refuse(503, "UNAVAILABLE"),
  });
  await press(/^Move to applied/u);
  expect(await screen.findByText("Nandi Retail was not moved")).toBeTruthy();
  await press("More for Nandi Retail");
  await chooseItem("Delete");
  expect(await screen.findByText("Nandi Retail was not deleted")).toBeTruthy();
});

test("keeps what was typed where there is room for no more, and says so", async () => {
  await open("?form=new&company=Tessera&role=Developer", {
    "POST /applications": () => refuse(409, "LIMIT_REACHED", { most: 500 }),
  });
  await press("Add");
  const dialog = within(screen.getByRole("dialog", { hidden: true }));
  expect(
    await dialog.findByText(
      "You have as many applications as one may have. Delete one you do not need first.",
    ),
  ).toBeTruthy();
  expect(window.localStorage.getItem("applicationForm:asha:new Tessera Developer")).toBeNull();
  const note = dialog.getByLabelText("Note");
  await act(async () => void fireEvent.change(note, { target: { value: "By Asha" } }));
  cleanup();
  await open("?form=new&company=Tessera&role=Developer");
  expect(await screen.findByDisplayValue("By Asha")).toBeTruthy();
});

test("shows what went with it: changed since, or deleted", async () => {
  await open("");
  expect(await screen.findByText(", revision 4, changed since")).toBeTruthy();
  expect(screen.getByText("The cover letter was deleted")).toBeTruthy();
});
