import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Keeps what was worked out for a page or a problem, under a name that follows from all it was made of. */
export interface KeptResults {
  readonly of: <Value>(
    name: string,
    source: { readonly slug: string },
    make: () => Promise<Value>,
  ) => Promise<Value>;
}

/**
 * @param cache      a folder, made where it is missing
 * @param snapshots  files whose names follow from their content
 */
export function keptResults(cache: string, snapshots: readonly string[]): KeptResults {
  const program = programHash(snapshots);
  return {
    async of<Value>(
      name: string,
      source: { readonly slug: string },
      make: () => Promise<Value>,
    ): Promise<Value> {
      const hash = createHash("sha256")
        .update(program)
        .update(JSON.stringify(source))
        .digest("hex");
      const file = path.join(
        cache,
        `${name}-${source.slug.replaceAll("/", "-")}-${hash.slice(0, 16)}.json`,
      );
      if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Value;
      const value = await make();
      mkdirSync(cache, { recursive: true });
      const own = `${file}.${process.pid}`;
      writeFileSync(own, JSON.stringify(value));
      renameSync(own, file);
      return value;
    },
  };
}

/** Of the data and of the programs that run, judge and check. In a bundle this file holds them. */
function programHash(snapshots: readonly string[]): string {
  const hash = createHash("sha256");
  for (const snapshot of snapshots) hash.update(path.basename(snapshot));
  const folders = [
    import.meta.dirname,
    path.join(import.meta.dirname, "../sql-problems"),
    ...["@taiyari/sql-engine", "@taiyari/domain/sql"].map((name) =>
      path.dirname(fileURLToPath(import.meta.resolve(name))),
    ),
  ];
  const files = import.meta.filename.endsWith(".ts")
    ? folders.flatMap((folder) =>
        globSync("**/*.ts", { cwd: folder, exclude: (name) => name.endsWith(".test.ts") })
          .toSorted()
          .map((name) => path.join(folder, name)),
      )
    : [import.meta.filename];
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex");
}
