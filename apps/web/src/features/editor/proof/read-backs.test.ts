import { newDraft } from "@taiyari/domain/draft";
import { expect, test, vi } from "vitest";
import { createReadBacks } from "./read-backs.ts";
import { madeOf } from "./testing/read-back-of.ts";

const made = (ms: number) => madeOf(newDraft(), { at: new Date(ms) });

test("a file that was written earlier does not take the place of a later one", () => {
  const backs = createReadBacks();
  const later = made(2);
  backs.keep("a", later);
  const heard = vi.fn();
  backs.subscribe(heard);
  backs.keep("a", made(1));
  expect(backs.lastOf("a")).toBe(later);
  expect(heard).not.toHaveBeenCalled();
});

test("of many resumes the last few are kept", () => {
  const backs = createReadBacks();
  for (const id of ["a", "b", "c", "d"]) backs.keep(id, made(1));
  backs.keep("a", made(2));
  backs.keep("e", made(1));
  expect(backs.lastOf("b")).toBeNull();
  expect(["a", "c", "d", "e"].map((id) => backs.lastOf(id) !== null)).toEqual(Array(4).fill(true));
});

test("each resume has its own, and who listens is told until they leave", () => {
  const backs = createReadBacks();
  const heard = vi.fn();
  const leave = backs.subscribe(heard);
  const own = made(1);
  backs.keep("a", own);
  expect(backs.lastOf("a")).toBe(own);
  expect(backs.lastOf("b")).toBeNull();
  leave();
  backs.keep("b", made(1));
  expect(heard).toHaveBeenCalledOnce();
});
