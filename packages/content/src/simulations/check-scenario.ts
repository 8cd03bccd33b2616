import {
  assess,
  carelessWork,
  type Condition,
  explore,
  modelWork,
  readCondition,
  type Scenario,
  TASK_FACTS,
} from "@taiyari/domain/simulation";
import type { ScenarioPart, SourceScenario } from "./load-scenario.ts";
import { wrongWork } from "./wrong-work.ts";

type Complain = (part: ScenarioPart, path: readonly PropertyKey[], text: string) => void;

/** Of 100 points, those that a machine gives: research on scoring open work. */
const LEAST_CHECKED = 50;
const MOST_CHECKED = 70;

/** Ids that a scenario may refer to outside of itself. */
export interface KnownContent {
  readonly roles: ReadonlySet<string>;
  readonly lessons: ReadonlySet<string>;
  readonly problems: ReadonlySet<string>;
  readonly questions: ReadonlySet<string>;
  readonly simulations: ReadonlySet<string>;
}

/** What the writer of a scenario has to mend: file, line, what to do. [] for nothing. */
export function checkScenario(source: SourceScenario, known: KnownContent): readonly string[] {
  const problems: string[] = [];
  const complain: Complain = (part, path, text) =>
    problems.push(`${source.placeOf(part, path)}: ${text}`);
  const { scenario } = source;
  checkNames(scenario, known, complain);
  checkTimes(scenario, complain);
  checkConditions(scenario, complain);
  checkTasks(scenario, complain);
  // A day can only be played where its names and conditions are right.
  if (problems.length === 0) checkReached(scenario, complain);
  return problems;
}

function checkNames(scenario: Scenario, known: KnownContent, complain: Complain): void {
  const people = new Set(scenario.people.map(({ id }) => id));
  const files = new Set(scenario.files.map(({ id }) => id));
  const tasks = new Set(scenario.tasks.map(({ id }) => id));
  if (!known.roles.has(scenario.role))
    complain("scenario", ["role"], `there is no role “${scenario.role}” in content/careers/roles.`);
  if (!scenario.people.some(({ isManager }) => isManager))
    complain("scenario", ["people"], "nobody is the manager. Write manager: true to one of them.");
  for (const [at, { from, task, files: own }] of scenario.messages.entries()) {
    if (!people.has(from))
      complain("scenario", ["messages", at, "from"], `nobody is called ${from}.`);
    if (task !== null && !tasks.has(task))
      complain("scenario", ["messages", at, "task"], `there is no task ${task}.`);
    for (const file of own.filter((id) => !files.has(id)))
      complain("scenario", ["messages", at, "files"], `there is no file ${file}.`);
  }
  for (const [at, task] of scenario.tasks.entries()) {
    if (!people.has(task.from)) complain("tasks", [at, "from"], `nobody is called ${task.from}.`);
    if (!scenario.messages.some((message) => message.task === task.id))
      complain("tasks", [at], `${task.id} never comes: no message has task: ${task.id}.`);
    for (const [place, { test }] of task.checks.entries()) {
      const named = test.kind === "to" ? test.people : test.kind === "attached" ? test.files : [];
      const all = test.kind === "to" ? people : files;
      for (const name of named.filter((one) => !all.has(one)))
        complain("tasks", [at, "checks", place], `there is nothing called ${name}.`);
    }
    const { deliverable } = task;
    if ("file" in deliverable && !files.has(deliverable.file))
      complain("tasks", [at, "deliverable"], `there is no file ${deliverable.file}.`);
    if (deliverable.kind === "sql" && scenario.data === "")
      complain("tasks", [at, "deliverable"], "an SQL task needs data: in scenario.yaml.");
  }
  for (const key of ["lessons", "problems", "questions", "simulations"] as const)
    for (const id of scenario.next[key].filter((one) => !known[key].has(one)))
      complain("scenario", ["next", key], `there is nothing called “${id}” among the ${key}.`);
  for (const [at, line] of scenario.resumeLines.entries())
    if (!/\[[^\]]+\?\]/u.test(line))
      complain(
        "scenario",
        ["resume-lines", at],
        "leave a blank only the person can fill: [how many?].",
      );
}

