import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answer, fakeServer, refuse, type Answers } from "../../testing/fake-server.ts";
import { renderAt } from "../../testing/render-app.tsx";
import {
  makeOlderReport,
  makeReport,
  makeStoredReport,
} from "../../shared/report/testing/make-report.ts";
import { UPLOAD_ID } from "../../testing/make-upload.ts";
import { ReportPage } from "./report-page.tsx";

afterEach(() => {
  // What a screen sends on its way out still goes to the stand-in.
  cleanup();
  vi.unstubAllGlobals();
});

const MAKE = `POST /resume/uploads/${UPLOAD_ID}/reports` as const;

async function open(answers: Answers, query = `?id=${UPLOAD_ID}`) {
  const asked = fakeServer(answers);
  await renderAt(() => <ReportPage />, `/resume/report/result${query}`);
  return asked;
}

const openReport = (stored = makeStoredReport()) => open({ [MAKE]: () => answer(stored) });

const meter = (words: string) => ticksOf(screen.getByRole("img", { name: words }));

/** What a meter draws: its ticks, and how many of them are earned. */
function ticksOf(element: Element): string {
  const { style } = element as HTMLElement;
  return `${style.getPropertyValue("--got")}/${style.getPropertyValue("--n")}`;
}

test.each([
  ["no-text", "This file holds pictures and no text."],
  ["encrypted", "This file is locked with a password."],
  ["damaged", "This file is damaged and cannot be opened."],
])("says plainly that a file is unreadable (%s), and where to go", async (problem, sentence) => {
  await open({ [MAKE]: () => refuse(422, "RESUME_UNREADABLE", { problem }) });
  expect(await screen.findByRole("heading", { name: sentence })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Upload another file" })).toBeTruthy();
});

test("says before any score that a file looks like another document, and scores it when it is wanted", async () => {
  const data = { kind: "letter", words: ["Dear Sir", "Yours faithfully"], wordCount: 80 };
  let asked = 0;
  await open({
    [MAKE]: () => {
      asked += 1;
      return asked === 1 ? refuse(422, "NOT_A_RESUME", data) : answer(makeStoredReport());
    },
  });
  expect(
    await screen.findByRole("heading", { name: "This does not look like a resume" }),
  ).toBeTruthy();
  expect(
    screen.getByText(/It looks like a letter: it says “Dear Sir” and “Yours faithfully”\./),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Score it all the same" }));
  expect(await screen.findByRole("heading", { name: "Senior Data Analyst" })).toBeTruthy();
});

test("says that a report is not here when it is somebody else's or deleted", async () => {
  await open({ "GET /resume/reports/r9": () => refuse(404, "NOT_FOUND") }, "?report=r9");
  expect(await screen.findByText("This report is not here")).toBeTruthy();
});

test("offers the first step when there is no report at all", async () => {
  await open({ "GET /resume/reports/latest": () => answer({ report: null }) }, "");
  expect(await screen.findByText("No report yet")).toBeTruthy();
});

test("draws as many ticks as there are points, earned and possible", async () => {
  await openReport();
  expect(await screen.findByRole("heading", { name: "Senior Data Analyst" })).toBeTruthy();
  expect(meter("28 of 30 points")).toBe("28/30");
  expect(meter("28 of 40 points, 6 more within reach")).toBe("28/40");
  expect(meter("22 of 30 points")).toBe("22/30");
  expect(screen.getByText("One tick is one point.")).toBeTruthy();
});

test("gives each part in points alone, and the sum they make", async () => {
  await openReport();
  const heading = await screen.findByRole("heading", { name: "What the score is made of" });
  const words = heading.parentElement?.parentElement?.textContent;
  expect(words).toContain("Points earned of points possible: 28 + 28 + 22 = 78 of 100");
  expect(words).toContain("Readable 28 of 30 points");
  expect(words).toContain("Content 28 of 40 points");
  expect(words).not.toContain("93");
});

test("says of a part without points that it was not measured, here and in the table", async () => {
  const report = makeReport({ score: 80 });
  const axes = report.axes.map((axis) =>
    axis.axis === "match" ? { ...axis, points: 0, maxPoints: 0, score: null } : axis,
  );
  await openReport(makeStoredReport({ report: { ...report, axes } }));
  expect((await screen.findAllByText("Not measured", { exact: true })).length).toBeGreaterThan(1);
  expect(screen.getByText(/Match could not be measured and weighs nothing/)).toBeTruthy();
});

test("says the score, its class and the change in words", async () => {
  await openReport();
  expect(
    await screen.findByRole("img", {
      name: "Score 78%, Medium. 12 points more than on 28 Oct 2026. The next improvement reaches 84. Medium starts at 60, High at 80.",
    }),
  ).toBeTruthy();
});

test("lists every check with its own points and finding", async () => {
  await openReport();
  const name = { name: "Achievements with a result" };
  const row = (await screen.findByRole("rowheader", name)).closest("tr");
  expect(row?.textContent).toContain("6 of 12");
});

test("opens a check to what it looks at, its weight, what to do, what it would gain and where its rule is from", async () => {
  await openReport();
  const title = await screen.findByText("Achievements with a result", { selector: "button" });
  expect(title.getAttribute("aria-expanded")).toBe("false");
  await act(async () => void fireEvent.click(title));
  const detail = document.getElementById(title.getAttribute("aria-controls") ?? "");
  expect(detail?.textContent).toContain("Looks atWhat Achievements with a result looks at.");
  expect(detail?.textContent).toContain("12 points.");
  expect(detail?.textContent).toContain("6 of 12 points. Lines 12, 15.");
  expect(detail?.textContent).toContain("Raise Achievements with a result.");
  expect(detail?.textContent).toContain("It would bring+6 Points of the score.");
  expect(detail?.textContent).toContain("The source of Achievements with a result.");
  await act(async () => void fireEvent.click(title));
  expect(screen.queryByText("The source of Achievements with a result.")).toBeNull();
});

test("shows a report of older rules whole, with what it did not keep computed or left out", async () => {
  await openReport(makeStoredReport({ report: makeOlderReport(), previous: null }));
  const parts = (await screen.findByText("One tick is one point.")).previousElementSibling;
  expect(parts?.textContent).toContain("Readable 28 of 30 points");
  const title = screen.getByText("Achievements with a result", { selector: "button" });
  await act(async () => void fireEvent.click(title));
  const detail = document.getElementById(title.getAttribute("aria-controls") ?? "");
  expect(detail?.textContent).toContain("Add a result to 4 bullets.");
  expect(detail?.textContent).toContain("It would bring+6");
  expect(detail?.textContent).not.toContain("Source of the rule");
  expect(detail?.textContent).not.toContain("Looks at");
  const again = screen.getByRole("link", { name: "Score this file by the newest rules" });
  expect(again.getAttribute("href")).toBe(`/resume/report/result?id=${UPLOAD_ID}`);
});

test("steps through the places a check found, with their lines and neighbours", async () => {
  await openReport();
  expect(
    await screen.findByText("Experience, Kaveri Retail, bullet 2, page 1, line 12."),
  ).toBeTruthy();
  expect(screen.getByText("rose 9% in two quarters.")).toBeTruthy();
  expect(screen.getByText("Ran 11 A/B tests on pricing pages.")).toBeTruthy();
  await act(
    async () => void fireEvent.click(screen.getByRole("button", { name: "Next bullet, 2 of 2" })),
  );
  expect(screen.getByText("Experience, Kaveri Retail, bullet 5, page 1, line 15.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "First bullet, 1 of 2" })).toBeTruthy();
});

test("shows what could not be measured as such, never as a zero", async () => {
  await openReport();
  const skills = await screen.findByRole("region", { name: "Skills Analysis" });
  const achievements = within(skills).getByText("Achievements").closest("li");
  expect(achievements?.textContent).toContain("Not measured");
  expect(achievements?.querySelector(".measure-bar")).toBeNull();
});

test("sorts the job's terms by where they stand", async () => {
  await openReport();
  expect(await screen.findByText("Two found, one weak, one missing.")).toBeTruthy();
  expect(screen.getByRole("img", { name: "2 found, 1 weak, 1 missing" })).toBeTruthy();
});

test("offers to add a job when there is none to compare with", async () => {
  await openReport(makeStoredReport({ report: makeReport({ match: null }) }));
  const link = await screen.findByRole("link", { name: "Add the job" });
  expect(link.getAttribute("href")).toBe(`/resume/report?id=${UPLOAD_ID}`);
});

test("leaves the comparison out when there is nothing to compare with", async () => {
  await openReport(makeStoredReport({ previous: null }));
  expect(await screen.findByRole("heading", { name: "Job match" })).toBeTruthy();
  expect(screen.queryByText("Since your previous report")).toBeNull();
  expect(screen.queryByRole("link", { name: "Compare" })).toBeNull();
});

test("compares with the report before, also before that one is loaded", async () => {
  await openReport();
  expect(await screen.findByText("28 of 30 now, 23 of 30 then.")).toBeTruthy();
  expect(
    screen.getByRole("img", {
      name: "From 66 to 78: Readable 5, Content 4, Match 3. High starts at 80.",
    }),
  ).toBeTruthy();
});

test("compares reports of different rules by the points of their parts alone, and says whose rules", async () => {
  const stored = makeStoredReport();
  const before = makeOlderReport();
  const renamed = before.checks.slice(1).map((check, at) => ({ ...check, id: `old-${at}` }));
  const id = stored.previous?.id ?? "";
  await open({
    [MAKE]: () =>
      answer({ ...stored, previous: stored.previous && { ...stored.previous, rulesVersion: "1" } }),
    [`GET /resume/reports/${id}`]: () =>
      answer({ ...stored, id, previous: null, report: { ...before, checks: renamed } }),
  });
  const compare = await screen.findByRole("region", { name: "Since your previous report" });
  expect(compare.textContent).toContain("Scored by newer rules: 2.0 now, 1 on 28 Oct 2026");
  expect(await within(compare).findByText(/with 4 checks instead of 3/)).toBeTruthy();
  expect(compare.textContent).toContain("28 of 30 points now, 23 of 30 points then.");
  expect(compare.textContent).not.toContain("Nothing changed");
  expect(within(compare).getByRole("img").getAttribute("aria-label")).toBe(
    "From 66 to 78. High starts at 80.",
  );
  expect(screen.getByRole("img", { name: /on 28 Oct 2026, scored by newer rules\./ })).toBeTruthy();
});

test("says that a part counted in only one of two reports moves the score", async () => {
  const report = makeReport();
  const axes = report.axes.map((axis) =>
    axis.axis === "match" ? { ...axis, points: 0, maxPoints: 0 } : axis,
  );
  await openReport(makeStoredReport({ report: { ...report, axes } }));
  expect(await screen.findByText(/Match is counted in only one of the two/)).toBeTruthy();
});
