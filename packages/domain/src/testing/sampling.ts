/** What tools/sampling.ts puts into the environment of the tests. */
export interface SamplingEnvironment {
  readonly TAIYARI_TEST_SEED?: string;
  readonly TAIYARI_TEST_ALL?: string;
}

/**
 * Which cases a test runs that has very many: a part of them chosen by a seed, or all of them with
 * `npm test -- --all`.
 */
export interface Sampling {
  /** A whole number from 0 to 2³¹ − 1. */
  readonly seed: number;
  /** Whether all cases are to be run. */
  readonly isComplete: boolean;
  /** For the message of a failure: how to run the same cases again. */
  readonly repeat: string;
  /**
   * How often a property is tried: as often as said under `--all`, a quarter of that otherwise. fast-check starts from
   * the same seed in both, so the runs of a sample are the first of all.
   */
  readonly runsOf: (all: number) => number;
  /**
   * Some of the cases, in their own order; all of them under `--all`.
   *
   * @param count  how many
   * @param name   makes another choice than the same seed makes elsewhere
   */
  readonly sampleOf: <Case>(
    cases: readonly Case[],
    count: number,
    name?: string,
  ) => readonly Case[];
}

/** Of a property's runs, how many are made at each commit. */
const SHARE_OF_RUNS = 0.25;
const LEAST_RUNS = 12;

export function createSampling(environment: SamplingEnvironment): Sampling {
  const seed = Number(environment.TAIYARI_TEST_SEED ?? 0);
  const isComplete = environment.TAIYARI_TEST_ALL === "1";
  return {
    seed,
    isComplete,
    repeat: `The cases were chosen with seed ${seed}: npm test -- --seed ${seed} chooses them again.`,
    runsOf(all) {
      return isComplete ? all : Math.min(all, Math.max(LEAST_RUNS, Math.ceil(all * SHARE_OF_RUNS)));
    },
    sampleOf(cases, count, name = "") {
      if (isComplete || count >= cases.length) return cases;
      const ranked = cases.map((one, index) => ({
        one,
        index,
        rank: hashOf(`${seed} ${name} ${index}`),
      }));
      const chosen = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, count);
      return chosen.toSorted((a, b) => a.index - b.index).map(({ one }) => one);
    },
  };
}

/**
 * FNV-1a, 32 bits, and the last step of MurmurHash3, without which near texts get near values. Sources: RFC 9923;
 * Appleby, "MurmurHash3", fmix32.
 */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
