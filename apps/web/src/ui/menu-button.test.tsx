import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { chooseItem } from "../testing/choose-item.ts";
import { MenuButton } from "./menu-button.tsx";

const button = () => screen.getByRole("button", { name: "More", hidden: true });
const items = () => screen.queryAllByRole("menuitem").map((item) => item.textContent);
const focused = () => document.activeElement?.textContent;

/** With the mouse: a click without a `detail` counts as a screen reader's. */
async function open() {
  await act(async () => {
    fireEvent.pointerDown(button(), { button: 0, pointerType: "mouse" });
    fireEvent.click(button(), { detail: 1 });
  });
  await screen.findByRole("menu");
}

async function press(key: string) {
  await act(async () => {
    const target = document.activeElement ?? document.body;
    fireEvent.keyDown(target, { key });
    fireEvent.keyUp(target, { key });
  });
}

afterEach(() => vi.restoreAllMocks());

test("is not there when there is nothing to choose", () => {
  render(<MenuButton label="More" items={[]} />);
  expect(screen.queryByRole("button")).toBeNull();
});

test("closes with Escape, chooses nothing, and gives the focus back", async () => {
  const rename = vi.fn();
  render(<MenuButton label="More" items={[{ label: "Rename", onChoose: rename }]} />);
  button().focus();
  await open();
  expect(button().getAttribute("aria-expanded")).toBe("true");
  await press("Escape");
  expect(items()).toEqual([]);
  expect(button().getAttribute("aria-expanded")).toBe("false");
  await waitFor(() => expect(document.activeElement).toBe(button()));
  expect(rename).not.toHaveBeenCalled();
});

test("closes with a press outside", async () => {
  render(<MenuButton label="More" items={[{ label: "Rename", onChoose: vi.fn() }]} />);
  await open();
  await act(async () => {
    fireEvent.pointerDown(document.body, { button: 0 });
    fireEvent.pointerUp(document.body, { button: 0 });
    fireEvent.click(document.body);
  });
  expect(items()).toEqual([]);
});

test("goes from item to item by key, round at both ends, and to the one that is typed", async () => {
  render(
    <MenuButton
      label="More"
      items={[
        { label: "Rename", onChoose: vi.fn() },
        { label: "Duplicate", onChoose: vi.fn() },
        { label: "Delete", startsGroup: true, isDangerous: true, onChoose: vi.fn() },
      ]}
    />,
  );
  await open();
  expect(items()).toEqual(["Rename", "Duplicate", "Delete"]);
  expect(screen.getAllByRole("separator")).toHaveLength(1);
  await waitFor(() => expect(focused()).toBe("Rename"));
  await press("ArrowUp");
  expect(focused()).toBe("Delete");
  await press("ArrowDown");
  expect(focused()).toBe("Rename");
  await press("End");
  expect(focused()).toBe("Delete");
  await press("d");
  await press("u");
  expect(focused()).toBe("Duplicate");
});

test("has closed and given the focus back when what was chosen begins", async () => {
  const seen = vi.fn(() => [items().length, document.activeElement === button()]);
  render(<MenuButton label="More" items={[{ label: "Rename", onChoose: () => void seen() }]} />);
  await open();
  await chooseItem("Rename");
  expect(seen).toHaveReturnedWith([0, true]);
  expect(seen).toHaveBeenCalledOnce();
});

test("reads from left to right in a browser of another language", async () => {
  vi.spyOn(navigator, "language", "get").mockReturnValue("ar-EG");
  render(<MenuButton label="More" items={[{ label: "Rename", onChoose: vi.fn() }]} />);
  await open();
  expect(screen.getByRole("dialog", { name: "More" }).getAttribute("dir")).toBe("ltr");
});
