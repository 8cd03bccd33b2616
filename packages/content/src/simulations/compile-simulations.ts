import type { Scenario, SimulationEntry, SimulationIndex } from "@taiyari/domain/simulation";
import { namedByContent } from "../compiled-file.ts";
import { loadScenario, scenarioSlugs } from "./load-scenario.ts";

export interface CompiledSimulations {
  readonly index: SimulationIndex;
  /** By the names that the index gives them, a `Scenario` as JSON each. */
  readonly files: readonly { readonly name: string; readonly text: string }[];
  /** What cannot be read, which is left out: file, line, what to do. */
  readonly problems: readonly string[];
}

/**
 * Compiles the simulated days: one file for each.
 *
 * @param root  the content folder
 */
export function compileSimulations(root: string): CompiledSimulations {
  const loaded = scenarioSlugs(root).map((slug) => loadScenario(root, slug));
  const compiled = loaded.flatMap(({ source }) => {
    if (!source) return [];
    const text = JSON.stringify(source.scenario);
    const name = namedByContent(`${source.scenario.id}.json`, text);
    return [{ entry: toEntry(source.scenario, name), text }];
  });
  return {
    index: { simulations: compiled.map(({ entry }) => entry) },
    files: compiled.map(({ entry, text }) => ({ name: entry.file, text })),
    problems: loaded.flatMap(({ problems }) => problems),
  };
}

function toEntry(scenario: Scenario, file: string): SimulationEntry {
  const { id, version, title, area, role, company, place, minutes, about, tasks, endings } =
    scenario;
  return {
    id,
    version,
    digest: file.slice(id.length + 1, -".json".length),
    title,
    area,
    role,
    as: scenario.as,
    company,
    place,
    minutes,
    about,
    deliverables: [...new Set(tasks.map(({ deliverable }) => deliverable.kind))],
    tasks: tasks.length,
    endings: endings.length,
    file,
  };
}
