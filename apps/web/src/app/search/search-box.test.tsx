import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answer, fakeServer } from "../../testing/fake-server.ts";
import { renderAt } from "../../testing/render-app.tsx";
import { SearchBox } from "./search-box.tsx";

const REPORT = {
  id: "r",
  kind: "report",
  title: "Report on asha-rao.pdf",
  about: "report",
  at: null,
  path: "/resume/report/result?id=7f",
};
const FILE = {
  entries: [
    {
      kind: "lesson",
      id: "lesson working-with-joins",
      title: "Working with joins",
      path: "/learning/sql-for-data-professionals/docs/working-with-joins",
    },
    {
      kind: "question",
      id: "question explain",
      title: "Explain a left join to a colleague",
      path: "/interview/get-started?questions=explain",
    },
  ],
};

beforeEach(() => {
  vi.useFakeTimers();
  fakeServer({ "GET /search": () => answer({ results: [REPORT] }) });
  const api = globalThis.fetch;
  vi.stubGlobal("fetch", async (request: Request | string) =>
    request === "/careers/search.json" ? answer(FILE) : api(request),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => renderAt(() => <SearchBox />, "/overview");
const box = () => screen.getByRole("combobox", { name: "Search" });
const titles = () => screen.queryAllByRole("option").map((option) => option.textContent);
const key = (name: string) => fireEvent.keyDown(box(), { key: name });

/** The first time, its engine and what it looks in are fetched. */
async function focus(): Promise<void> {
  fireEvent.focus(box());
  await vi.dynamicImportSettled();
  await act(async () => vi.advanceTimersByTimeAsync(50));
}

async function type(value: string): Promise<void> {
  await focus();
  fireEvent.change(box(), { target: { value } });
  await act(async () => vi.advanceTimersByTimeAsync(0));
}

describe("the dropdown", () => {
  test("is closed until the box has the focus", async () => {
    await open();
    expect(box().getAttribute("aria-expanded")).toBe("false");
    expect(titles()).toEqual([]);
    await focus();
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
    expect(screen.getAllByText("Nothing found for “zebra”")).toHaveLength(2);
    fireEvent.click(screen.getByRole("button", { name: "Clear the search" }));
    expect(titles().length).toBeGreaterThan(3);
  });

  test("says what was probably meant, shows it, and asks for it", async () => {
    await open();
    await type("joinz");
    expect(titles()[0]).toBe("Working with joinsLesson");
    expect(document.querySelector("[role=option] mark")?.textContent).toBe("joins");
    fireEvent.click(screen.getByRole("button", { name: "joins" }));
    await act(async () => vi.advanceTimersByTimeAsync(0));
    expect((box() as HTMLInputElement).value).toBe("joins");
    expect(screen.queryByText(/Showing results for/)).toBeNull();
  });

  test("has things of one kind together, under a name", async () => {
    await open();
    await type("join");
    expect(screen.getAllByRole("group").map((group) => group.getAttribute("aria-label"))).toEqual([
      "Lessons",
      "Interview questions",
    ]);
  });
});

const marked = () =>
  document.getElementById(box().getAttribute("aria-activedescendant") ?? "")?.textContent;

describe("the keyboard", () => {
  test("moves with the arrows, round at both ends", async () => {
    await open();
    await type("sql");
    const [first, second, last] = [titles()[0], titles()[1], titles().at(-1)];
    expect(first).toBe("SQL for data professionalsPage");
    expect(marked()).toBe(first);
    key("ArrowUp");
    expect(marked()).toBe(last);
    key("ArrowDown");
    expect(marked()).toBe(first);
    key("ArrowDown");
    expect(marked()).toBe(second);
  });

  test("opens what is marked with Enter", async () => {
    const { place } = await open();
    await type("join");
    key("ArrowDown");
    await act(async () => void key("Enter"));
    expect(place()).toBe("/interview/get-started?questions=explain");
  });

  test("finds and opens the person's own reports, with their query", async () => {
    const { place } = await open();
    await type("asha");
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
