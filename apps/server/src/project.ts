import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * The project's own folder: the one with the package.json named "taiyari".
 *
 * Found by walking up, because this code runs from `src/` in development and from a bundle in `dist/`.
 */
export function projectRoot(from: string = import.meta.dirname): string {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const manifest = path.join(folder, "package.json");
    if (existsSync(manifest) && nameIn(manifest) === "taiyari") return folder;
    if (folder === path.dirname(folder)) {
      throw new Error(`no package.json named "taiyari" in ${from} or any folder above it`);
    }
  }
}

/** Version of Taiyari: "0.1.0". */
export function productVersion(): string {
  const manifest = path.join(projectRoot(), "package.json");
  const content: unknown = JSON.parse(readFileSync(manifest, "utf8"));
  const version =
    typeof content === "object" && content !== null && "version" in content && content.version;
  return typeof version === "string" ? version : "";
}

function nameIn(manifest: string): unknown {
  const content: unknown = JSON.parse(readFileSync(manifest, "utf8"));
  return typeof content === "object" && content !== null && "name" in content ? content.name : null;
}
