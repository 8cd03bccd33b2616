import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { PracticePath } from "@taiyari/domain/practice";
import { readYaml } from "../read-yaml.ts";

const Text = z.string().trim().min(1, "write something here");

const Paths = z.array(
  z.strictObject({
    id: Text,
    title: Text,
    about: Text,
    problems: z.array(Text).min(1, "name at least one problem"),
  }),
);

const FILE = "problems/paths.yaml";

/** Reads `paths.yaml`. Its problems need not be written yet. */
export function loadPaths(root: string): {
  readonly paths: readonly PracticePath[];
  readonly problems: readonly string[];
} {
  if (!existsSync(join(root, FILE))) return { paths: [], problems: [] };
  const read = readYaml(root, FILE, Paths);
  return read.ok ? { paths: read.value, problems: [] } : { paths: [], problems: read.problem };
}
