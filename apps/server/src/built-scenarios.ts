import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Scenario } from "@taiyari/domain/simulation";
import { projectRoot } from "./project.ts";

/** A scenario of this installation by the digest of its compiled file; null where it has another version, or none. */
export type FindScenario = (scenario: string, digest: string) => Scenario | null;

/** Reads the compiled files that browsers are sent: of the build, or of `npm run dev`. */
export function readBuiltScenarios(root: string = projectRoot()): FindScenario {
  const folders = [
    path.join(root, "apps", "web", "dist", "simulations", "files"),
    path.join(root, "node_modules", ".taiyari", "simulation-files", "files"),
  ];
  return (scenario, digest) => {
    const file = folders
      .map((folder) => path.join(folder, `${scenario}-${digest}.json`))
      .find((each) => existsSync(each));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this build from the same types
    return file === undefined ? null : (JSON.parse(readFileSync(file, "utf8")) as Scenario);
  };
}
