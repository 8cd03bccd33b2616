import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { loadCareers } from "@taiyari/content/careers";
import type { Careers } from "@taiyari/domain/careers";
import { projectRoot } from "./project.ts";

/** Where the build puts the careers as one file: parsing it takes a twentieth of reading the YAML. */
const BUILT = path.join("apps", "server", "dist", "careers.json");

/**
 * The careers of content/careers: from the file of the last build, or from the YAML itself when a part of it is newer.
 *
 * @throws ContentError  for YAML that has another shape
 */
export function readCareers(root: string = projectRoot()): Careers {
  const built = path.join(root, BUILT);
  const sources = path.join(root, "content", "careers");
  if (existsSync(built) && statSync(built).mtimeMs > newest(sources)) {
    return JSON.parse(readFileSync(built, "utf8"));
  }
  return loadCareers(path.join(root, "content"));
}

/** When the youngest file of a folder was changed, its folders included: a file taken away changes its folder. */
function newest(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true });
  const times = entries.map((entry) => {
    const own = path.join(folder, entry.name);
    return entry.isDirectory() ? newest(own) : statSync(own).mtimeMs;
  });
  return Math.max(statSync(folder).mtimeMs, ...times);
}
