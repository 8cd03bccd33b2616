import { beforeEach, describe, expect, test, vi } from "vitest";

/** The store reads what is kept once. */
async function open() {
  vi.resetModules();
  return import("./workspace-store.ts");
}

beforeEach(() => window.localStorage.clear());

describe("what was kept", () => {
  test.each(["", "null", "{}", '{"tabs":[]}', '{"tabs":[{}],"history":[]}', "[1"])(
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
