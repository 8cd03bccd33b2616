import { act, cleanup, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { usePageDrop } from "./use-page-drop.ts";

const resume = new File(["%PDF"], "cv.pdf");

/** What the browser sends while something is dragged; happy-dom has no DataTransfer to fill. */
function drag(type: string, { files = [resume], types = ["Files"], isTaken = false } = {}): Event {
  const event = Object.assign(new Event(type, { cancelable: true }), {
    dataTransfer: { files, types, dropEffect: "copy" },
    relatedTarget: null,
  });
  if (isTaken) event.preventDefault();
  act(() => void window.dispatchEvent(event));
  return event;
}

function open(accepts = true) {
  const dropped: string[] = [];
  const take = (file: File) => void dropped.push(file.name);
  const { result } = renderHook(() => usePageDrop(accepts ? take : null));
  return { dropped, isOver: () => result.current };
}

test("leaves dragged text to the browser", () => {
  const { dropped, isOver } = open();
  expect(drag("dragover", { types: ["text/plain"] }).defaultPrevented).toBe(false);
  expect(drag("drop", { types: ["text/plain"] }).defaultPrevented).toBe(false);
  expect([isOver(), dropped]).toEqual([false, []]);
});

test("takes nothing while nothing can be taken, yet keeps the browser from leaving the page", () => {
  const { dropped, isOver } = open(false);
  expect(drag("dragover").defaultPrevented).toBe(true);
  expect(isOver()).toBe(false);
  expect(drag("drop").defaultPrevented).toBe(true);
  expect(dropped).toEqual([]);
});

test("does not take what a field on the page has taken", () => {
  const { dropped } = open();
  drag("drop", { isTaken: true });
  expect(dropped).toEqual([]);
});

test("listens no longer than its screen is shown", () => {
  const { dropped } = open();
  cleanup();
  expect(drag("drop").defaultPrevented).toBe(false);
  expect(dropped).toEqual([]);
});

test("takes the first file, and says while one is over the page", () => {
  const { dropped, isOver } = open();
  drag("dragover");
  expect(isOver()).toBe(true);
  drag("drop", { files: [resume, new File([""], "other.pdf")] });
  expect([isOver(), dropped]).toEqual([false, ["cv.pdf"]]);
});
