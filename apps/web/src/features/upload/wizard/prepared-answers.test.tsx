import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { session } from "../../../lib/session.ts";
import { answer, fakeServer } from "../../../testing/fake-server.ts";
import { renderAt } from "../../../testing/render-app.tsx";
import { WizardPage } from "./wizard-page.tsx";

beforeEach(() => {
  window.localStorage.clear();
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
  vi.unstubAllGlobals();
});

const preparation = {
  targetRole: "Product Analyst",
  level: "4-7",
  company: "",
  interviewOn: null,
  interviewTime: null,
};

async function open(fromResume: readonly string[]) {
  fakeServer({
    "GET /resume/options": () => answer({ roles: [], industries: [] }),
    "GET /profile/preparation": () => answer({ preparation, fromResume }),
  });
  await renderAt(WizardPage, "/resume/metadata?step=2");
}

const level = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });

test("leaves the level open that only another resume said", async () => {
  await open(["level"]);
  expect(await screen.findByDisplayValue("Product Analyst")).toBeTruthy();
  expect(level("4-7 yrs").checked).toBe(false);
});

test("begins with the role and level of the profile, and leaves what is typed instead", async () => {
  await open([]);
  const role = await screen.findByDisplayValue("Product Analyst");
  expect(level("4-7 yrs").checked).toBe(true);
  expect(screen.getAllByText("from your profile")).toHaveLength(2);
  fireEvent.change(role, { target: { value: "Data Engineer" } });
  expect(screen.getByDisplayValue("Data Engineer")).toBeTruthy();
  expect(screen.getAllByText("from your profile")).toHaveLength(1);
});
