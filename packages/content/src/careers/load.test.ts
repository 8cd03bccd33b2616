import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ContentError } from "../content-error.ts";
import { loadCareers } from "./load.ts";

const SKILL =
  "- { id: tally, name: Tally, kind: tool, aliases: [Tally ERP 9], plainWords: [Tally] }";
const ROLE = `
title: Accountant
family: finance
aliases: [Accounts Executive]
mustHave: [tally]
niceToHave: []
responsibilities: [Records vouchers]
evidence: [Days to close]
levels: [{ title: Accountant, years: [0, 5] }]
`;
const INDUSTRY = "- { id: banking, name: Banking, terms: [NPA] }";
const CLAIM = "- { id: alone, kind: role, says: [single-handedly], holds: [alone] }";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "careers-"));
  write("skills/accounts.yaml", SKILL);
  write("roles/accountant.yaml", ROLE);
  write("industries.yaml", INDUSTRY);
  write("claims.yaml", CLAIM);
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(path: string, text: string): void {
  const file = join(root, "careers", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** What loading refuses; [] when it does not. */
function problems(): readonly string[] {
  try {
    loadCareers(root);
    return [];
  } catch (error) {
    if (error instanceof ContentError) {
      return error.problems;
    }
    throw error;
  }
}

describe("loadCareers", () => {
  test.each([
    {
      mistake: "a file that is not YAML, with its line",
      path: "skills/accounts.yaml",
      text: `${SKILL}\n- { id: gst, name: GST`,
      says: /^careers\/skills\/accounts\.yaml, line \d+: not valid YAML/,
    },
    {
      mistake: "an empty file",
      path: "skills/accounts.yaml",
      text: "",
      says: /^careers\/skills\/accounts\.yaml: not valid YAML/,
    },
    {
      mistake: "an unknown kind, with the skill and the kinds there are",
      path: "skills/accounts.yaml",
      text: "- { id: tally, name: Tally, kind: software }",
      says: /^careers\/skills\/accounts\.yaml, item 1 "tally", kind: the kind must be one of language, framework, tool/,
    },
    {
      mistake: "a misspelt field, with the fields there are",
      path: "skills/accounts.yaml",
      text: "- { id: tally, name: Tally, kind: tool, alias: [ERP 9] }",
      says: /item 1 "tally": alias is not known here; use id, name, kind, aliases, plainWords, neighbours$/,
    },
    {
      mistake: "an id with capitals",
      path: "skills/accounts.yaml",
      text: "- { id: Tally, name: Tally, kind: tool }",
      says: /item 1 "Tally", id: an id has lower-case letters/,
    },
    {
      mistake: "an alias that YAML takes for a number",
      path: "skills/accounts.yaml",
      text: "- { id: tally, name: Tally, kind: tool, aliases: [9] }",
      says: /item 1 "tally", aliases, 0: write a text here; put it in quotes/,
    },
    {
      mistake: "a role without evidence",
      path: "roles/accountant.yaml",
      text: ROLE.replace("evidence: [Days to close]", ""),
      says: /^careers\/roles\/accountant\.yaml, evidence: write a list/,
    },
    {
      mistake: "a level with one year only",
      path: "roles/accountant.yaml",
      text: ROLE.replace("[0, 5]", "[5]"),
      says: /^careers\/roles\/accountant\.yaml, levels 0 years: write years as \[from, to\]/,
    },
    {
      mistake: "an industry without terms",
      path: "industries.yaml",
      text: "- { id: banking, name: Banking }",
      says: /^careers\/industries\.yaml, item 1 "banking", terms: write a list/,
    },
    {
      mistake: "a claim held in no known place",
      path: "claims.yaml",
      text: "- { id: alone, kind: role, within: page, says: [solely], holds: [] }",
      says: /^careers\/claims\.yaml, item 1 "alone", within: within must be one of line, entry, text/,
    },
  ])("refuses $mistake", ({ path, text, says }) => {
    write(path, text);
    expect(problems()).toEqual([expect.stringMatching(says)]);
  });

  test("names every wrong file at once", () => {
    write("roles/accountant.yaml", "title: [");
    rmSync(join(root, "careers/industries.yaml"));
    expect(problems()).toEqual([
      expect.stringContaining("careers/roles/accountant.yaml"),
      expect.stringContaining("careers/industries.yaml: the file cannot be read"),
    ]);
  });

  test("refuses a folder without careers, and says where it looked", () => {
    rmSync(join(root, "careers"), { recursive: true });
    expect(problems()).toContainEqual(expect.stringContaining(join(root, "careers", "skills")));
  });

  test("gives a role the name of its file as id", () => {
    expect(loadCareers(root).roles.map((role) => role.id)).toEqual(["accountant"]);
  });

  test("makes neighbours mutual, though a writer names a pair once", () => {
    write("skills/more.yaml", "- { id: busy, name: Busy, kind: tool, neighbours: [tally] }");
    const neighbours = loadCareers(root).skills.map((skill) => [skill.id, skill.neighbours]);
    expect(neighbours).toEqual([
      ["tally", ["busy"]],
      ["busy", ["tally"]],
    ]);
  });

  test("fills in what a writer may leave out, and no more", () => {
    write("skills/accounts.yaml", "- { id: tally, name: Tally, kind: tool }");
    expect(loadCareers(root).skills).toEqual([
      { id: "tally", name: "Tally", kind: "tool", aliases: [], neighbours: [] },
    ]);
  });
});
