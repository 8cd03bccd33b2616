import type { HandedIn, RunWork } from "@taiyari/domain/simulation";
import type { KnownContent } from "./check-scenario.ts";
import { checkScenario } from "./check-scenario.ts";
import { checkPlayer } from "./check-players.ts";
import { loadPlayers } from "./load-players.ts";
import { loadScenario, scenarioSlugs } from "./load-scenario.ts";

/**
 * What writers of scenarios have to mend: file, line, what to do.
 *
 * Players are played without the engines of SQL and code: their query counts as right where it is the reference itself, and their code where it is the
 * solution. `simulate.test.ts` of the server plays them with the engines.
 *
 * @param root  the content folder
 */
export async function checkSimulations(
  root: string,
  known: Omit<KnownContent, "simulations">,
): Promise<readonly string[]> {
  const simulations = new Set(scenarioSlugs(root));
  const problems: string[] = [];
  for (const slug of simulations) {
    const loaded = loadScenario(root, slug);
    problems.push(...loaded.problems);
    if (!loaded.source) continue;
    const { scenario, solutions } = loaded.source;
    const own = checkScenario(loaded.source, { ...known, simulations });
    const { players, problems: unread } = loadPlayers(root, slug);
    problems.push(...own, ...unread);
    // A day can only be played where its names and conditions are right.
    if (own.length > 0) continue;
    for (const player of players)
      // oxlint-disable-next-line no-await-in-loop -- complaints in the order of the files
      problems.push(...(await checkPlayer(scenario, player, asWritten(solutions))));
  }
  return problems;
}

function asWritten(solutions: ReadonlyMap<string, string>): RunWork {
  return ({ id, deliverable }, work): Promise<HandedIn["run"]> => {
    if (deliverable.kind === "sql")
      return Promise.resolve({
        isSame: squeezed(work.code) === squeezed(deliverable.reference),
        passed: [],
      });
    if (deliverable.kind !== "code") return Promise.resolve(null);
    const isSame = squeezed(work.code) === squeezed(solutions.get(id) ?? "");
    return Promise.resolve({
      isSame,
      passed: isSame ? deliverable.cases.map((one) => one.id) : [],
    });
  };
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/gu, " ").replace(/;$/u, "").trim();
}
