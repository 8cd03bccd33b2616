import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Problem } from "@taiyari/domain/practice";

/**
 * What was found about a problem, from before where neither it nor the programs that run and judge changed. What was found to be wrong is looked at
 * again, for it may be the machine's fault.
 *
 * @param cache  a folder, made where it is missing
 */
export async function keptFindings(
  cache: string,
  problem: Problem,
  find: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const hash = createHash("sha256").update(programHash()).update(JSON.stringify(problem));
  const file = path.join(cache, "problems", `${problem.slug}-${hash.digest("hex").slice(0, 16)}`);
  if (existsSync(file)) return [];
  const found = await find();
  if (found.length > 0) return found;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, "");
  renameSync(`${file}.${process.pid}`, file);
  return found;
}

let program: string | null = null;

function programHash(): string {
  if (program !== null) return program;
  const hash = createHash("sha256").update(process.version);
  const folders = [
    import.meta.dirname,
    path.dirname(fileURLToPath(import.meta.resolve("@taiyari/domain/practice"))),
  ];
  const files = import.meta.filename.endsWith(".ts")
    ? folders.flatMap((folder) =>
        globSync("**/*.ts", { cwd: folder, exclude: (name) => name.endsWith(".test.ts") })
          .toSorted()
          .map((name) => path.join(folder, name)),
      )
    : [import.meta.filename];
  for (const file of files) hash.update(readFileSync(file));
  program = hash.digest("hex");
  return program;
}
