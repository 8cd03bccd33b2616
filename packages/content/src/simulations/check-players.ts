import {
  debriefOf,
  playActs,
  type PlayerScript,
  type RunWork,
  type Scenario,
} from "@taiyari/domain/simulation";

/** What is wrong with where a player ends; [] for nothing. */
export async function checkPlayer(
  scenario: Scenario,
  {
    name,
    file,
    script,
  }: { readonly name: string; readonly file: string; readonly script: PlayerScript },
  runWork: RunWork,
): Promise<readonly string[]> {
  const { state } = await playActs(scenario, script.acts, runWork);
  const debrief = debriefOf(scenario, state);
  const problems: string[] = [];
  if (script.ending !== null && !scenario.endings.some(({ id }) => id === script.ending))
    problems.push(`${file}: there is no ending “${script.ending}”.`);
  else if (script.ending !== null && state.ending?.id !== script.ending)
    problems.push(
      `${file}: ${name} ends with “${state.ending?.id}”, and should with “${script.ending}”.`,
    );
  const score = debrief?.score ?? 0;
  if (score < script.least || score > script.most) {
    const tasks = debrief?.tasks.map(({ id, points }) => `${id} ${points}`).join(", ");
    problems.push(
      `${file}: ${name} has ${score} points (${tasks}), and should have ${script.least} to ${script.most}.`,
    );
  }
  return problems;
}
