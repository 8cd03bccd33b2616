import { beforeEach, describe, expect, test, vi } from "vitest";

/** The store reads what is kept once. */
async function open() {
  vi.resetModules();
  return import("./workspace-store.ts");
}

beforeEach(() => window.localStorage.clear());

describe("what was kept", () => {
  test.each(["", "null", "{}", '{"tabs":[]}', '{"tabs":[{}],"saved":[],"history":[]}', "[1"])(
    "begins anew from %j",
    async (text) => {
      window.localStorage.setItem("sqlWorkspace", text);
      const { workspaceStore } = await open();
      expect(workspaceStore.get().tabs).toHaveLength(1);
    },
  );

  test("is there again", async () => {
    const before = await open();
    before.workspaceStore.change((was) => before.openTab(was, before.newTab("Mine", "SELECT 1")));
    const { workspaceStore } = await open();
    expect(workspaceStore.get().tabs.map(({ name }) => name)).toEqual(["Best sellers", "Mine"]);
  });
});

describe("tabs", () => {
  test("one is always left", async () => {
    const { workspaceStore, closeTab } = await open();
    const [only] = workspaceStore.get().tabs;
    workspaceStore.change((was) => closeTab(was, only?.id ?? ""));
    const { tabs, activeId } = workspaceStore.get();
    expect(tabs.map(({ name, text }) => [name, text])).toEqual([["Untitled 1", ""]]);
    expect(activeId).toBe(tabs[0]?.id);
  });

  test("saving under another name makes another query, under the same replaces it", async () => {
    const { workspaceStore: store, saveTab, editTab, isChanged } = await open();
    const tab = () => store.get().tabs[0]!;
    store.change((was) => saveTab(was, tab(), "A"));
    expect(isChanged(tab(), store.get().saved)).toBe(false);
    store.change((was) => editTab(was, tab().id, { text: "SELECT 2" }));
    expect(isChanged(tab(), store.get().saved)).toBe(true);
    store.change((was) => saveTab(was, tab(), "A"));
    expect(store.get().saved.map(({ name, text }) => [name, text])).toEqual([["A", "SELECT 2"]]);
    store.change((was) => saveTab(was, tab(), "B"));
    expect(store.get().saved.map(({ name }) => name)).toEqual(["B", "A"]);
  });

  test("a hundred runs are listed, the newest first", async () => {
    const { workspaceStore: store, addRun } = await open();
    for (let at = 0; at < 103; at++) {
      store.change((was) =>
        addRun(was, { text: `SELECT ${at}`, isRight: true, outcome: "1 row", detail: "1 ms" }),
      );
    }
    const { history } = store.get();
    expect(history).toHaveLength(100);
    expect(history[0]?.text).toBe("SELECT 102");
  });
});
