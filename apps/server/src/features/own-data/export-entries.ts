import { PHOTO_FOLDER } from "../../shared/leaving/delete-person.ts";
import type { OwnDataDeps } from "./deps.ts";
import {
  type Documents,
  interviewDocument,
  letterDocuments,
  resumeDocuments,
} from "./documents.ts";
import { EXPORTED } from "./exported-tables.ts";
import { createNames, fileNameOf } from "./file-names.ts";
import { exportReadme } from "./readme.ts";
import { codeOf, createSavedQueries } from "./solutions.ts";
import { findAccount, findUploadedFiles, isPersonalTable, rowsOf } from "./store.ts";
import type { ZipEntry } from "./zip.ts";

type Row = Readonly<Record<string, unknown>>;

/** Everything of a person, as the files of an export; what is large is read as it is written. */
export async function* exportEntries(
  deps: Pick<OwnDataDeps, "db" | "files" | "publicUrl">,
  userId: string,
  now: Date,
): AsyncGenerator<ZipEntry> {
  const nameOf = createNames();
  const tables = Object.keys(EXPORTED).filter(isPersonalTable);
  yield text("README.txt", exportReadme(now, new URL(deps.publicUrl).host, tables));
  for (const table of tables) {
    yield { name: `data/${table}.json`, content: jsonList(exportedRows(deps, table, userId)) };
  }
  yield* documents(exportedRows(deps, "resumes", userId), "resumes", ({ draft }) =>
    resumeDocuments(draft),
  );
  yield* documents(exportedRows(deps, "letters", userId), "letters", ({ letter }) =>
    letterDocuments(letter),
  );
  yield* interviews(deps, userId);
  yield* code(deps, userId, nameOf);
  yield* uploadedFiles(deps, userId, nameOf);
}

function exportedRows({ db }: Pick<OwnDataDeps, "db">, table: string, userId: string) {
  return rowsOf(db, table, userId, EXPORTED[table]?.without);
}

function text(name: string, content: string | Uint8Array): ZipEntry {
  return { name, content: [typeof content === "string" ? Buffer.from(content) : content] };
}

/** A JSON list, written row by row. */
async function* jsonList(rows: AsyncIterable<Row>): AsyncGenerator<Uint8Array> {
  let before = "[\n";
  for await (const row of rows) {
    yield Buffer.from(`${before}${JSON.stringify(row)}`);
    before = ",\n";
  }
  yield Buffer.from(before === "[\n" ? "[]\n" : "\n]\n");
}

/** Named as their owner calls them, with the beginning of the id: two may have one name. */
async function* documents(
  rows: AsyncIterable<Row>,
  folder: string,
  documentsOf: (row: Row) => Documents,
): AsyncGenerator<ZipEntry> {
  for await (const row of rows) {
    const base = `${fileNameOf(String(row["name"]), "Untitled")} ${String(row["id"]).slice(0, 8)}`;
    for (const [ending, content] of documentsOf(row))
      yield text(`${folder}/${base}${ending}`, content);
  }
}

async function* interviews(
  deps: Pick<OwnDataDeps, "db">,
  userId: string,
): AsyncGenerator<ZipEntry> {
  const happened = new Map<string, Row[]>();
  for await (const event of exportedRows(deps, "interview_events", userId)) {
    const log = String(event["logId"]);
    happened.set(log, [...(happened.get(log) ?? []), event]);
  }
  for await (const head of exportedRows(deps, "interviews", userId)) {
    const content = interviewDocument(head, happened.get(String(head["id"])) ?? []);
    if (content === null) continue;
    const day = head["startedAt"] instanceof Date ? head["startedAt"].toISOString() : "";
    yield text(`interviews/${day.slice(0, 10)} ${String(head["id"]).slice(0, 8)}.json`, content);
  }
}

async function* code(
  deps: Pick<OwnDataDeps, "db">,
  userId: string,
  nameOf: ReturnType<typeof createNames>,
): AsyncGenerator<ZipEntry> {
  const queries = createSavedQueries();
  for await (const { event, at } of exportedRows(deps, "learning_events", userId)) {
    queries.take(Object(event));
    const file = at instanceof Date ? codeOf(Object(event), at) : null;
    if (file) yield text(nameOf(file.folder, file.name, file.ending), file.code);
  }
  for (const query of queries.all()) {
    yield text(nameOf("queries", fileNameOf(query.name, "Untitled"), ".sql"), query.text);
  }
}

async function* uploadedFiles(
  { db, files }: Pick<OwnDataDeps, "db" | "files">,
  userId: string,
  nameOf: ReturnType<typeof createNames>,
): AsyncGenerator<ZipEntry> {
  for (const { fileName, objectKey } of await findUploadedFiles(db, userId)) {
    const content = await files.open(objectKey);
    if (!content) continue;
    const [, stem = "", ending = ""] = /^(.*?)(\.[A-Za-z0-9]{1,5})?$/s.exec(fileName) ?? [];
    yield { name: nameOf("uploads", fileNameOf(stem, "resume"), ending), content };
  }
  const account = await findAccount(db, userId);
  const photo = account?.image
    ? await files.open(`${PHOTO_FOLDER}/${userId}/${account.image}`)
    : null;
  if (photo) yield { name: "photo.jpg", content: photo };
}
