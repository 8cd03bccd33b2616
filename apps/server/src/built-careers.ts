import { loadCareers } from "@taiyari/content/careers";
import type { Careers } from "@taiyari/domain/careers";
import { readBuilt } from "./built-content.ts";
import { projectRoot } from "./project.ts";

/**
 * The careers of content/careers: from the file of the last build, or from the YAML itself when a part of it is newer.
 * Parsing the one file takes a twentieth of reading the YAML.
 *
 * @throws ContentError  for YAML that has another shape
 */
export function readCareers(root: string = projectRoot()): Careers {
  return readBuilt(root, { file: "careers.json", folder: "careers", load: loadCareers });
}
