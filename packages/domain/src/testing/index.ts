import { createSampling, type SamplingEnvironment } from "./sampling.ts";

/** Where tests run there is a process; those of the web have no types of it. */
interface Host {
  readonly process?: { readonly env: SamplingEnvironment };
}

/** The sampling of this run of the tests. */
export const sampling = createSampling((globalThis as Host).process?.env ?? {});
