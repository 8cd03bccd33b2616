import type { Application } from "@taiyari/contract";
import { MAX_APPLICATIONS } from "@taiyari/domain/applications";
import { assertNever } from "@taiyari/domain/result";
import type { Clock } from "../../adapters/clock.ts";
import type { Db } from "../../db/client.ts";
import { signedIn } from "../../http/procedures.ts";
import {
  findApplications,
  type FoundApplication,
  historyOf,
  insertApplication,
  markDeleted,
  moveApplication,
  restoreApplication,
  saveApplication,
} from "./store.ts";

export interface ApplicationDeps {
  readonly db: Db;
  readonly clock: Clock;
}

const MOST = { data: { most: MAX_APPLICATIONS } };

/** The jobs a person applies for: added, changed, moved from stage to stage, put aside. */
export function applicationProcedures({ db, clock }: ApplicationDeps) {
  const { applications } = signedIn;
  return {
    list: applications.list.handler(async ({ context }) => {
      const found = await findApplications(db, context.user.id);
      return { applications: found.map(toApplication) };
    }),

    add: applications.add.handler(async ({ input, context, errors }) => {
      const { id, application: written, stage, today } = input;
      const key = { userId: context.user.id, id };
      const details =
        stage === "applied" ? { ...written, appliedOn: written.appliedOn ?? today } : written;
      const first = { stage, on: today };
      const kept = await insertApplication(db, key, { details, first, now: clock() });
      if (!kept.ok) throw errors.LIMIT_REACHED(MOST);
      // Added again by a device that did not hear that it was deleted meanwhile: as it was sent.
      if (!kept.value) {
        const none = { resumeNow: null, letterNow: null };
        return { ...details, id, stage, history: [first], revision: 1, ...none };
      }
      return toApplication(kept.value);
    }),

    save: applications.save.handler(async ({ input, context, errors }) => {
      const { id, application: details, revision } = input;
      const key = { userId: context.user.id, id };
      const saved = await saveApplication(db, key, { details, revision, now: clock() });
      if (saved.ok) return toApplication(saved.value);
      const { problem } = saved;
      switch (problem.kind) {
        case "absent":
          throw errors.NOT_FOUND();
        case "conflict":
          throw errors.CONFLICT({ data: { revision: problem.revision } });
        default:
          return assertNever(problem);
      }
    }),

    move: applications.move.handler(async ({ input, context, errors }) => {
      const { id, stage, today } = input;
      const key = { userId: context.user.id, id };
      const moved = await moveApplication(db, key, { stage, on: today, now: clock() });
      if (!moved) throw errors.NOT_FOUND();
      return toApplication(moved);
    }),

    remove: applications.remove.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, id: input.id };
      if (!(await markDeleted(db, key, clock()))) throw errors.NOT_FOUND();
      return {};
    }),

    restore: applications.restore.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, id: input.id };
      const restored = await restoreApplication(db, key);
      if (restored.ok) return {};
      throw restored.problem.kind === "absent" ? errors.NOT_FOUND() : errors.LIMIT_REACHED(MOST);
    }),
  };
}

function toApplication({ row, resume, letter }: FoundApplication): Application {
  const { resumeId, resumeRevision, letterId, letterRevision } = row;
  const history = [...historyOf(row)];
  const last = history.at(-1);
  if (!last) throw new Error("an application has no stage");
  return {
    id: row.id,
    company: row.company,
    role: row.role,
    place: row.place,
    link: row.link,
    note: row.note,
    appliedOn: row.appliedOn,
    nextStep: row.nextStep,
    nextOn: row.nextOn,
    salary: row.salary,
    resume: sent(resumeId, resumeRevision),
    letter: sent(letterId, letterRevision),
    stage: last.stage,
    history,
    revision: row.revision,
    resumeNow: now(resumeId, resumeRevision, resume),
    letterNow: now(letterId, letterRevision, letter),
  };
}

function sent(id: string | null, revision: number | null) {
  return id === null ? null : { id, revision: revision ?? 0 };
}

/** What became of a document; `kept` is null for one that was deleted. */
function now(
  id: string | null,
  revision: number | null,
  kept: { readonly name: string | null; readonly revision: number | null } | null,
) {
  if (id === null) return null;
  const name = kept?.name ?? "";
  return { name, isChanged: name !== "" && kept?.revision !== revision };
}
