import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkInterviews } from "./check-interviews.ts";

const CONTENT = resolve(import.meta.dirname, "../../../../content");
const ROLES = new Set(["data-analyst"]);
const FILE = "interviews/questions/behavioural-analysis.yaml";

/** One right question, whose lines the cases below break one by one. */
const RIGHT = `- id: changed-a-decision
  type: behavioural
  shape: story
  roles: [data-analyst]
  levels: [0-3]
  competency: analysis
  minutes: 2
  ask: Tell me about a time your analysis changed what somebody decided.
  title: A time your analysis changed a decision
  meaning: Whether you work for a decision.
  points:
    - point: Who was about to decide what
      words: [decide]
      needed: true
    - { point: What you found, words: [], shown-by: number, needed: true }
    - { point: What was done instead, words: [instead], needed: false }
  anchors: [One., Two., Three., Four., Five.]
  probes:
    - { about: number, ask: "You said “{quote}”. From what to what?" }
    - { about: own-part, ask: "What of that did you do yourself?" }
    - { about: "point:1", ask: "Who had to decide?" }
  hints: [Who decided?, Say what changed.]
  example: >-
    Our regional head was deciding on a third warehouse last year because deliveries were late in one of our cities.
    I pulled the records of six months and compared what was promised with what was done. Out of 4,200 late orders
    most had left late in the evening, when one line was packing. I showed him this on one page and he
    approved an evening shift instead of the warehouse, which cost us far less.
  subject: [analysis, data, report]
  leads: { lessons: [joins], problems: [two-items] }
`;

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "interviews-"));
  mkdirSync(join(root, "interviews/questions"), { recursive: true });
  mkdirSync(join(root, "courses/sql"), { recursive: true });
  mkdirSync(join(root, "problems/code/two-items"), { recursive: true });
  writeFileSync(join(root, "courses/sql/course.yaml"), "stages: [{ name: One, pages: [joins] }]");
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(text: string, file = FILE): void {
  writeFileSync(join(root, file), text);
}

function changed(from: string, to: string): string {
  expect(RIGHT).toContain(from);
  return RIGHT.replace(from, to);
}

const FORTY = "word ".repeat(40);

