import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { StartProblem } from "../../start-problem.ts";
import { clusterFolders, POSTGRES_MAJOR } from "./cluster.ts";

/** What an earlier PostgreSQL left in a data folder. */
export interface EarlierCluster {
  readonly major: number;
  readonly folder: string;
}

/**
 * The newest database of another major version in a data folder; null when there is none, or one of today's version.
 * PostgreSQL reads only the data files of its own major version.
 */
export function findEarlierCluster(dataDir: string): EarlierCluster | null {
  if (existsSync(path.join(clusterFolders(dataDir).cluster, "PG_VERSION"))) return null;
  if (!existsSync(dataDir)) return null;
  const found = readdirSync(dataDir)
    .filter((name) => /^pg\d+$/.test(name) && name !== `pg${POSTGRES_MAJOR}`)
    .map((name) => ({ folder: path.join(dataDir, name), major: majorIn(path.join(dataDir, name)) }))
    .filter(({ major }) => major !== null)
    .toSorted((a, b) => Number(b.major) - Number(a.major));
  const [newest] = found;
  return newest ? { folder: newest.folder, major: Number(newest.major) } : null;
}

function majorIn(cluster: string): number | null {
  const file = path.join(cluster, "PG_VERSION");
  return existsSync(file) ? Number(readFileSync(file, "utf8")) || null : null;
}

/**
 * Keeps an installation whose database is of another PostgreSQL from beginning an empty one beside it.
 *
 * @throws StartProblem  with what to run
 */
export function refuseEarlierMajor(dataDir: string): void {
  const earlier = findEarlierCluster(dataDir);
  if (!earlier) return;
  const what = `The database in ${earlier.folder} was made by PostgreSQL ${earlier.major}, and Taiyari brings ${POSTGRES_MAJOR} now.`;
  throw new StartProblem(
    earlier.major < POSTGRES_MAJOR
      ? `${what} Nothing was changed. Bring it over with: npm run taiyari -- upgrade`
      : `${what} Nothing was changed. Start the newer Taiyari that made it.`,
  );
}
