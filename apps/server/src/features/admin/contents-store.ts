import { sql } from "drizzle-orm";
import { CONTENT_KINDS, type ContentKind, type StoredFile } from "@taiyari/contract";
import { FILES_PER_PAGE } from "@taiyari/domain/account";
import type { Db } from "../../db/client.ts";

/** Tables by what is kept in them; the rest is "other". */
const TABLES = {
  readings: ["resume_uploads", "resume_reports", "chat_messages"],
  resumes: ["resumes", "resume_versions", "letters"],
  learning: ["learning_events", "assessments", "certificates"],
  interviews: [
    "interviews",
    "interview_events",
    "simulation_runs",
    "simulation_acts",
    "simulation_scenarios",
    "simulation_certificates",
  ],
} as const;

type StorageKind = keyof typeof TABLES | "files" | "other";

/** Bytes of uploaded files and of the tables, with their indexes, largest first. */
export async function findBytes(
  db: Db,
): Promise<{ readonly kind: StorageKind; readonly bytes: number }[]> {
  const { rows: files } = await db.execute<{ bytes: string }>(sql`
    select coalesce(sum(file_size), 0) as bytes
    from (select distinct on (object_key) file_size from profile.resume_uploads) as objects`);
  const { rows: tables } = await db.execute<{ name: string; bytes: string }>(sql`
    select relname as name, pg_total_relation_size(oid) as bytes from pg_class
    where relkind = 'r' and relnamespace = 'profile'::regnamespace`);
  const kinds = new Map<StorageKind, number>([["files", Number(files[0]?.bytes ?? 0)]]);
  for (const { name, bytes } of tables) {
    const kind = kindOf(name);
    kinds.set(kind, (kinds.get(kind) ?? 0) + Number(bytes));
  }
  return [...kinds].map(([kind, bytes]) => ({ kind, bytes })).toSorted((a, b) => b.bytes - a.bytes);
}

function kindOf(table: string): StorageKind {
  const found = Object.entries(TABLES).find(([, names]) =>
    (names as readonly string[]).includes(table),
  );
  return (found?.[0] as keyof typeof TABLES | undefined) ?? "other";
}

interface FileRow extends Record<string, unknown> {
  readonly id: string;
  readonly format: StoredFile["format"];
  readonly bytes: number;
  readonly at: string;
  readonly state: string;
}

/** A page of uploaded files, newest first, and how many there are. Nothing that says whose they are. */
export async function findFiles(
  db: Db,
  { page, only }: { readonly page: number; readonly only: "all" | "unreadable" },
): Promise<{ readonly files: StoredFile[]; readonly total: number }> {
  const wanted = sql`from profile.resume_uploads where deleted_at is null
    and ${only === "all" ? sql`true` : sql`status = 'unreadable'`}`;
  const { rows } = await db.execute<FileRow>(sql`
    select id, format, file_size as bytes, uploaded_at as at,
      case when status = 'unreadable' then coalesce(problem->>'kind', 'unreadable') else status end
        as state
    ${wanted} order by uploaded_at desc, id
    limit ${FILES_PER_PAGE} offset ${(page - 1) * FILES_PER_PAGE}`);
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total ${wanted}`,
  );
  const files = rows.map(({ at, ...row }) => ({ ...row, uploadedAt: new Date(at).toISOString() }));
  return { files, total: counted[0]?.total ?? 0 };
}

/**
 * How often something of each kind was used since: lessons opened, exercises tried, problems submitted, questions
 * answered, days begun, resumes written with a template.
 */
export async function findUse(
  db: Db,
  since: Date,
): Promise<ReadonlyMap<ContentKind["kind"], number>> {
  const { rows } = await db.execute<Record<ContentKind["kind"], number>>(sql`
    select
      (count(*) filter (where event->>'kind' = 'page-opened'))::int as lessons,
      (count(*) filter (where event->>'kind' in ('exercise-attempted', 'exercise-solved')))::int
        as exercises,
      (count(*) filter (where event->>'kind' = 'problem-submitted'))::int as problems,
      (select count(*)::int from profile.interview_events
        where received_at >= ${since} and event->>'kind' in ('answered', 'solved')) as questions,
      (select count(*)::int from profile.simulation_runs where created_at >= ${since}) as simulations,
      (select count(*)::int from profile.resumes where updated_at >= ${since}) as templates
    from profile.learning_events where received_at >= ${since}`);
  const [row] = rows;
  return new Map(CONTENT_KINDS.map((kind) => [kind, row?.[kind] ?? 0]));
}
