import type { EnhanceScope, TextProposal } from "@taiyari/domain/coach";
import { applyEdit, newDraft, valueOf, type DraftEdit } from "@taiyari/domain/draft";
import { fail, ok } from "@taiyari/domain/result";
import { describe, expect, test } from "vitest";
import { createDraftStore } from "../../../shared/drafts/draft-store.ts";
import { createEnhancing, type EnhanceNews, type EnhanceWatch } from "./create-enhancing.ts";
import type { Comparison } from "./enhancing.ts";
import { comparisonOf } from "./value-after.ts";

const EXPERIENCE: EnhanceScope = { section: "experience", item: null, field: null };
const FIRST = { section: "experience", item: "a", field: "description" };
const SECOND = { section: "experience", item: "b", field: "description" };
const WAS = "Was running trials.";

const EDITS: readonly DraftEdit[] = [
  { kind: "add-item", section: "experience", id: "a" },
  { kind: "set-field", field: FIRST, value: WAS },
  { kind: "add-item", section: "experience", id: "b" },
  { kind: "set-field", field: SECOND, value: WAS },
];

const proposalFor = (field: typeof FIRST): TextProposal => ({
  kind: "text",
  field,
  engine: "built-in",
  before: WAS,
  changes: [{ id: 1, edits: [{ from: 0, to: 11, text: "Ran" }], reason: "Says what you did." }],
});

const both = (): readonly Comparison[] =>
  [FIRST, SECOND].map((field) => comparisonOf(proposalFor(field), EXPERIENCE, "By us."));

type Made = Awaited<ReturnType<Parameters<typeof createEnhancing>[0]["enhance"]>>;

/** An editor whose engine answers when the test says so. */
function begin() {
  const store = createDraftStore(EDITS.reduce(applyEdit, newDraft()));
  const news: EnhanceNews[] = [];
  const asked: { watch: EnhanceWatch; answer: PromiseWithResolvers<Made> }[] = [];
  const enhancing = createEnhancing({
    store,
    enhance(_request, watch) {
      const answer = Promise.withResolvers<Made>();
      asked.push({ watch, answer });
      return answer.promise;
    },
    tell: (told) => void news.push(told),
    afterMs: 1,
  });
  enhancing.watch();
  const valueIn = (field: typeof FIRST) => valueOf(store.get().draft, field);
  const opened = async () => {
    const done = enhancing.start(EXPERIENCE);
    asked.at(-1)?.answer.resolve(ok({ comparisons: both(), tailored: null }));
    await done;
  };
  return {
    store,
    enhancing,
    news,
    asked,
    valueIn,
    opened,
    fields: () => enhancing.get().comparisons.map(({ proposal }) => proposal.field.item),
  };
}

describe("nothing is shown", () => {
  test("when the engine says why it cannot", async () => {
    const { enhancing, asked, news } = begin();
    const done = enhancing.start(EXPERIENCE);
    asked[0]?.answer.resolve(fail({ kind: "no-items" }));
    await done;
    expect(news).toEqual([{ kind: "failed", failure: { kind: "no-items" }, scope: EXPERIENCE }]);
    expect(enhancing.get()).toMatchObject({ work: null, comparisons: [], focus: null });
  });

  test("when the engine breaks", async () => {
    const { enhancing, asked, news } = begin();
    const done = enhancing.start(EXPERIENCE);
    asked[0]?.answer.reject(new Error("The worker was closed."));
    await done;
    expect(news[0]).toMatchObject({ kind: "failed", failure: { kind: "failed" } });
  });

  test("when all of it is good as it is", async () => {
    const { enhancing, asked, news } = begin();
    const done = enhancing.start(EXPERIENCE);
    asked[0]?.answer.resolve(ok({ comparisons: [], tailored: null }));
    await done;
    expect(news).toEqual([{ kind: "nothing", scope: EXPERIENCE }]);
  });

  test("of an answer that comes after it was cancelled, and another may begin", async () => {
    const { enhancing, asked, news, fields, opened } = begin();
    const done = enhancing.start(EXPERIENCE);
    enhancing.cancel();
    expect(asked[0]?.watch.signal.aborted).toBe(true);
    asked[0]?.answer.resolve(ok({ comparisons: both(), tailored: null }));
    await done;
    expect([news, fields()]).toEqual([[], []]);
    await opened();
    expect(fields()).toEqual(["a", "b"]);
  });

  test("of a second one while the first is at work", async () => {
    const { enhancing, asked } = begin();
    void enhancing.start(EXPERIENCE);
    await enhancing.start(EXPERIENCE);
    expect(asked).toHaveLength(1);
  });
});

