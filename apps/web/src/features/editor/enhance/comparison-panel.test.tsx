import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { EnhanceScope, Proposal } from "@taiyari/domain/coach";
import {
  applyEdit,
  newDraft,
  valueOf,
  type DraftEdit,
  type DraftField,
} from "@taiyari/domain/draft";
import { ok } from "@taiyari/domain/result";
import { afterEach, expect, test } from "vitest";
import { createDraftStore } from "../../../shared/drafts/draft-store.ts";
import { EditorContext, type Editor } from "../state/editor-context.ts";
import { ComparisonPanel } from "./comparison-panel.tsx";
import { createEnhancing } from "./create-enhancing.ts";
import { EnhanceContext, useEnhancing, useEnhancingState } from "./enhance-context.ts";
import { comparisonOf } from "./value-after.ts";

afterEach(cleanup);

const TEXT = "Was reducing the run time, using dbt.";
const DESCRIPTION: DraftField = { section: "experience", item: "a", field: "description" };
const TECHNICAL: DraftField = { section: "skills", item: null, field: "technical" };

const EDITS: readonly DraftEdit[] = [
  { kind: "add-item", section: "experience", id: "a" },
  { kind: "set-field", field: DESCRIPTION, value: TEXT },
  { kind: "set-field", field: TECHNICAL, value: ["sql"] },
];

const REWORDED: Proposal = {
  kind: "text",
  field: DESCRIPTION,
  engine: "built-in",
  before: TEXT,
  changes: [
    { id: 1, edits: [{ from: 0, to: 12, text: "Cut" }], reason: "Opens with what you did." },
    { id: 2, edits: [{ from: 25, to: 32, text: " in" }], reason: "Says the same, shorter." },
    {
      id: 3,
      edits: [{ from: 36, to: 36, text: " [by how much?]" }],
      reason: "A figure would carry this line.",
    },
  ],
};

const TAGS: Proposal = {
  kind: "tags",
  field: TECHNICAL,
  engine: "built-in",
  before: ["sql"],
  changes: [
    { id: 1, tag: "sql", text: "SQL", reason: "As its makers write it." },
    { id: 2, tag: null, text: "dbt", reason: "“the run time, using dbt”" },
  ],
};

/** Opens the panel of one proposal. */
async function open(proposal: Proposal) {
  const store = createDraftStore(EDITS.reduce(applyEdit, newDraft()));
  const scope: EnhanceScope = { section: proposal.field.section, item: null, field: null };
  const enhancing = createEnhancing({
    store,
    enhance: async () =>
      ok({
        comparisons: [comparisonOf(proposal, scope, "By the built-in engine.")],
        tailored: null,
      }),
    tell: () => undefined,
  });
  const editor = { store, say: () => undefined } as unknown as Editor;
  render(
    <EditorContext value={editor}>
      <EnhanceContext value={enhancing}>
        <Panel />
      </EnhanceContext>
    </EditorContext>,
  );
  await act(() => enhancing.start(scope));
  return { value: () => valueOf(store.get().draft, proposal.field) };
}

function Panel() {
  const enhancing = useEnhancing();
  const [comparison] = useEnhancingState().comparisons;
  if (!enhancing || !comparison) return null;
  return <ComparisonPanel comparison={comparison} level={4} hasFocus enhancing={enhancing} />;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const boxes = () => screen.getAllByRole("checkbox");

test.each(["Revert", "Close"])("%s leaves the text as it is", async (name) => {
  const { value } = await open(REWORDED);
  press(name);
  expect(value()).toBe(TEXT);
  expect(screen.queryByRole("region")).toBeNull();
});

test("says what it is about, who wrote it, and has the focus", async () => {
  await open(REWORDED);
  expect(screen.getByRole("heading", { name: "Description: three changes to look at" })).toBe(
    document.activeElement,
  );
  expect(screen.getByRole("region").textContent).toContain("By the built-in engine.");
});

test("a blank left empty is not written, and the person is told so", async () => {
  const { value } = await open(REWORDED);
  expect(screen.getByRole("region").textContent).toContain(
    "One figure is yours to fill. An honest estimate will do if you can defend it. Left empty, change 3 is not made.",
  );
  press("Accept");
  expect(value()).toBe("Cut the run time in dbt.");
});

test("a blank that is filled stands in the text", async () => {
  const { value } = await open(REWORDED);
  const blank = screen.getByRole("textbox", { name: "By how much? Change 3" });
  fireEvent.change(blank, { target: { value: "by half" } });
  expect(screen.getByRole("region").textContent).not.toContain("yours to fill");
  press("Accept");
  expect(value()).toBe("Cut the run time in dbt by half.");
});

test("a change is left in the text or in the list, and is the same in both", async () => {
  const { value } = await open(REWORDED);
  expect(screen.getByText("3 of 3 taken")).toBeDefined();
  fireEvent.click(boxes()[0]!);
  const [first, second] = screen.getAllByRole("switch");
  expect(first?.getAttribute("aria-checked")).toBe("false");
  fireEvent.click(second!);
  expect(boxes()[1]).toHaveProperty("checked", false);
  expect(screen.getByText("1 of 3 taken")).toBeDefined();
  press("Accept");
  expect(value()).toBe(TEXT);
});

test("each checkbox is described by what changes and why", async () => {
  await open(REWORDED);
  const ids = boxes()[0]?.getAttribute("aria-describedby")?.split(" ") ?? [];
  const words = ids.map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent);
  expect(words.join(" ")).toBe("Was reducing→ becomes Cut Opens with what you did.");
});

test("tags are written differently in their place and added last, each only if taken", async () => {
  const { value } = await open(TAGS);
  const list = within(screen.getByRole("region"));
  expect(list.getByText("“the run time, using dbt”")).toBeDefined();
  fireEvent.click(boxes()[0]!);
  press("Accept");
  expect(value()).toEqual(["sql", "dbt"]);
});
