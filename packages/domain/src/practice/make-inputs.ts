import type { CaseInput, GrowthInputs } from "./problem.ts";
import type { FunctionRun, RunRequest } from "./run.ts";
import type { Value } from "./value.ts";

type Made = Extract<CaseInput, { kind: "made" }>;

/** The seed growth is measured with. Any would do; the same one gives the same inputs. */
const GROWTH_SEED = 1;

/**
 * Numbers that look random and follow from a seed, the same in every JavaScript engine. Source: mulberry32 by Tommy Ettinger,
 * public domain.
 */
const HARNESS = `
export function makeTaiyariInput(name, n, seed) {
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const made = make[name](n, random);
  return Array.isArray(made) ? made : [made];
}
`;

/**
 * The run that makes inputs: its cases give the arguments of each, in their order.
 *
 * @param inputs  the text of a problem's `inputs.js`
 */
export function makingRun(inputs: string, made: readonly Made[]): RunRequest & FunctionRun {
  return {
    kind: "function",
    language: "javascript",
    code: `${inputs}\n${HARNESS}`,
    name: "makeTaiyariInput",
    limitMs: 20_000,
    cases: made.map(({ make, n, seed }) => ({ input: [make, n, seed] satisfies Value[] })),
  };
}

/**
 * The inputs growth is measured with: those of the author, and two smaller ones, so that code which is too slow for most of them is measured at three sizes all
 * the same.
 */
export function growthInputs({ input, sizes }: GrowthInputs): readonly Made[] {
  const [first = 0] = sizes;
  const smaller = [Math.floor(first / 4), Math.floor(first / 2)].filter((n) => n >= 2);
  return [...smaller, ...sizes].map((n) => ({
    kind: "made",
    make: input,
    n,
    seed: GROWTH_SEED,
  }));
}
