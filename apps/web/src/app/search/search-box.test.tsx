import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answer, fakeServer } from "../../testing/fake-server.ts";
import { renderAt } from "../../testing/render-app.tsx";
import { SearchBox } from "./search-box.tsx";

const REPORT = {
  id: "r",
  title: "Report on asha-rao.pdf",
  category: "Reports",
  icon: "report",
  path: "/resume/report/result?id=7f",
};

const text = (value: unknown) => (typeof value === "string" ? value : "");

beforeEach(() => {
  vi.useFakeTimers();
  fakeServer({
    "GET /search": ({ query }) =>
      answer({ results: REPORT.title.toLowerCase().includes(text(query)) ? [REPORT] : [] }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => renderAt(() => <SearchBox />, "/overview");
const box = () => screen.getByRole("combobox", { name: "Search" });
const titles = () => screen.queryAllByRole("option").map((option) => option.textContent);
const key = (name: string) => fireEvent.keyDown(box(), { key: name });

async function type(value: string): Promise<void> {
  fireEvent.focus(box());
  fireEvent.change(box(), { target: { value } });
  await act(async () => vi.advanceTimersByTimeAsync(0));
}

describe("the dropdown", () => {
  test("is closed until the box has the focus", async () => {
    await open();
    expect(box().getAttribute("aria-expanded")).toBe("false");
    expect(titles()).toEqual([]);
    fireEvent.focus(box());
    expect(box().getAttribute("aria-expanded")).toBe("true");
    expect(titles().length).toBeGreaterThan(3);
  });

  test("closes 200 ms after the focus has left", async () => {
    await open();
    fireEvent.focus(box());
    fireEvent.blur(box());
    act(() => void vi.advanceTimersByTime(199));
    expect(box().getAttribute("aria-expanded")).toBe("true");
    act(() => void vi.advanceTimersByTime(1));
    expect(box().getAttribute("aria-expanded")).toBe("false");
  });

  test("stays open when the focus comes back in time", async () => {
    await open();
    fireEvent.focus(box());
    fireEvent.blur(box());
    act(() => void vi.advanceTimersByTime(100));
    fireEvent.focus(box());
    act(() => void vi.advanceTimersByTime(500));
    expect(box().getAttribute("aria-expanded")).toBe("true");
  });

  test("closes on Esc", async () => {
    await open();
    fireEvent.focus(box());
    key("Escape");
    expect(box().getAttribute("aria-expanded")).toBe("false");
  });

  test("says when there is nothing", async () => {
    await open();
    await type("zebra");
    expect(titles()).toEqual([]);
    screen.getByText("Nothing found for “zebra”");
  });
});

const marked = () =>
  document.getElementById(box().getAttribute("aria-activedescendant") ?? "")?.textContent;

describe("the keyboard", () => {
  test("moves with the arrows, round at both ends", async () => {
    await open();
    await type("sql");
    expect(titles()).toEqual(["SQL for data professionalsPage", "Practice LabPage"]);
    expect(marked()).toBe("SQL for data professionalsPage");
    key("ArrowUp");
    expect(marked()).toBe("Practice LabPage");
    key("ArrowDown");
    expect(marked()).toBe("SQL for data professionalsPage");
    key("ArrowDown");
    expect(marked()).toBe("Practice LabPage");
  });

  test("opens what is marked with Enter", async () => {
    const { place } = await open();
    await type("sql");
    key("ArrowDown");
    await act(async () => void key("Enter"));
    expect(place()).toBe("/practice");
  });

  test("finds and opens the person's own reports, with their query", async () => {
    const { place } = await open();
    await type("asha");
    await act(async () => vi.advanceTimersByTimeAsync(10));
    expect(titles()).toEqual(["Report on asha-rao.pdfReport"]);
    await act(async () => void key("Enter"));
    expect(place()).toBe("/resume/report/result?id=7f");
  });

  test("does nothing on Enter when there is nothing to open", async () => {
    const { place } = await open();
    await type("zebra");
    await act(async () => void key("Enter"));
    expect(place()).toBe("/overview");
  });
});

test("a click opens a result", async () => {
  const { place } = await open();
  await type("profile");
  await act(async () => void fireEvent.click(screen.getByRole("option", { name: /Profile/ })));
  expect(place()).toBe("/profile");
});
