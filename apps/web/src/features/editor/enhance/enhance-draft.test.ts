import type { CoachFailure, RewriteEvent } from "@taiyari/contract";
import type { EnhanceScope, Proposal } from "@taiyari/domain/coach";
import { applyEdit, newDraft, type DraftEdit, type ResumeDraft } from "@taiyari/domain/draft";
import { fail, ok } from "@taiyari/domain/result";
import { describe, expect, test } from "vitest";
import type { EnhanceWatch } from "./create-enhancing.ts";
import { enhanceDraft } from "./enhance-draft.ts";
import type { EnhanceStep } from "./enhancing.ts";
import type { CoachWorker } from "./engine/built-in.ts";
import type { ModelClient, ModelRequest } from "./engine/by-model.ts";
import type { CoachQuestion } from "./engine/coach-messages.ts";

const FIELD = { section: "experience", item: "a", field: "description" };
const SCOPE: EnhanceScope = { section: "experience", item: null, field: null };
const TEXT = "Was running trials.";

const EDITS: readonly DraftEdit[] = [
  { kind: "add-item", section: "experience", id: "a" },
  { kind: "set-field", field: { ...FIELD, field: "title" }, value: "Analyst" },
  { kind: "set-field", field: FIELD, value: TEXT },
];
const DRAFT = EDITS.reduce(applyEdit, newDraft());

const proposalBy = (engine: Proposal["engine"], text: string): Proposal => ({
  kind: "text",
  field: FIELD,
  engine,
  before: TEXT,
  changes: [{ id: 1, edits: [{ from: 0, to: 11, text }], reason: "Says what you did." }],
});
const BUILT_IN = proposalBy("built-in", "Ran");
/** As it comes over the line. */
type Sent = Extract<RewriteEvent, { kind: "proposals" }>["proposals"][number];
const MODEL = proposalBy("model", "Led") as Sent;

interface World {
  readonly name?: string | null;
  readonly events?: readonly RewriteEvent[];
  /** Whether the server is away. */
  readonly isAway?: boolean;
  readonly held?: readonly Proposal[];
  readonly draft?: ResumeDraft;
  readonly scope?: EnhanceScope | null;
  readonly job?: string;
}

async function* streamOf(events: readonly RewriteEvent[]): AsyncGenerator<RewriteEvent> {
  yield* events;
}

/** Enhances with stand-ins for the server and the worker. */
async function enhanceIn(world: World) {
  const { name = null, events = [], isAway = false, job = "" } = world;
  const steps: EnhanceStep[] = [];
  const engines: string[] = [];
  const asked: CoachQuestion[] = [];
  const requests: ModelRequest[] = [];
  const model: ModelClient = {
    name: async () => name,
    async rewrite(request) {
      requests.push(request);
      if (isAway) throw new TypeError("Failed to fetch");
      return streamOf(events);
    },
  };
  const answers = {
    "keep-careers": () => null,
    enhance: () => ok([BUILT_IN]),
    check: (question: CoachQuestion) =>
      world.held ?? (question.kind === "check" ? question.proposals : []),
    "match-job": () => ({ title: "Analyst", missing: [] }),
  };
  const worker = {
    async ask(question: CoachQuestion) {
      asked.push(question);
      return answers[question.kind](question);
    },
    close: () => undefined,
  } as unknown as CoachWorker;
  const watch: EnhanceWatch = {
    step: (step) => void steps.push(step),
    engine: (engine) => void engines.push(engine),
    signal: new AbortController().signal,
  };
  const scope = world.scope === undefined ? SCOPE : world.scope;
  const made = await enhanceDraft({ draft: world.draft ?? DRAFT, scope, job }, watch, {
    model,
    builtIn: { open: async () => worker, close: () => undefined },
    today: () => 20_000,
  });
  const comparisons = made.ok ? made.value.comparisons : [];
  return { made, comparisons, steps, engines, requests, asked: asked.map(({ kind }) => kind) };
}

describe("nothing is asked of an engine", () => {
  test.each([
    { section: "gone", problem: "section-not-found" },
    { section: "projects", problem: "no-items" },
  ])("in $section: $problem", async ({ section, problem }) => {
    const { made, asked } = await enhanceIn({ scope: { section, item: null, field: null } });
    expect(made).toEqual(fail({ kind: problem }));
    expect(asked).toEqual([]);
  });
});

test("a proposal that does not hold is not shown", async () => {
  const { comparisons, asked } = await enhanceIn({ held: [] });
  expect(comparisons).toEqual([]);
  expect(asked).toEqual(["enhance", "check"]);
});

test("a scope without a text says so when nothing can be made of the rest", async () => {
  const draft = applyEdit(DRAFT, { kind: "set-field", field: FIELD, value: "" });
  const { made } = await enhanceIn({ draft, held: [] });
  expect(made).toEqual(fail({ kind: "no-text" }));
});

test("without a model the built-in engine works at once, and each step is told as it begins", async () => {
  const { comparisons, steps, engines } = await enhanceIn({});
  expect(comparisons).toMatchObject([
    {
      proposal: BUILT_IN,
      value: "Ran trials.",
      origin: "By the built-in engine, from your own words. Nothing was added.",
    },
  ]);
  expect(engines).toEqual(["Built-in engine, on this device"]);
  expect(steps).toEqual([
    { kind: "read", texts: 1, lines: 1 },
    { kind: "rewriting", text: 1, of: 1 },
    { kind: "checking" },
  ]);
});

describe("with a model", () => {
  test.each<readonly [CoachFailure, string]>([
    ["too-slow", "The language model did not answer in time."],
    ["limit-reached", "You have asked the language model as often as you may today."],
    ["wrong-schema", "The language model gave no answer that could be used."],
  ])("that fails, %s, the built-in engine does it and says why", async (because, note) => {
    const { comparisons, engines } = await enhanceIn({
      name: "llama at localhost",
      events: [
        { kind: "progress", done: 0, of: 1 },
        { kind: "failed", because },
      ],
    });
    expect(comparisons).toMatchObject([
      { proposal: BUILT_IN, origin: `${note} This is by the built-in engine.` },
    ]);
    expect(engines).toEqual(["llama at localhost", "Built-in engine, on this device"]);
  });

  test.each([
    ["is away", { isAway: true }],
    ["ends in the middle", { events: [{ kind: "progress", done: 0, of: 1 }] as const }],
  ])("whose server %s, the built-in engine does it", async (_what, world) => {
    const { comparisons } = await enhanceIn({ name: "llama at localhost", ...world });
    expect(comparisons[0]?.origin).toBe(
      "The language model could not be reached. This is by the built-in engine.",
    );
  });

  test("that answers, its proposals are checked and named after it", async () => {
    const { comparisons, asked, requests } = await enhanceIn({
      name: "llama at localhost",
      events: [{ kind: "proposals", proposals: [MODEL] }],
    });
    expect(comparisons).toMatchObject([
      {
        proposal: MODEL,
        origin: "By llama at localhost, from your own words. Checked: nothing was added.",
      },
    ]);
    expect(asked).toEqual(["check"]);
    expect(requests).toMatchObject([
      { fields: [{ kind: "text", field: FIELD, text: TEXT }], job: null },
    ]);
  });
});

test("for a job every section with entries is looked at, and what it asks is told", async () => {
  const { made, asked } = await enhanceIn({ scope: null, job: "Data Analyst" });
  expect(asked.filter((kind) => kind === "enhance").length).toBeGreaterThan(1);
  expect(made).toMatchObject({ ok: true, value: { tailored: { title: "Analyst" } } });
});
