import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { useLearning } from "../../../shared/learning/learning.ts";
import { isChanged, removeQuery, saveQuery } from "./saved-queries.ts";
import { editTab, workspaceStore } from "./workspace-store.ts";

const tab = () => workspaceStore.get().tabs[0]!;
let shown: { readonly current: ReturnType<typeof useLearning> };
const queries = () => shown.current.queries;
const listed = () => queries().map(({ name, text }) => [name, text]);

function write(text: string): void {
  workspaceStore.change((was) => editTab(was, tab().id, { text }));
}

function save(name: string): string | null {
  let problem: string | null = null;
  act(() => {
    problem = saveQuery(tab(), name, queries());
  });
  return problem;
}

function removeAll(): void {
  act(() => queries().forEach(removeQuery));
}

beforeEach(() => {
  shown = renderHook(useLearning).result;
  removeAll();
});

describe("a query", () => {
  test("that is too long is not saved, and the sentence says how long it may be", () => {
    write("x".repeat(10_001));
    expect(save("Long")).toBe("A saved query has 10,000 letters at most; this one has 10,001.");
    expect(listed()).toEqual([]);
    expect(isChanged(tab(), queries())).toBe(true);
  });

  test("saved under the same name is replaced, under another one stands beside it", () => {
    write("SELECT 1");
    expect(save("A")).toBeNull();
    expect(isChanged(tab(), queries())).toBe(false);
    write("SELECT 2");
    expect(isChanged(tab(), queries())).toBe(true);
    save("A");
    expect(listed()).toEqual([["A", "SELECT 2"]]);
    save("B");
    expect(listed()).toEqual(
      expect.arrayContaining([
        ["A", "SELECT 2"],
        ["B", "SELECT 2"],
      ]),
    );
  });

  test("that was removed can be saved again", () => {
    write("SELECT 3");
    save("C");
    removeAll();
    expect(listed()).toEqual([]);
    save("C");
    expect(listed()).toEqual([["C", "SELECT 3"]]);
  });
});
