import type { CareersIndex } from "../../careers/careers-index.ts";
import { readSource } from "./source.ts";
import type { SourceFacts } from "./source-facts.ts";

/** Sources whose reading is kept: one is checked against many proposals, and a server works for several people at once. */
const MOST = 4;

interface ReadOnce {
  readonly text: string;
  readonly today: number;
  readonly facts: SourceFacts;
}

const READ = new WeakMap<CareersIndex, readonly ReadOnce[]>();

/** `readSource`, without reading again what was among the last few sources. */
export function readOnce(text: string, careers: CareersIndex, today: number): SourceFacts {
  const before = READ.get(careers) ?? [];
  const known = before.find((one) => one.today === today && one.text === text);
  const own = known ?? { text, today, facts: readSource(text, careers, today) };
  READ.set(careers, [own, ...before.filter((one) => one !== known).slice(0, MOST - 1)]);
  return own.facts;
}
