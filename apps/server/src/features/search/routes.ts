import type { SearchResult } from "@taiyari/contract";
import type { Careers } from "@taiyari/domain/careers";
import type { Db } from "../../db/client.ts";
import { signedIn } from "../../http/procedures.ts";
import {
  findApplications,
  findDays,
  findInterviews,
  findLetters,
  findReports,
  findUploads,
  findWritten,
} from "./store.ts";

export interface SearchDeps {
  readonly db: Db;
  readonly careers: Pick<Careers, "roles">;
}

/** What the search of the top bar looks in, of the person's own things. */
export function searchProcedures({ db, careers }: SearchDeps) {
  const { shell } = signedIn;
  const titles = new Map(careers.roles.map(({ id, title }) => [id, title]));
  return {
    search: shell.search.handler(async ({ context }) => {
      const { id } = context.user;
      const [uploads, reports, written, letters, interviews, days, applications] =
        await Promise.all([
          findUploads(db, id),
          findReports(db, id),
          findWritten(db, id),
          findLetters(db, id),
          findInterviews(db, id),
          findDays(db, id),
          findApplications(db, id),
        ]);
      return {
        results: [
          ...written.map(toWritten),
          ...uploads.map(toUpload),
          ...reports.map(toReport),
          ...letters.map(toLetter),
          ...applications.map(toApplication),
          ...interviews.map((row) => toInterview(row, titles.get(row.role) ?? "")),
          ...days.flatMap((row) => [toDay(row), ...toNote(row)]),
        ],
      };
    }),
  };
}

type Row<Find extends (...of: never[]) => PromiseLike<readonly unknown[]>> = Awaited<
  ReturnType<Find>
>[number];

function toWritten({ id, name }: Row<typeof findWritten>): SearchResult {
  return {
    id,
    kind: "resume",
    title: name,
    about: "resume",
    at: null,
    path: `/resume/builder/${id}`,
  };
}

function toUpload({ id, fileName }: Row<typeof findUploads>): SearchResult {
  return { id, kind: "resume", title: fileName, about: "resume upload", at: null, path: "/resume" };
}

/** The page of a report is asked for by its resume, as the specification has it. */
function toReport({ id, uploadId, fileName, score }: Row<typeof findReports>): SearchResult {
  return {
    id,
    kind: "report",
    title: `${fileName}, score ${score}`,
    about: "report",
    at: null,
    path: `/resume/report/result?id=${uploadId}`,
  };
}

function toLetter({ id, name, role, company }: Row<typeof findLetters>): SearchResult {
  return {
    id,
    kind: "letter",
    title: name,
    about: `${role} ${company} cover letter`,
    at: null,
    path: `/resume/letters/${id}`,
  };
}

function toApplication(row: Row<typeof findApplications>): SearchResult {
  const { id, role, company, place, note } = row;
  return {
    id,
    kind: "application",
    title: [role, company].filter(Boolean).join(" at ") || "Application",
    about: `${place} ${note} application`,
    at: null,
    path: `/dashboard/applications?form=${id}`,
  };
}

function toInterview(
  { id, kind, startedAt, isOver }: Row<typeof findInterviews>,
  role: string,
): SearchResult {
  return {
    id,
    kind: "interview",
    title: role || "Interview",
    about: `${kind} interview`,
    at: startedAt.toISOString(),
    path: isOver ? `/interview/report/${id}` : `/interview/studio?id=${id}`,
  };
}

function toDay({ id, title, as, company, startedAt, isOver }: Row<typeof findDays>): SearchResult {
  return {
    id,
    kind: "day",
    title: title || "Day at work",
    about: `${as} ${company}`,
    at: startedAt.toISOString(),
    path: isOver ? `/simulation/${id}/debrief` : `/simulation/${id}`,
  };
}

/** None where nothing was noted. */
function toNote({ id, title, notes }: Row<typeof findDays>): readonly SearchResult[] {
  const text = notes?.trim() ?? "";
  if (text === "") return [];
  return [
    {
      id: `${id} notes`,
      kind: "note",
      title: firstLine(text),
      about: `${title} ${text}`,
      at: null,
      path: `/simulation/${id}?at=notes`,
    },
  ];
}

const MOST_OF_TITLE = 70;

/** "Refunds wait for Farida …" */
function firstLine(text: string): string {
  const [line = ""] = text.split("\n", 1);
  if (line.length <= MOST_OF_TITLE) return line;
  return `${line.slice(0, line.lastIndexOf(" ", MOST_OF_TITLE) || MOST_OF_TITLE)} …`;
}
