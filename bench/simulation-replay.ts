import { performance } from "node:perf_hooks";
import { loadScenario, scenarioSlugs } from "@taiyari/content/simulations";
import { type Act, modelWork, replay, type Scenario } from "@taiyari/domain/simulation";
import { median, percentile95, table } from "./table.ts";

const ACTS = 200;
const RUNS = 15;

const LINES = [
  "Hi, since when is it like that, and why?",
  "You will have it by quarter to twelve.",
  "Sorry, I cannot do that before lunch.",
  "ok thanks",
  "how many are there, and who knows more about it?",
];

/** What a replay of a whole day costs, as the screen does one at each act: all tasks handed in, everything opened, and messages to everybody up to 200 acts. */
export function measureSimulationReplay(): Promise<string> {
  const rows = scenarioSlugs("content").flatMap((slug) => {
    const { source } = loadScenario("content", slug);
    if (!source) return [];
    const { scenario } = source;
    const acts = busyDay(scenario);
    const end = scenario.clock.end - scenario.clock.start;
    const whole = times(() => replay(scenario, acts, end));
    const tenth = times(() => replay(scenario, acts.slice(0, ACTS / 10), end));
    return [
      [
        slug,
        acts.length,
        `${median(whole).toFixed(1)} ms`,
        `${percentile95(whole).toFixed(1)} ms`,
        `${median(tenth).toFixed(1)} ms`,
      ],
    ];
  });
  return Promise.resolve(
    table("Replay of a simulated day", [
      ["day", "acts", "whole day, median", "whole day, 95%", `with ${ACTS / 10} acts`],
      ...rows,
    ]),
  );
}

function times(work: () => unknown): number[] {
  work();
  return Array.from({ length: RUNS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
}

/** All tasks handed in, everything opened, and messages to everybody up to 200 acts. */
export function busyDay({ clock, people, tasks, messages }: Scenario): readonly Act[] {
  const minutes = clock.end - clock.start - 10;
  const handed = tasks.map((task): Act => ({
    id: `work-${task.id}`,
    at: task.due - clock.start - 5,
    kind: "handed-in",
    task: task.id,
    work: modelWork(task),
  }));
  const opened = messages.map(({ id, at }): Act => ({
    id: `open-${id}`,
    at: (at ?? clock.end - 20) - clock.start + 1,
    kind: "opened",
    what: id,
  }));
  const said = Array.from({ length: ACTS - handed.length - opened.length }, (_, number): Act => ({
    id: `say-${number}`,
    at: Math.round((minutes * number) / ACTS),
    kind: "chat-sent",
    to: people[number % people.length]?.id ?? "",
    text: LINES[number % LINES.length] ?? "",
  }));
  return [...handed, ...opened, ...said].toSorted((a, b) => a.at - b.at);
}
