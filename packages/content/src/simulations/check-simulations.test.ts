import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkSimulations } from "./check-simulations.ts";

const CONTENT = resolve(import.meta.dirname, "../../../../content/simulations/diwali-week");
const KNOWN = {
  roles: new Set(["data-analyst"]),
  lessons: new Set(["working-with-joins"]),
  problems: new Set<string>(),
  questions: new Set<string>(),
};

let root = "";

/** A whole scenario, whose lines the cases below break one by one. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "simulations-"));
  cpSync(CONTENT, join(root, "simulations/day"), { recursive: true });
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function change(part: string, from: string, to: string): void {
  const file = join(root, "simulations/day", part);
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

async function complaints(): Promise<string> {
  return (await checkSimulations(root, KNOWN)).join("\n");
}

describe("a scenario is refused with file, line and what to do", () => {
  test.each([
    [
      "scenario.yaml",
      "role: data-analyst",
      "role: astronaut",
      /scenario\.yaml:\d+: there is no role “astronaut”/u,
    ],
    ["scenario.yaml", "    manager: true\n", "", /nobody is the manager/u],
    ["scenario.yaml", "    task: pin_codes\n", "", /tasks\.yaml:\d+: pin_codes never comes/u],
    ["scenario.yaml", 'at: "09:31"', 'at: "25:31"', /“25:31” is no time of a day/u],
    ["scenario.yaml", 'at: "09:31"', 'at: "08:31"', /it comes outside of the day/u],
    [
      "scenario.yaml",
      "when: v.trucks_blind\n",
      "when: v.trucks_blnd\n",
      /names v\.trucks_blnd, which there is not/u,
    ],
    [
      "scenario.yaml",
      "when: v.trucks_blind\n",
      "when: v.trucks_blind || task.pin_codes.pionts > 3.0\n",
      /names task\.pin_codes\.pionts, which there is not/u,
    ],
    [
      "scenario.yaml",
      "when: v.trucks_blind\n",
      "when: v.trucks_blind || task.pin_codes.passed.rows\n",
      /names task\.pin_codes\.passed\.rows, which there is not/u,
    ],
    [
      "scenario.yaml",
      "when: knows.devika_retries",
      "when: knows.devika_retries >",
      /is no condition/u,
    ],
    [
      "scenario.yaml",
      "trucks_blind: false, wrong",
      "never_used: false, trucks_blind: false, wrong",
      /no condition asks for never_used/u,
    ],
    [
      "scenario.yaml",
      "trucks_blind: false, wrong",
      "never_used: false, trucks_blind: false, wrong",
      /nothing sets never_used/u,
    ],
    [
      "scenario.yaml",
      "  - id: loud-evening\n",
      "  - id: nobody\n    title: N\n    when: task.answer_priya.points > 100\n    text: N\n  - id: loud-evening\n",
      /no day ends so: of \d+ ways to play none reaches nobody/u,
    ],
    [
      "scenario.yaml",
      "lessons: [working-with-joins]",
      "lessons: [nothing]",
      /nothing called “nothing” among the lessons/u,
    ],
    [
      "scenario.yaml",
      "file: tickets_sample.txt, kind: ticket",
      "file: tickets_sample.txt, kind: pdf",
      /scenario\.yaml:\d+: .*written in Markdown/u,
    ],
    ["scenario.yaml", "[which number?]", "it", /leave a blank only the person can fill/u],
    ["tasks.yaml", "points: 40\n", "points: 39\n", /points of checks and rubric are 99, not 100/u],
    [
      "tasks.yaml",
      "2,960 of them were paid another way within the hour, so we lost about 4,140 orders",
      "so we lost 9,000 orders",
      /the model answer has \d+ points: .*Orders lost/u,
    ],
    [
      "tasks.yaml",
      "test: { attached: [payments] }",
      "test: { attached: [nothing] }",
      /there is nothing called nothing/u,
    ],
    [
      "tasks.yaml",
      "wait: 0.1",
      "wait: 0.29",
      /the model answer with the option wait has 79 points and would be accepted/u,
    ],
    ["talk.yaml", "rohit:\n", "rohan:\n", /talk\.yaml: nothing of rohit/u],
    [
      "talk.yaml",
      "  greets: [Morning. Is it payments or stock?,",
      "  greets: [",
      /at least two wordings/u,
    ],
  ])("%s: %s", async (part, from, to, said) => {
    change(part, from, to);
    expect(await complaints()).toMatch(said);
  });

  test("where a file or a player is missing, or a player ends elsewhere", async () => {
    rmSync(join(root, "simulations/day/files/gateway.log"));
    rmSync(join(root, "simulations/day/players/silent.yaml"));
    const said = await complaints();
    expect(said).toMatch(/files\/gateway\.log: the file is missing/u);
    expect(said).toMatch(/players\/silent\.yaml: the file is missing/u);
  });

  test("where a player ends elsewhere", async () => {
    change("players/excellent.yaml", "ending: both-bridges", "ending: loud-evening");
    expect(await complaints()).toMatch(
      /excellent ends with “both-bridges”, and should with “loud-evening”/u,
    );
  });
});

test("a condition may ask for a check that has an id", async () => {
  change("tasks.yaml", "    - title: The rows that", "    - id: rows\n      title: The rows that");
  change(
    "scenario.yaml",
    "when: v.trucks_blind\n",
    "when: v.trucks_blind || !task.pin_codes.passed.rows\n",
  );
  expect(await complaints()).not.toMatch(/which there is not/u);
});

test("a whole scenario is let through, and none at all as well", async () => {
  expect(await complaints()).toBe("");
  rmSync(join(root, "simulations"), { recursive: true });
  expect(await complaints()).toBe("");
});
