import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Problem } from "@taiyari/domain/practice";
import type { Result } from "@taiyari/domain/result";

interface About {
  /** What is kept. */
  readonly name: string;
  readonly problem: Problem;
}

/**
 * What was worked out of a problem, from before where neither it nor the programs that run and judge changed. A failure is worked out again, for it may be the
 * machine's fault.
 *
 * @param cache  a folder, made where it is missing
 */
export async function keptValue<Value, Failure>(
  cache: string,
  { name, problem }: About,
  make: () => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  const hash = createHash("sha256").update(programHash()).update(JSON.stringify(problem));
  const file = path.join(
    cache,
    "problems",
    `${name}-${problem.slug}-${hash.digest("hex").slice(0, 16)}.json`,
  );
  if (existsSync(file)) return { ok: true, value: JSON.parse(readFileSync(file, "utf8")) as Value };
  const made = await make();
  if (!made.ok) return made;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(made.value));
  renameSync(`${file}.${process.pid}`, file);
  return made;
}

let program: string | null = null;

/** Of the programs that run and judge. In a bundle this file holds them. */
function programHash(): string {
  if (program !== null) return program;
  const hash = createHash("sha256").update(process.version);
  const domain = path.dirname(fileURLToPath(import.meta.resolve("@taiyari/domain/practice")));
  const isBundle = !import.meta.filename.endsWith(".ts");
  const files = isBundle
    ? [import.meta.filename]
    : [
        import.meta.dirname,
        path.join(domain, "judge"),
        path.join(domain, "make-inputs.ts"),
      ].flatMap(sourcesIn);
  for (const file of files) hash.update(readFileSync(file));
  program = hash.digest("hex");
  return program;
}

function sourcesIn(place: string): readonly string[] {
  if (place.endsWith(".ts")) return [place];
  return globSync("**/*.ts", { cwd: place, exclude: (name) => name.endsWith(".test.ts") })
    .toSorted()
    .map((name) => path.join(place, name));
}
