import { createHash, type Hash } from "node:crypto";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { isKnownPast } from "../../db/dump/load-tables.ts";
import { BACKUP_FORMAT, BackupManifest, ENTRY, markOfSecret } from "./manifest.ts";
import { contentOf, readArchive } from "./read-archive.ts";

export type ArchiveProblem =
  | { readonly kind: "absent" }
  /** No archive of ours, or one that is cut off. */
  | { readonly kind: "unreadable"; readonly reason: string }
  /** What is in it is not what was put in. */
  | { readonly kind: "damaged"; readonly what: string }
  /** Made by a Taiyari that is newer than this one. */
  | { readonly kind: "newer"; readonly version: string };

/** Reads a whole backup, compares every checksum, and gives what it says of itself. Changes nothing. */
export async function checkArchive(file: string): Promise<Result<BackupManifest, ArchiveProblem>> {
  const hashes = new Map<string, Hash>();
  let text: string | null = null;
  let secret: string | null = null;
  try {
    for await (const entry of readArchive(file)) {
      if (entry.name === ENTRY.manifest) {
        text = (await contentOf(entry)).toString();
        continue;
      }
      if (entry.name === ENTRY.secret) {
        secret = (await contentOf(entry)).toString();
        continue;
      }
      const subject = subjectOf(entry.name);
      const hash = hashes.get(subject) ?? createHash("sha256");
      hashes.set(subject, hash);
      for await (const chunk of entry.content) hash.update(chunk);
    }
  } catch (error) {
    return fail(readProblem(error));
  }
  const manifest = manifestIn(text);
  if (!manifest.ok) return manifest;
  const damaged = findDamage(manifest.value, hashes) ?? secretDamage(manifest.value, secret);
  return damaged === null ? manifest : fail({ kind: "damaged", what: damaged });
}

/** The parts of a table together are one subject; every other entry is its own. */
function subjectOf(name: string): string {
  if (!name.startsWith(ENTRY.database)) return name;
  return name.slice(0, name.lastIndexOf("/"));
}

function readProblem(error: unknown): ArchiveProblem {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT") return { kind: "absent" };
  return { kind: "unreadable", reason: error instanceof Error ? error.message : String(error) };
}

const Version = BackupManifest.pick({ format: true, taiyari: true });

function manifestIn(text: string | null): Result<BackupManifest, ArchiveProblem> {
  if (text === null) return fail({ kind: "unreadable", reason: "it has no manifest" });
  const version = Version.safeParse(parseJson(text));
  if (version.success && version.data.format > BACKUP_FORMAT) {
    return fail({ kind: "newer", version: version.data.taiyari });
  }
  const manifest = BackupManifest.safeParse(parseJson(text));
  if (!manifest.success) return fail({ kind: "damaged", what: ENTRY.manifest });
  if (!isKnownPast(manifest.data.migrations)) {
    return fail({ kind: "newer", version: manifest.data.taiyari });
  }
  return ok(manifest.data);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The first table or file that is missing, changed or too much; null when all is as it was. */
function findDamage(manifest: BackupManifest, hashes: ReadonlyMap<string, Hash>): string | null {
  const sums = new Map([...hashes].map(([subject, hash]) => [subject, hash.digest("hex")]));
  const expected = new Map<string, string>([
    ...manifest.tables.map(({ name, sha256 }) => [`${ENTRY.database}${name}`, sha256] as const),
    ...manifest.files.map(({ key, sha256 }) => [`${ENTRY.files}${key}`, sha256] as const),
  ]);
  const empty = createHash("sha256").digest("hex");
  for (const [subject, sha256] of expected) {
    if ((sums.get(subject) ?? empty) !== sha256) return subject;
  }
  const known = new Set<string>([...expected.keys(), ENTRY.readme]);
  return [...sums.keys()].find((subject) => !known.has(subject)) ?? null;
}

function secretDamage(manifest: BackupManifest, secret: string | null): string | null {
  const isAsMade = manifest.hasSecret
    ? secret !== null && markOfSecret(secret) === manifest.secretMark
    : secret === null;
  return isAsMade ? null : ENTRY.secret;
}
