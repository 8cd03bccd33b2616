import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderAt } from "../../testing/render-app.tsx";
import { SolutionsMenu } from "./solutions-menu.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const journey = {
  targetRole: "",
  interview: null,
  simulation: null,
  resume: { uploads: 1, latestScore: 78, latestAt: "2026-11-03T10:00:00.000Z" },
};

const open = (at = "/overview") =>
  renderAt(
    () => (
      <ul>
        <SolutionsMenu journey={journey} />
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
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/learning",
    "/resume",
    "/interview",
    "/practice",
    "/simulation",
  ]);
  expect(links[1]?.textContent).toContain("Score 78");
});

test.each([
  { at: "/resumes", current: null },
  { at: "/simulation", current: "true" },
  { at: "/resume/report", current: "true" },
])("says at $at whether one is in a solution", async ({ at, current }) => {
  await open(at);
  expect(button().getAttribute("aria-current")).toBe(current);
});
