import type { HistoryItem, ResumeFigures } from "@taiyari/contract";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import {
  answer,
  answerEvents,
  fakeServer,
  refuse,
  type Answers,
} from "../../testing/fake-server.ts";
import { renderAt } from "../../testing/render-app.tsx";
import { makeRow, makeUpload } from "../../testing/make-upload.ts";
import { ResumeLandingPage } from "./resume-landing-page.tsx";

const NO_FIGURES: ResumeFigures = {
  resumesAnalyzed: 0,
  resumesByMonth: [0, 0, 0, 0, 0, 0],
  averageImprovement: null,
  improvedResumes: 0,
  improvements: [],
  jobAlignment: null,
  reportsGenerated: 0,
  reportTimes: [],
  next: null,
};

afterEach(() => {
  // What a screen sends on its way out still goes to the stand-in.
  cleanup();
  vi.unstubAllGlobals();
});

async function open(items: HistoryItem[], answers: Answers = {}, figures = NO_FIGURES) {
  const asked = fakeServer({
    "GET /resume/uploads": () => answer({ items, figures }),
    ...answers,
  });
  await renderAt(ResumeLandingPage, "/resume");
  return asked;
}

async function names(): Promise<string[]> {
  const rows = await screen.findAllByRole("rowheader");
  return rows.map((row) => within(row).getByRole("link").textContent);
}

async function href(name: string) {
  return (await screen.findByRole("link", { name })).getAttribute("href");
}

async function press(name: string) {
  const button = await screen.findByRole("button", { name });
  await act(async () => void fireEvent.click(button));
}

const THREE = [
  makeRow("b.pdf", { date: "2026-11-05T10:00:00Z", score: 52 }),
  makeRow("c.pdf", { date: "2026-10-05T10:00:00Z", score: 84, targetRole: "Data Analyst" }),
  makeRow("a.pdf", { date: "2026-09-05T10:00:00Z", score: null }),
];

test("says what to do when the server refuses, and tries again when asked to", async () => {
  let isUp = false;
  await open([], {
    "GET /resume/uploads": () =>
      isUp ? answer({ items: THREE, figures: NO_FIGURES }) : refuse(500, "INTERNAL_SERVER_ERROR"),
  });
  const again = await screen.findByRole("button", { name: "Try again" });
  isUp = true;
  await act(async () => void fireEvent.click(again));
  expect(await names()).toHaveLength(3);
});

test("says calmly that there is nothing yet, and offers the first step", async () => {
  await open([]);
  expect(await screen.findByText("Your resumes will be kept here")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Upload a resume" })).toBeTruthy();
  expect(screen.getAllByText("Not yet")).toHaveLength(2);
});

test("keeps the input that a person may be choosing a file for while the list arrives", async () => {
  const list = Promise.withResolvers<Response>();
  await open([], { "GET /resume/uploads": () => list.promise });
  const before = screen.getByLabelText("Resume to upload");
  await act(async () => list.resolve(answer({ items: [], figures: NO_FIGURES })));
  expect(await screen.findByText("Your resumes will be kept here")).toBeTruthy();
  expect(screen.getByLabelText("Resume to upload")).toBe(before);
});

test("asks for the list again when a file in it has been read", async () => {
  const events = Promise.withResolvers<Response>();
  const row = makeRow("new.pdf", { score: null, status: "pending" });
  let isRead = false;
  const asked = await open([], {
    "GET /resume/uploads": () => {
      const items = [isRead ? { ...row, status: "read" } : row];
      return answer({ items, figures: { ...NO_FIGURES, resumesAnalyzed: isRead ? 1 : 0 } });
    },
    "GET /resume/readings": () => events.promise,
  });
  expect(await names()).toEqual(["new.pdf"]);
  const lists = () => asked.filter(({ call }) => call === "GET /resume/uploads").length;
  expect(lists()).toBe(1);
  isRead = true;
  await act(async () => events.resolve(answerEvents(makeUpload({ id: row.id }))));
  await waitFor(() => expect(lists()).toBe(2));
  expect(asked.filter(({ call }) => call === "GET /resume/readings")).toHaveLength(1);
});

test("finds resumes by the words typed", async () => {
  await open(THREE);
  fireEvent.change(await screen.findByRole("searchbox"), { target: { value: "analyst" } });
  expect(await names()).toEqual(["c.pdf"]);
  expect(screen.getByText("1 of 3 resumes")).toBeTruthy();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "nothing" } });
  expect(screen.queryAllByRole("rowheader")).toEqual([]);
});

test("sorts by a column, and the other way round when pressed again", async () => {
  await open(THREE);
  expect(await names()).toEqual(["b.pdf", "c.pdf", "a.pdf"]);
  fireEvent.click(screen.getByRole("button", { name: "Score" }));
  expect(await names()).toEqual(["c.pdf", "b.pdf", "a.pdf"]);
  fireEvent.click(screen.getByRole("button", { name: "Score" }));
  expect(await names()).toEqual(["b.pdf", "c.pdf", "a.pdf"]);
  const heading = screen.getByRole("columnheader", { name: "Score" });
  expect(heading.getAttribute("aria-sort")).toBe("ascending");
});

test("offers the file, and the report where there is one", async () => {
  const made = makeRow("made.pdf", { reportId: "r1" });
  await open([made, makeRow("new.pdf", { score: null })]);
  expect(await href("Resume: download made.pdf")).toBe(`/api/v1/resume/uploads/${made.id}/file`);
  expect(screen.getByRole("button", { name: "Report: download for made.pdf" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Report: download for new.pdf" })).toBeNull();
});

test("brings a resume back that could not be deleted", async () => {
  await open([makeRow("keep.pdf")]);
  await press("Delete keep.pdf");
  expect(await screen.findByText("keep.pdf was not deleted")).toBeTruthy();
  expect(await names()).toEqual(["keep.pdf"]);
});

test("deletes a resume and undoes it", async () => {
  const row = makeRow("old.pdf");
  let items = [row];
  const asked = await open(items, {
    "GET /resume/uploads": () => answer({ items, figures: NO_FIGURES }),
    [`DELETE /resume/uploads/${row.id}`]: () => {
      items = [];
      return answer({});
    },
    [`POST /resume/uploads/${row.id}/restoration`]: () => {
      items = [row];
      return answer({});
    },
  });
  await press("Delete old.pdf");
  expect(await screen.findByText("old.pdf was deleted")).toBeTruthy();
  expect(await screen.findByText("Your resumes will be kept here")).toBeTruthy();
  await press("Undo");
  expect(await names()).toEqual(["old.pdf"]);
  expect(asked.map(({ call }) => call)).toContain(`POST /resume/uploads/${row.id}/restoration`);
});
