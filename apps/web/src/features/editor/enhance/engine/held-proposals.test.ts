import type { Proposal } from "@taiyari/domain/coach";
import { indexCareers } from "@taiyari/domain/careers";
import { applyEdit, newDraft, type DraftEdit } from "@taiyari/domain/draft";
import { expect, test } from "vitest";
import { heldProposals } from "./held-proposals.ts";

const FIELD = { section: "experience", item: "a", field: "description" };
const TEXT = "Was running 22 price experiments.";
const EDITS: readonly DraftEdit[] = [
  { kind: "add-item", section: "experience", id: "a" },
  { kind: "set-field", field: FIELD, value: TEXT },
];
const DRAFT = EDITS.reduce(applyEdit, newDraft());
const OPTIONS = {
  careers: indexCareers({ skills: [], roles: [], industries: [] }),
  today: 20_000,
};

const proposal = (to: string): Proposal => ({
  kind: "text",
  field: FIELD,
  engine: "model",
  before: TEXT,
  changes: [{ id: 1, edits: [{ from: 0, to: TEXT.length, text: to }], reason: "Shorter." }],
});

test("a proposal with a figure that the resume does not hold is not shown", () => {
  const invented = proposal("Ran 22 price experiments and raised sales by 30%.");
  expect(heldProposals(DRAFT, [invented], OPTIONS)).toEqual([]);
});

test("one with the person's own facts, or a blank for theirs, is", () => {
  const held = [
    proposal("Ran 22 price experiments."),
    proposal("Ran 22 price experiments, raising sales [by how much?]."),
  ];
  expect(heldProposals(DRAFT, held, OPTIONS)).toEqual(held);
});