function checkTimes({ clock, messages, tasks }: Scenario, complain: Complain): void {
  if (clock.end <= clock.start) complain("scenario", ["clock"], "the day ends before it begins.");
  for (const [at, { at: time, when }] of messages.entries()) {
    if (time === null && when === null)
      complain("scenario", ["messages", at], "it never comes: write at: or when:.");
    if (time !== null && (time < clock.start || time >= clock.end))
      complain("scenario", ["messages", at, "at"], "it comes outside of the day.");
  }
  for (const [at, { due }] of tasks.entries())
    if (due <= clock.start || due > clock.end)
      complain("tasks", [at, "due"], "it is due outside of the day.");
}

interface Conditional {
  readonly condition: Condition;
  readonly part: ScenarioPart;
  readonly path: readonly PropertyKey[];
}

function conditional(
  part: ScenarioPart,
  path: readonly PropertyKey[],
  condition: Condition | null,
): readonly Conditional[] {
  return condition === null ? [] : [{ part, path, condition }];
}

function conditionsOf(scenario: Scenario): readonly Conditional[] {
  return [
    ...scenario.messages.flatMap(({ when }, at) =>
      conditional("scenario", ["messages", at, "when"], when),
    ),
    ...scenario.files.flatMap(({ when }, at) =>
      conditional("scenario", ["files", at, "when"], when),
    ),
    ...scenario.consequences.flatMap(({ when }, at) =>
      conditional("scenario", ["consequences", at, "when"], when),
    ),
    ...scenario.endings.flatMap(({ when }, at) =>
      conditional("scenario", ["endings", at, "when"], when),
    ),
    ...scenario.people.flatMap(({ closing }, at) =>
      closing.flatMap(({ when }, place) =>
        conditional("scenario", ["people", at, "closing", place, "when"], when),
      ),
    ),
    ...scenario.people.flatMap(({ id, talk }) =>
      talk.facts.flatMap(({ when }, place) =>
        conditional("talk", [id, "facts", place, "when"], when),
      ),
    ),
  ];
}

function checkConditions(scenario: Scenario, complain: Complain): void {
  const names = namesOf(scenario);
  const read = new Set<string>();
  for (const { condition, part, path } of conditionsOf(scenario)) {
    const parsed = readCondition(condition);
    if (!parsed.ok) {
      complain(part, path, `“${condition}” is no condition: ${parsed.problem}`);
      continue;
    }
    for (const named of parsed.value.names) {
      const [map = "", key] = named;
      if (map === "time") continue;
      if (map === "v" && key !== undefined) read.add(key);
      const isKnown = key !== undefined && names[map]?.has(key) === true;
      if (!isKnown || (map === "task" && !isFactOfTask(scenario, named)))
        complain(part, path, `“${condition}” names ${named.join(".")}, which there is not.`);
    }
  }
  const set = new Set(
    [
      ...scenario.consequences.map(({ effects }) => effects),
      ...scenario.people.flatMap(({ talk }) => talk.facts.map(({ effects }) => effects)),
    ].flatMap((effects) => [...Object.keys(effects.set), ...Object.keys(effects.add)]),
  );
  for (const name of Object.keys(scenario.variables)) {
    if (!read.has(name))
      complain("scenario", ["variables", name], `no condition asks for ${name}.`);
    if (!set.has(name)) complain("scenario", ["variables", name], `nothing sets ${name}.`);
  }
  for (const name of set)
    if (!(name in scenario.variables))
      complain("scenario", ["variables"], `${name} is set and not among the variables.`);
  for (const [list, part] of [
    [scenario.endings, "endings"],
    ...scenario.people.map(({ closing }, at) => [closing, `people ${at} closing`] as const),
  ] as const)
    if (list.at(-1)?.when !== "true")
      complain(
        "scenario",
        part.split(" "),
        'the last one has when: "true", so that there always is one.',
      );
}