test("the work is shown with its steps once it takes a while", async () => {
  const { enhancing, asked } = begin();
  const shown = new Promise<void>((resolve) => {
    enhancing.subscribe(() => enhancing.get().work && resolve());
  });
  const done = enhancing.start(EXPERIENCE);
  asked[0]?.watch.engine("Built-in engine");
  asked[0]?.watch.step({ kind: "rewriting", text: 1, of: 2 });
  await shown;
  expect(enhancing.get().work).toMatchObject({
    engine: "Built-in engine",
    step: { kind: "rewriting", text: 1, of: 2 },
  });
  asked[0]?.answer.resolve(ok({ comparisons: both(), tailored: null }));
  await done;
  expect(enhancing.get().work).toBeNull();
});

describe("Accept", () => {
  test("writes the field, as one step of undo, and goes on to the next one", async () => {
    const { store, enhancing, valueIn, opened, fields } = begin();
    await opened();
    enhancing.accept(FIRST);
    expect([valueIn(FIRST), valueIn(SECOND), fields()]).toEqual(["Ran trials.", WAS, ["b"]]);
    expect(enhancing.get().focus).toEqual({ kind: "comparison", field: SECOND });
    // Letters typed right after it are a step of their own.
    store.edit({ kind: "set-field", field: FIRST, value: "Ran trials!" });
    store.undo();
    expect(valueIn(FIRST)).toBe("Ran trials.");
    store.undo();
    expect(valueIn(FIRST)).toBe(WAS);
  });

  test("after the last one the focus returns to what was pressed", async () => {
    const { enhancing, opened } = begin();
    await opened();
    enhancing.close(SECOND);
    enhancing.accept(FIRST);
    expect(enhancing.get().focus).toEqual({ kind: "button", scope: EXPERIENCE, field: FIRST });
  });

  test("is taken back by the note, whatever was written elsewhere since", async () => {
    const { store, enhancing, news, valueIn, opened } = begin();
    await opened();
    enhancing.accept(FIRST);
    const accepted = news.find((told) => told.kind === "accepted");
    enhancing.close(SECOND);
    store.edit({ kind: "set-field", field: SECOND, value: "Wrote reports." });
    accepted?.undo();
    expect([valueIn(FIRST), valueIn(SECOND)]).toEqual([WAS, "Wrote reports."]);
  });

  test("is not taken back where the text was changed since", async () => {
    const { store, enhancing, news, valueIn, opened } = begin();
    await opened();
    enhancing.accept(FIRST);
    store.edit({ kind: "set-field", field: FIRST, value: "Ran 22 trials." });
    const accepted = news.find((told) => told.kind === "accepted");
    accepted?.undo();
    expect(valueIn(FIRST)).toBe("Ran 22 trials.");
  });
});

describe("a text that is changed meanwhile", () => {
  test("closes what was proposed for the old one, and says so", async () => {
    const { store, enhancing, news, valueIn, opened, fields } = begin();
    await opened();
    store.edit({ kind: "set-field", field: FIRST, value: "Was running more trials." });
    expect(fields()).toEqual(["b"]);
    expect(news.at(-1)).toMatchObject({ kind: "outdated" });
    enhancing.accept(FIRST);
    expect(valueIn(FIRST)).toBe("Was running more trials.");
  });

  test("while the engine was at work, is not proposed for", async () => {
    const { store, enhancing, asked, fields } = begin();
    const done = enhancing.start(EXPERIENCE);
    store.edit({ kind: "set-field", field: SECOND, value: "Wrote reports." });
    asked[0]?.answer.resolve(ok({ comparisons: both(), tailored: null }));
    await done;
    expect(fields()).toEqual(["a"]);
  });
});
