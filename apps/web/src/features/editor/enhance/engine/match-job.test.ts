import type { Careers } from "@taiyari/domain/careers";
import { applyEdit, newDraft, type DraftEdit } from "@taiyari/domain/draft";
import { expect, test } from "vitest";
import { matchJob } from "./match-job.ts";

const CAREERS: Careers = {
  skills: [
    { id: "sql", name: "SQL", aliases: ["sql"], kind: "language", neighbours: [] },
    { id: "dbt", name: "dbt", aliases: [], kind: "tool", neighbours: [] },
    { id: "tableau", name: "Tableau", aliases: [], kind: "tool", neighbours: [] },
    { id: "snowflake", name: "Snowflake", aliases: [], kind: "tool", neighbours: [] },
  ],
  roles: [],
  industries: [],
};

const EDITS: readonly DraftEdit[] = [
  { kind: "add-item", section: "experience", id: "a" },
  {
    kind: "set-field",
    field: { section: "experience", item: "a", field: "description" },
    value: "• Cut the run time of the order pipeline with SQL.",
  },
];
const DRAFT = EDITS.reduce(applyEdit, newDraft());
const DAY = 20_454;

test("lists nothing without a description", () => {
  expect(matchJob(DRAFT, "", CAREERS, DAY).missing).toEqual([]);
});

test("lists what the job asks for and the draft does not show, what it must have first", () => {
  const job = "Data Analyst\n\nNice to have: Tableau.\n\nMust have: SQL, Snowflake.";
  expect(matchJob(DRAFT, job, CAREERS, DAY).missing).toEqual([
    { term: "Snowflake", need: "must", skillId: "snowflake" },
    { term: "Tableau", need: "nice", skillId: "tableau" },
  ]);
});
