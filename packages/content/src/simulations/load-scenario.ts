import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Scenario } from "@taiyari/domain/simulation";
import { problemsOf } from "../courses/problem.ts";
import { type ReadText, readText } from "../problems/read-text.ts";
import type { z } from "zod";
import { WrittenTasks } from "./schema-tasks.ts";
import { WrittenScenario, WrittenTalk } from "./schema.ts";
import { toScenario } from "./to-scenario.ts";

/** Below the content folder. */
const FOLDER = "simulations";

/** The parts a scenario is written in. */
export type ScenarioPart = "scenario" | "tasks" | "talk";

/** A scenario and where its parts stand. */
export interface SourceScenario {
  readonly scenario: Scenario;
  /** Below the content folder: "simulations/diwali-week". */
  readonly folder: string;
  /** The place of something in one of its files, for a complaint: "simulations/diwali-week/tasks.yaml:14". */
  readonly placeOf: (part: ScenarioPart, path: readonly PropertyKey[]) => string;
  /** Code that passes all cases, by task. */
  readonly solutions: ReadonlyMap<string, string>;
}

/** The slugs of all scenarios by name; [] for none. */
export function scenarioSlugs(root: string): readonly string[] {
  const folder = join(root, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

/**
 * Reads one scenario.
 *
 * @param root  the content folder
 * @returns     null with what its writer has to mend where it has not the shape of one
 */
export function loadScenario(
  root: string,
  slug: string,
): { readonly source: SourceScenario | null; readonly problems: readonly string[] } {
  const folder = `${FOLDER}/${slug}`;
  const problems: string[] = [];

  function read<Schema extends z.ZodType>(
    part: ScenarioPart,
    schema: Schema,
  ): ReadText<z.output<Schema>> | null {
    const file = `${folder}/${part}.yaml`;
    const found = problemsOf(file);
    const path = join(root, file);
    if (!existsSync(path)) found.add(null, "the file is missing. Create it.");
    const value = existsSync(path)
      ? readText(readFileSync(path, "utf8"), schema, { problems: found })
      : null;
    problems.push(...found.list);
    return value;
  }

  function fileText(name: string): string {
    const path = join(root, folder, "files", name);
    if (existsSync(path)) return readFileSync(path, "utf8");
    problems.push(`${folder}/files/${name}: the file is missing. Put it there, or mend its name.`);
    return "";
  }

  const scenario = read("scenario", WrittenScenario);
  const tasks = read("tasks", WrittenTasks);
  const talk = read("talk", WrittenTalk);
  if (!scenario || !tasks || !talk) return { source: null, problems };
  const silent = scenario.value.people.filter(({ id }) => !(id in talk.value));
  for (const { id } of silent)
    problems.push(`${folder}/talk.yaml: nothing of ${id}. Write what ${id} says.`);
  if (silent.length > 0) return { source: null, problems };
  const lines = { scenario, tasks, talk };
  const solutions = new Map(
    tasks.value.flatMap(({ id, deliverable }) =>
      deliverable.kind === "code" ? [[id, fileText(deliverable.solution)] as const] : [],
    ),
  );
  const parts = {
    scenario: scenario.value,
    tasks: tasks.value,
    talk: talk.value,
    fileText,
  };
  const made = toScenario(slug, parts);
  return {
    problems,
    source: {
      scenario: made,
      folder,
      placeOf: (part, path) => `${folder}/${part}.yaml:${lines[part].lineOf(path)}`,
      solutions,
    },
  };
}