/** `task.answer.points`, `task.answer.passed.cause`: nothing else of a task is known. */
function isFactOfTask({ tasks }: Scenario, names: readonly string[]): boolean {
  const [, id, fact, check, ...more] = names;
  if (fact !== "passed") return check === undefined && TASK_FACTS.some((known) => known === fact);
  const task = tasks.find((one) => one.id === id);
  return more.length === 0 && task?.checks.some((one) => one.id === check) === true;
}

function namesOf(scenario: Scenario): Readonly<Record<string, ReadonlySet<string>>> {
  const people = new Set(scenario.people.map(({ id }) => id));
  const messages = scenario.messages.map(({ id }) => id);
  return {
    trust: people,
    wrote: people,
    promised: people,
    refused: people,
    sorry: people,
    task: new Set(scenario.tasks.map(({ id }) => id)),
    answered: new Set(messages),
    opened: new Set([...messages, ...scenario.files.map(({ id }) => id)]),
    knows: new Set(
      scenario.people.flatMap(({ id, talk }) => talk.facts.map((fact) => `${id}_${fact.id}`)),
    ),
    v: new Set(Object.keys(scenario.variables)),
  };
}

/** Points of a model answer: what is shown as right has to be judged as right. */
const MODEL_POINTS = 90;

function checkTasks(scenario: Scenario, complain: Complain): void {
  for (const [at, task] of scenario.tasks.entries()) {
    const checked = task.checks.reduce((sum, { points }) => sum + points, 0);
    const read = task.rubric.reduce((sum, { points }) => sum + points, 0);
    if (checked + read !== 100)
      complain(
        "tasks",
        [at, "checks"],
        `points of checks and rubric are ${checked + read}, not 100.`,
      );
    if (checked < LEAST_CHECKED || checked > MOST_CHECKED)
      complain("tasks", [at, "checks"], `the checks have ${checked} points. Give them 50 to 70.`);
    const model = assess(task, modelWork(task), task.due, scenario.people);
    if (model.points < MODEL_POINTS) {
      const lost = [...model.checks, ...model.rubric]
        .filter(({ points, of }) => points < of)
        .map(({ title, points, of }) => `${title} ${points} of ${of}`);
      complain(
        "tasks",
        [at, "model"],
        `the model answer has ${model.points} points: ${lost.join("; ")}.`,
      );
    }
    const careless = assess(task, carelessWork(task), task.due, scenario.people);
    if (careless.points >= task.acceptedFrom)
      complain("tasks", [at], `careless work has ${careless.points} points and would be accepted.`);
    for (const { name, work } of wrongWork(task)) {
      const { points } = assess(task, work, task.due, scenario.people);
      if (points >= task.acceptedFrom)
        complain(
          "tasks",
          [at],
          `the model answer with ${name} has ${points} points and would be accepted.`,
        );
    }
    const ids = task.checks.map(({ id }) => id);
    for (const [place, id] of ids.entries())
      if (ids.indexOf(id) < place)
        complain("tasks", [at, "checks", place], `there is another check called ${id}.`);
    if (task.checks.every(({ reason }) => reason === ""))
      complain("tasks", [at, "checks"], "no check has a reason, so nothing could be sent back.");
  }
}

function checkReached(scenario: Scenario, complain: Complain): void {
  const days = explore(scenario);
  const endings = new Set(days.map(({ state }) => state.ending?.id));
  for (const [at, { id }] of scenario.endings.entries())
    if (!endings.has(id))
      complain(
        "scenario",
        ["endings", at],
        `no day ends so: of ${days.length} ways to play none reaches ${id}.`,
      );
  const told = new Set(days.flatMap(({ state }) => state.log.map(({ text }) => text)));
  for (const [at, { id, decided }] of scenario.consequences.entries())
    if (decided !== "" && !told.has(decided))
      complain("scenario", ["consequences", at], `${id} never follows, whatever is done.`);
  const came = new Set(
    days.flatMap(({ state }) => [
      ...state.mails.map(({ id }) => id),
      ...state.chats.flatMap(({ lines }) => lines.map(({ id }) => id)),
    ]),
  );
  for (const [at, { id }] of scenario.messages.entries())
    if (!came.has(id))
      complain("scenario", ["messages", at], `${id} never comes, whatever is done.`);
}