describe("a question is refused with file, line and what to do", () => {
  test.each([
    ["type: behavioural", "type: resume", /yaml:2: 0 type: /u],
    ["id: changed-a-decision", "id: Changed", /yaml:1: 0 id: write it in small letters/u],
    ["shape: story", "shape: essay", /yaml:3: 0 shape: /u],
    ["competency: analysis", "competency: charm", /yaml:6: 0 competency: /u],
    ["levels: [0-3]", "levels: [senior]", /yaml:5: 0 levels 0: /u],
    ["[One., Two., Three., Four., Five.]", "[One., Two.]", /yaml:17: .*write five anchors/u],
    ["words: [decide]", "words: [Decide]", /yaml:13: .*write words in small letters/u],
    ["about: number", "about: salary", /yaml:19: .*“salary” is no gap/u],
    ["shown-by: number", "shown-by: luck", /yaml:15: .*“luck” shows nothing/u],
    ["hints: [Who decided?, Say what changed.]", "hints: [One]", /yaml:22: .*two or three hints/u],
    ["subject: [analysis, data, report]", "subject: [data]", /yaml:28: .*at least three words/u],
    ['- { about: "point:1", ask: "Who had to decide?" }', "", /yaml:18: .*at least three probes/u],
    ["  meaning:", "  opinion: x\n  meaning:", /yaml:1: .*opinion/u],
    ["hints: [", "hints: [[", /yaml:\d+: not valid YAML/u],
    ["type: behavioural", "type: hr", /yaml:2: .*a hr question stands in a file .* hr-/u],
    ["roles: [data-analyst]", "roles: [astronaut]", /yaml:4: .*no role “astronaut”/u],
    ["minutes: 2", "minutes: 1.3", /yaml:7: .*whole or half minutes/u],
    ["somebody decided.", `somebody decided ${FORTY}.`, /yaml:8: .*it has 51 words. At most 30/u],
    ["somebody decided.", "who decided? And why?", /yaml:8: .*it asks twice/u],
    ["words: [], shown-by: number,", "words: [],", /yaml:15: .*nothing shows this point/u],
    ["shown-by: number", "shown-by: part:terms", /yaml:15: .*a story has no part “terms”/u],
    ["What was done instead", "What you found", /yaml:16: .*stands there twice/u],
    ["about: own-part", "about: number", /yaml:20: .*another probe asks about this gap/u],
    ["point:1", "point:5", /yaml:21: .*there are 3 points/u],
    ["about: own-part", "about: part:terms", /yaml:20: .*no part “terms”/u],
    ["From what to what?", "How much? Since when?", /yaml:19: .*it asks twice/u],
    ["What of that did", FORTY, /yaml:20: .*At most 30/u],
    ["“{quote}”", "{quote}", /yaml:19: .*written “\{quote\}”, once/u],
    ["From what to what?", "Why “{quote}”?", /yaml:19: .*written “\{quote\}”, once/u],
    ["about: own-part", "about: contradiction", /yaml:20: .*say with “\{quote\}” what is/u],
    ["Whether you work", "How {quote} works", /yaml:10: .*only a probe can quote/u],
    ["Who decided?", "'{quote}'", /yaml:22: .*only a probe can quote/u],
    ["Two., Three.", "One., Three.", /yaml:17: .*two levels read the same/u],
    ["on one page and he", FORTY.repeat(2), /yaml:23: .*it has 150 words. Write 60 to 130/u],
    ["words: [decide]", "words: [approval]", /yaml:12: .*does not show it: “Who was about/u],
    ["[analysis, data, report]", "[Analysis, data, report]", /yaml:28: .*in small letters/u],
    ["lessons: [joins]", "lessons: [unions]", /yaml:29: .*no course has a page “unions”/u],
    ["[two-items]", "[three-items]", /yaml:29: .*there is no problem “three-items”/u],
  ])("%s → %s", (from, to, said) => {
    write(changed(from, to));
    expect(checkInterviews(root, ROLES).join("\n")).toMatch(said);
  });

  test("where no point is needed", () => {
    write(RIGHT.replaceAll("needed: true", "needed: false"));
    expect(checkInterviews(root, ROLES).join("\n")).toMatch(/yaml:11: .*at least one point/u);
  });

  test("where a needed figure is not in the example", () => {
    write(RIGHT.replace("six months", "months").replace("4,200", "many").replaceAll("one", "a"));
    expect(checkInterviews(root, ROLES).join("\n")).toMatch(/yaml:15: .*“What you found”/u);
  });

  test("where its id is taken, in another file too", () => {
    write(RIGHT);
    write(RIGHT, FILE.replace("analysis", "more"));
    expect(checkInterviews(root, ROLES)).toEqual([
      expect.stringMatching(/more\.yaml:1: .*this id is taken/u),
      expect.stringMatching(/more\.yaml:8: .*nearly the same as changed-a-decision/u),
    ]);
  });

  test("where it asks the same in other words", () => {
    const ask = "ask: Describe when your analysis of costs changed what somebody in sales decided.";
    const other = RIGHT.replace("id: changed-a-decision", "id: other-one").replace(
      /ask: Tell.*/u,
      ask,
    );
    write(RIGHT + other);
    expect(checkInterviews(root, ROLES).join("\n")).toMatch(/other-one: it asks nearly the same/u);
  });
});

test("a right question is let through, and none at all as well", () => {
  expect(checkInterviews(root, ROLES)).toEqual([]);
  write(RIGHT);
  expect(checkInterviews(root, ROLES)).toEqual([]);
});

test("leads may go to SQL problems", () => {
  cpSync(join(CONTENT, "problems/sql/annapath.yaml"), join(root, "problems/sql/annapath.yaml"));
  const slug = /^- id: (\S+)$/mu.exec(
    readFileSync(join(root, "problems/sql/annapath.yaml"), "utf8"),
  )?.[1];
  write(changed("[two-items]", `[${slug}]`));
  expect(checkInterviews(root, ROLES)).toEqual([]);
});
