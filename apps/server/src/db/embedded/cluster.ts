import { execFile, type ExecFileException } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, mkdir, rename, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { StartProblem } from "../../start-problem.ts";
import { storageFullError } from "../../storage-full.ts";
import type { Binaries } from "./binaries.ts";
import type { LaunchMode } from "./launch-mode.ts";

/** The name every connection signs in with; only this machine's user can reach the socket. */
export const DATABASE_USER = "taiyari";

/** What PostgreSQL and initdb see of our environment: nothing that could change how they behave. */
export const POSTGRES_ENVIRONMENT = {
  PATH: process.env["PATH"] ?? "/usr/bin:/bin",
  LC_ALL: "C",
  TZ: "UTC",
};

/** Text in any language, sorted by ICU so that it sorts alike on every machine; only the socket lets anybody in. */
const INITDB_OPTIONS = [
  `--username=${DATABASE_USER}`,
  "--auth-local=trust",
  "--auth-host=reject",
  "--encoding=UTF8",
  "--locale=C",
  "--locale-provider=icu",
  "--icu-locale=und",
];

/** A path to a unix socket may have 107 bytes; PostgreSQL adds a file name to the folder's. */
const LONGEST_SOCKET_FOLDER = 85;

export interface ClusterFolders {
  /** The data files. Named by PostgreSQL's major version, because those differ between versions. */
  readonly cluster: string;
  readonly socketDir: string;
}

/** Major version of the PostgreSQL that npm installs. */
export const POSTGRES_MAJOR = 18;

/** Where a data folder keeps its database. Creates nothing. */
export function clusterFolders(dataDir: string, major = POSTGRES_MAJOR): ClusterFolders {
  const beside = path.join(dataDir, "run");
  const short = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  return {
    cluster: path.join(dataDir, `pg${major}`),
    socketDir:
      Buffer.byteLength(beside) > LONGEST_SOCKET_FOLDER
        ? path.join(os.tmpdir(), `taiyari-${short}`)
        : beside,
  };
}

/**
 * Makes sure that there is a cluster to start.
 *
 * It is made under another name and renamed when whole: a half-made cluster never counts.
 *
 * @param durable  false skips waiting for the disk, for tests
 * @throws StartProblem  with why initdb made none; `code: "ENOSPC"` when the disk is full
 */
export async function prepareCluster(
  dataDir: string,
  tools: {
    readonly binaries: Binaries;
    readonly mode: LaunchMode;
    readonly durable: boolean;
    readonly major: number;
  },
): Promise<ClusterFolders> {
  const folders = clusterFolders(dataDir, tools.major);
  const { uid, gid } = tools.mode.ids;
  for (const folder of [dataDir, folders.socketDir]) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  }
  if (!existsSync(path.join(folders.cluster, "PG_VERSION"))) {
    await makeCluster(folders.cluster, tools);
  }
  return folders;
}

async function makeCluster(
  cluster: string,
  tools: { readonly binaries: Binaries; readonly mode: LaunchMode; readonly durable: boolean },
): Promise<void> {
  const unfinished = `${cluster}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const [program, args] = tools.mode.wrap([
    tools.binaries.initdb,
    [`--pgdata=${unfinished}`, ...INITDB_OPTIONS, ...(tools.durable ? [] : ["--no-sync"])],
  ]);
  try {
    await promisify(execFile)(program, args, {
      ...tools.mode.ids,
      env: POSTGRES_ENVIRONMENT,
      cwd: "/",
    });
    await rename(unfinished, cluster);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
    throw (
      storageFullError(String(error)) ??
      new StartProblem(`The database could not be made in ${cluster}. ${reasonOf(error)}`)
    );
  }
}

/** Why initdb made no cluster, in a sentence. */
function reasonOf(error: unknown): string {
  const { signal, code, stderr, message } = error as ExecFileException;
  if (signal) return `initdb was ended by ${signal}. Start again.`;
  const said = /initdb: error: (.*)/.exec(stderr ?? "")?.[1];
  if (said) return `initdb says: ${said}`;
  return typeof code === "number"
    ? `initdb ended with exit code ${code} before it was done. Start again.`
    : `initdb could not be run: ${message}`;
}
