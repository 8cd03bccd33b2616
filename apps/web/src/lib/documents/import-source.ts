import { readSource, sniff } from "@taiyari/documents";
import { MAX_ARCHIVE_BYTES, openLinkedinZip } from "@taiyari/documents/linkedin";
import {
  draftFromReading,
  importAsSummary,
  importJson,
  importLinkedin,
  importText,
  isLinkedinFile,
  MAX_IMPORT_JSON,
  type Imported,
  type ImportProblem,
} from "@taiyari/domain/import";
import { readResume } from "@taiyari/domain/read";
import { MAX_RESUME_BYTES, type ReadProblem } from "@taiyari/domain/resume";
import { assertNever, fail, ok, type Result } from "@taiyari/domain/result";
import { newId } from "../new-id.ts";
import { HEAD_BYTES, sourceKindOf, textOfBytes } from "./source-kind.ts";

/** What a person gives to have a resume taken from it. */
export type Source =
  | { readonly kind: "file"; readonly file: Blob; readonly name: string }
  | { readonly kind: "text"; readonly text: string }
  /** Any text at all, as the summary of an empty resume. */
  | { readonly kind: "summary"; readonly text: string };

/** Every way a source can be refused. */
export type SourceProblem =
  /** A PDF, DOC or DOCX that the reader cannot read. */
  | { readonly kind: "unreadable"; readonly problem: ReadProblem }
  | { readonly kind: "no-import"; readonly problem: ImportProblem }
  | { readonly kind: "file-too-large"; readonly maxBytes: number }
  /** LinkedIn's tables by their names, far larger than any of LinkedIn's. None was unpacked. */
  | { readonly kind: "tables-too-large" }
  | { readonly kind: "picture" }
  /** Of no kind that is read. */
  | { readonly kind: "other-file" }
  /** The browser could not open it: a folder, or a file that was moved away. */
  | { readonly kind: "not-opened" };

export type ImportedSource = Result<Imported, SourceProblem>;

/** A character of JSON has at most so many bytes in UTF-8. */
const BYTES_A_CHARACTER = 4;
const MAX_TEXT_BYTES = MAX_IMPORT_JSON * BYTES_A_CHARACTER;

/** Makes a resume of what was given. A file is recognised by its content; one that is too large is refused unread. */
export async function importSource(source: Source): Promise<ImportedSource> {
  switch (source.kind) {
    case "file":
      return takeInFile(source.file, source.name);
    case "text":
      return imported(importText(source.text, newId));
    case "summary":
      return imported(importAsSummary(source.text, newId));
    default:
      return assertNever(source);
  }
}

async function takeInFile(file: Blob, name: string): Promise<ImportedSource> {
  const head = await bytesOf(file.slice(0, HEAD_BYTES));
  if (!head) return fail({ kind: "not-opened" });
  const kind = sourceKindOf(head);
  if (kind === "picture") return fail({ kind: "picture" });
  if (kind === "other") return fail({ kind: "other-file" });
  const maxBytes = MOST_BYTES[kind];
  if (file.size > maxBytes) return fail({ kind: "file-too-large", maxBytes });
  const bytes = await bytesOf(file);
  if (!bytes) return fail({ kind: "not-opened" });
  switch (kind) {
    case "pdf":
      return takeInDocument(bytes);
    case "word":
      return sniff(bytes) === "unknown" ? fail({ kind: "other-file" }) : takeInDocument(bytes);
    case "zip":
      return sniff(bytes) === "docx" ? takeInDocument(bytes) : takeInArchive(bytes, name);
    case "text":
      return takeInText(bytes, name);
    default:
      return assertNever(kind);
  }
}

/** Called something else than a text file or a document is. */
const OF_ANOTHER_KIND = /\.(?!txt$|text$|md$|markdown$|pdf$|docx?$)[a-z]\w*$/iu;

const MOST_BYTES = {
  pdf: MAX_RESUME_BYTES,
  word: MAX_RESUME_BYTES,
  zip: MAX_ARCHIVE_BYTES,
  text: MAX_TEXT_BYTES,
} as const;

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await blob.arrayBuffer());
  } catch {
    return null;
  }
}

async function takeInDocument(bytes: Uint8Array): Promise<ImportedSource> {
  const read = await readSource(bytes);
  if (!read.ok) return fail({ kind: "unreadable", problem: read.problem });
  return imported(draftFromReading(readResume(read.value), newId));
}

function takeInArchive(bytes: Uint8Array, name: string): ImportedSource {
  const opened = openLinkedinZip(bytes);
  if (opened.ok) {
    const { files, others } = opened.value;
    if (files.size === 0) return fail({ kind: "tables-too-large" });
    return imported(importLinkedin(files, newId, others));
  }
  // Many programs write their files as archives; only one that is called so is meant as one.
  const isMeantAsZip = /\.zip$/iu.test(name) || opened.problem.kind !== "not-linkedin";
  return isMeantAsZip ? imported(opened) : fail({ kind: "other-file" });
}

function takeInText(bytes: Uint8Array, name: string): ImportedSource {
  const text = textOfBytes(bytes);
  if (text === null) return fail({ kind: "other-file" });
  if (/\.csv$/iu.test(name) && isLinkedinFile(name)) {
    return imported(importLinkedin(new Map([[name, text]]), newId));
  }
  const isJson = /\.json$/iu.test(name) || /^\uFEFF?\s*[[{]/u.test(text);
  if (isJson) return imported(importJson(text, newId));
  const taken = importText(text, newId);
  // Tables and programs are often text as well: what helps then is another file, not headings in this one.
  const isNoResume = !taken.ok && taken.problem.kind === "no-resume";
  return isNoResume && OF_ANOTHER_KIND.test(name) ? fail({ kind: "other-file" }) : imported(taken);
}

function imported(outcome: Result<Imported, ImportProblem>): ImportedSource {
  return outcome.ok ? ok(outcome.value) : fail({ kind: "no-import", problem: outcome.problem });
}
