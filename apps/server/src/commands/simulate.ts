import { parseArgs } from "node:util";
import path from "node:path";
import { loadScenario, readPlayer, scenarioSlugs } from "@taiyari/content/simulations";
import { debriefOf, playActs, type Scenario, timeText } from "@taiyari/domain/simulation";
import { projectRoot } from "../project.ts";
import { openFile } from "./open-file.ts";
import { scenarioMap } from "./simulate/scenario-map.ts";
import { withWorkRunner } from "./simulate/run-work.ts";

const USAGE = "Name a scenario: simulate SCENARIO --script FILE, or simulate --map SCENARIO";

/**
 * `simulate SCENARIO --script FILE`: plays a script of acts and prints the log of the day, its ending and the debrief as JSON; "-" reads the
 * script from standard input. `simulate --map SCENARIO`: prints a drawing of what leads to what, as SVG.
 *
 * What has to be mended is said on standard error, with its line, and the exit code is 2.
 */
export async function simulate(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (!asked) {
    console.error(USAGE);
    return 2;
  }
  const scenario = findScenario(asked.slug);
  if (!scenario) return 2;
  if (asked.script === null) {
    console.log(scenarioMap(scenario));
    return 0;
  }
  const bytes = await openFile(asked.script);
  if (!bytes) return 2;
  const { script, problems } = readPlayer(asked.script, new TextDecoder().decode(bytes));
  for (const problem of problems) console.error(problem);
  if (!script) return 2;
  const played = await withWorkRunner(scenario, (run) => playActs(scenario, script.acts, run));
  const { state } = played;
  const { tasks, trust, variables, promises, ending } = state;
  const log = state.log.map((entry) => ({ ...entry, at: timeText(entry.at) }));
  console.log(
    JSON.stringify(
      {
        scenario: { id: scenario.id, version: scenario.version },
        acts: played.acts.length,
        log,
        tasks,
        trust,
        variables,
        promises,
        ending: ending?.id ?? null,
        debrief: debriefOf(scenario, state),
      },
      null,
      2,
    ),
  );
  return 0;
}

function findScenario(slug: string): Scenario | null {
  const root = path.join(projectRoot(), "content");
  const slugs = scenarioSlugs(root);
  if (!slugs.includes(slug)) {
    console.error(`There is no scenario “${slug}”. There are: ${slugs.join(", ")}.`);
    return null;
  }
  const { source, problems } = loadScenario(root, slug);
  for (const problem of problems) console.error(problem);
  return source?.scenario ?? null;
}

function readArguments(
  args: readonly string[],
): { readonly slug: string; readonly script: string | null } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { script: { type: "string" }, map: { type: "boolean", default: false } },
    });
    const [slug, ...more] = positionals;
    if (slug === undefined || more.length > 0) return null;
    if (values.map === (values.script !== undefined)) return null;
    return { slug, script: values.script ?? null };
  } catch {
    return null;
  }
}
