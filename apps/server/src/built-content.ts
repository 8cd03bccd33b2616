import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** A part of the content, in the two forms it comes in. */
export interface BuiltContent<Value> {
  /** What the build made of it, in apps/server/dist: "careers.json". */
  readonly file: string;
  /** Its folder in content/: "careers". */
  readonly folder: string;
  /** Reads it from the content folder. */
  readonly load: (content: string) => Value;
}

/**
 * A part of the content: from the file of the last build, or from its folder when a part of that is newer.
 *
 * @param root  the project's own folder
 * @throws ContentError  for content that has another shape
 */
export function readBuilt<Value>(root: string, { file, folder, load }: BuiltContent<Value>): Value {
  const built = path.join(root, "apps", "server", "dist", file);
  const content = path.join(root, "content");
  if (existsSync(built) && statSync(built).mtimeMs > newest(path.join(content, folder))) {
    return JSON.parse(readFileSync(built, "utf8")) as Value;
  }
  return load(content);
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
