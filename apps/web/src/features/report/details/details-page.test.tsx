import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answer, fakeServer, refuse, type Answers } from "../../../testing/fake-server.ts";
import { renderAt } from "../../../testing/render-app.tsx";
import { makeUpload, UPLOAD_ID } from "../../../testing/make-upload.ts";
import { DetailsPage } from "./details-page.tsx";

const SAVE = `PUT /resume/uploads/${UPLOAD_ID}/details` as const;
const AT = "2026-11-05T10:42:00";

afterEach(async () => {
  // What the form sends on its way out still goes to the stand-in.
  cleanup();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  vi.unstubAllGlobals();
});

async function open(answers: Answers = {}, upload = makeUpload()) {
  const asked = fakeServer({
    "GET /resume/options": () => answer({ roles: [], industries: ["Banking and lending"] }),
    [`GET /resume/uploads/${UPLOAD_ID}`]: () => answer(upload),
    [SAVE]: () => answer({ savedAt: AT }),
    ...answers,
  });
  const { place } = await renderAt(DetailsPage, `/resume/report?id=${UPLOAD_ID}`);
  expect(await screen.findByLabelText(/^Name/)).toBeTruthy();
  return { asked, place };
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function generate() {
  const [button] = screen.getAllByRole("button", { name: "Generate Report" });
  await act(async () => void fireEvent.click(button as HTMLElement));
}

test("says that there is no resume yet, with the way to upload one", async () => {
  fakeServer({ "GET /resume/uploads": () => answer({ items: [], figures: {} }) });
  await renderAt(DetailsPage, "/resume/report");
  expect(await screen.findByText("No resume yet")).toBeTruthy();
  const link = screen.getByRole("link", { name: "Upload a resume" });
  expect(link.getAttribute("href")).toBe("/resume/metadata");
});

test("keeps what was typed on this device while the server is away, and stays", async () => {
  const { place } = await open({ [SAVE]: () => refuse(503, "UNAVAILABLE") });
  type(/^Target role/, "Product Analyst");
  await generate();
  expect(await screen.findByText("Kept on this device until the server answers.")).toBeTruthy();
  expect(place()).toBe(`/resume/report?id=${UPLOAD_ID}`);
  expect(JSON.stringify(window.localStorage)).toContain("Product Analyst");
});

test("starts from what never reached the server", async () => {
  const key = `resumeAnswers:details::${UPLOAD_ID}`;
  window.localStorage.setItem(key, JSON.stringify({ targetRole: "Product Analyst" }));
  await open();
  expect(screen.getByDisplayValue("Product Analyst")).toBeTruthy();
});

test("fills in what was read and what the wizard knows, and says where it came from", async () => {
  await open(
    {},
    makeUpload({ metadata: { targetRole: "Senior Data Analyst", workMode: "hybrid" } }),
  );
  expect(screen.getByDisplayValue("Meera Joshi")).toBeTruthy();
  expect(screen.getByDisplayValue("4.5")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Hybrid").checked).toBe(true);
  expect(screen.getAllByText("from your resume")).toHaveLength(2);
  expect(screen.getAllByText("from the wizard")).toHaveLength(2);
  type(/^Name/, "Meera J.");
  expect(screen.getAllByText("from your resume")).toHaveLength(1);
});

test("takes salaries as people write them, and says what they mean", async () => {
  await open();
  type(/^Current salary/, "12.5 lakh");
  type(/^Expected salary/, "1800000");
  expect(screen.getByDisplayValue("18,00,000")).toBeTruthy();
  expect(screen.getByText("12.5 lakh. ₹1,04,167 a month.")).toBeTruthy();
  expect(screen.getByText("₹5,50,000 more, 44%.")).toBeTruthy();
});

test("sends everything it shows before it makes the report", async () => {
  const { asked, place } = await open();
  type(/^Target role/, "Product Analyst");
  fireEvent.click(screen.getByLabelText("Startup"));
  await generate();
  expect(asked.findLast(({ call }) => call === SAVE)?.input).toEqual({
    details: {
      name: "Meera Joshi",
      experience: 4.5,
      targetRole: "Product Analyst",
      companyType: "startup",
    },
  });
  expect(place()).toBe(`/resume/report/result?id=${UPLOAD_ID}`);
  expect(JSON.stringify(window.localStorage)).not.toContain("Product Analyst");
});

test("says what the pasted job asks for", async () => {
  await open({
    "POST /resume/jobs/reading": () =>
      answer({
        terms: [
          { term: "SQL", skillId: "sql", need: "must", asked: 2 },
          { term: "dbt", skillId: null, need: "nice", asked: 1 },
        ],
      }),
  });
  type(/^Job description/, "Must have SQL. dbt is a plus.");
  expect(await screen.findByText("2 terms this job asks for, 1 of them a must")).toBeTruthy();
  expect(screen.getByText("dbt")).toBeTruthy();
});
