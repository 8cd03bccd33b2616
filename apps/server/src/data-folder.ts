import { randomBytes } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { StartProblem } from "./start-problem.ts";
import { codeOf, isStorageFull } from "./storage-full.ts";

const SHORTEST_SECRET = 32;

/**
 * Makes the folder that keeps everything of an installation, when it is absent.
 *
 * @throws StartProblem  when there cannot be one, or this user may not use it
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if (isStorageFull(error)) throw error;
    const isFile = codeOf(error) === "EEXIST" || codeOf(error) === "ENOTDIR";
    const reason = isFile
      ? `${dataDir} is a file, or lies in one; name a folder.`
      : `The folder ${dataDir} cannot be written to.`;
    throw new StartProblem(`The setting DATA_DIR is wrong. ${reason}`);
  }
}

/** With those above it. Node's own way never ends where a folder cannot be made, as in /proc (Node 24, mkdirSync). */
function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  const above = path.dirname(folder);
  if (!existsSync(above)) makeFolder(above);
  mkdirSync(folder, { mode: 0o700 });
}

/**
 * The secret of a data folder. Made once; only the owner of the folder may read it.
 *
 * @throws StartProblem  when what is there is no secret
 */
export function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, "secret");
  makeSecret(file);
  const secret = readSecret(file);
  if (secret.length >= SHORTEST_SECRET) return secret;
  throw new StartProblem(`The file ${file} holds no secret. Delete it and start again.`);
}

function makeSecret(file: string): void {
  try {
    // "wx" fails when it exists, so two processes that start at once agree on one.
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (codeOf(error) === "EEXIST") return;
    // Half a secret must not be the one of the next start.
    rmSync(file, { force: true });
    throw error;
  }
}

function readSecret(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    const reason = codeOf(error) === "EISDIR" ? "It is a folder" : "This user may not";
    throw new StartProblem(
      `The file ${file} cannot be read. ${reason}; move it away, and a new one is made at the next start.`,
    );
  }
}
