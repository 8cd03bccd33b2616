import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answer, fakeServer } from "../../testing/fake-server.ts";
import { renderAt } from "../../testing/render-app.tsx";
import { SolutionsMenu } from "./solutions-menu.tsx";

const SOLUTIONS = {
  learning: { pages: 28, pagesDone: 14, exercises: 90, solved: 31 },
  resume: {
    uploads: 1,
    letters: 0,
    report: { score: 78, ordinal: 4, at: "2026-11-03T10:00:00.000Z" },
  },
  interview: { interviews: 2, answers: 11, mean: 58 },
  practice: { problems: 142, solved: 36, due: 4 },
  simulation: { begun: 2, finished: 1, scenarios: 8, last: null },
};

beforeEach(() => {
  vi.useFakeTimers();
  fakeServer({
    "GET /overview/next": () => answer({ next: null, ready: [], solutions: SOLUTIONS }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (at = "/overview") =>
  renderAt(
    () => (
      <ul>
        <SolutionsMenu />
      </ul>
    ),
    at,
  );

const button = () => screen.getByRole("button", { name: "Solutions" });
const isOpen = () => button().getAttribute("aria-expanded") === "true";
const place = () => button().closest("li") ?? document.body;
const point = (type: "pointerOver" | "pointerOut", pointerType: string) =>
  fireEvent[type](place(), { pointerType });

async function press(key: string): Promise<void> {
  fireEvent.keyDown(document.activeElement ?? button(), { key });
  await act(async () => vi.advanceTimersByTimeAsync(20));
}

test("stays closed under a finger that only passes", async () => {
  await open();
  point("pointerOver", "touch");
  expect(isOpen()).toBe(false);
});

test("opens under a mouse and closes soon after it has left", async () => {
  await open();
  point("pointerOver", "mouse");
  expect(isOpen()).toBe(true);
  point("pointerOut", "mouse");
  act(() => void vi.advanceTimersByTime(149));
  expect(isOpen()).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(isOpen()).toBe(false);
});

test("stays open after a click, until the next one", async () => {
  await open();
  point("pointerOver", "mouse");
  fireEvent.click(button());
  point("pointerOut", "mouse");
  act(() => void vi.advanceTimersByTime(1_000));
  expect(isOpen()).toBe(true);
  fireEvent.click(button());
  expect(isOpen()).toBe(false);
});

test("is walked with the arrows and left with Esc", async () => {
  await open();
  button().focus();
  await press("ArrowDown");
  expect(document.activeElement?.getAttribute("href")).toBe("/learning");
  await press("ArrowUp");
  expect(document.activeElement?.getAttribute("href")).toBe("/simulation");
  await press("ArrowDown");
  expect(document.activeElement?.getAttribute("href")).toBe("/learning");
  await press("Escape");
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});

test("leads to the five solutions and says where the person stands", async () => {
  await open();
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.querySelector(".num")?.textContent)).toEqual([
    "",
    "",
    "",
    "",
    "",
  ]);
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/learning",
    "/resume",
    "/interview",
    "/practice",
    "/simulation",
  ]);
  point("pointerOver", "mouse");
  await act(async () => vi.advanceTimersByTimeAsync(10));
  expect(links.map((link) => link.querySelector(".num")?.textContent)).toEqual([
    "14 of 28 pages",
    "Score 78",
    "2 interviews",
    "36 solved",
    "1 of 8 days",
  ]);
});

test.each([
  { at: "/resumes", current: null },
  { at: "/simulation", current: "true" },
  { at: "/resume/report", current: "true" },
])("says at $at whether one is in a solution", async ({ at, current }) => {
  await open(at);
  expect(button().getAttribute("aria-current")).toBe(current);
});
