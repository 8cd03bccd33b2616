import * as fc from "fast-check";
import { sampling } from "@taiyari/domain/testing";

/** Properties are tried on the values of the run's seed; a failure names it. */
fc.configureGlobal({ seed: sampling.seed });
