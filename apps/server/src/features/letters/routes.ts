import type { LetterBrief } from "@taiyari/contract";
import { assertNever } from "@taiyari/domain/result";
import type { Clock } from "../../adapters/clock.ts";
import type { Db } from "../../db/client.ts";
import { signedIn } from "../../http/procedures.ts";
import {
  type BriefRow,
  copyLetter,
  findBrief,
  findLetter,
  findLetters,
  insertLetter,
  markLetterDeleted,
  renameLetter,
  restoreDeleted,
  type StoredState,
} from "./letter-store.ts";
import { saveLetter } from "./save-letter-store.ts";
import { MAX_DOCUMENTS } from "../../shared/documents/limit-store.ts";

const MOST_NAME = 120;
const COPY = " copy";

export interface LetterDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** The cover letters a person writes: kept, changed, copied, put aside. */
export function letterProcedures({ db, clock }: LetterDeps) {
  const { letters } = signedIn;
  return {
    listLetters: letters.listLetters.handler(async ({ context }) => {
      const found = await findLetters(db, context.user.id);
      return { letters: found.map(toBrief) };
    }),

    createLetter: letters.createLetter.handler(async ({ input, context, errors }) => {
      const { id, ...letter } = input;
      const key = { userId: context.user.id, letterId: id };
      const kept = await insertLetter(db, key, { ...letter, now: clock() });
      if (!kept.ok) throw errors.LIMIT_REACHED({ data: { most: MAX_DOCUMENTS } });
      return toSaved(kept.value);
    }),

    getLetter: letters.getLetter.handler(async ({ input, context, errors }) => {
      const found = await findLetter(db, { userId: context.user.id, letterId: input.id });
      if (!found) throw errors.NOT_FOUND();
      const { letter, jobDescription, revision } = found;
      return { ...toBrief(found), letter, jobDescription, revision };
    }),

    saveLetter: letters.saveLetter.handler(async ({ input, context, errors }) => {
      const { id, letter, revision } = input;
      const key = { userId: context.user.id, letterId: id };
      const saved = await saveLetter(db, key, { letter, revision, now: clock() });
      if (saved.ok) return toSaved(saved.value);

      const { problem } = saved;
      switch (problem.kind) {
        case "absent":
          throw errors.NOT_FOUND();
        case "conflict":
          throw errors.CONFLICT({ data: { letter: problem.letter, revision: problem.revision } });
        default:
          return assertNever(problem);
      }
    }),

    renameLetter: letters.renameLetter.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, letterId: input.id };
      if (!(await renameLetter(db, key, input.name))) throw errors.NOT_FOUND();
      return {};
    }),

    duplicateLetter: letters.duplicateLetter.handler(async ({ input, context, errors }) => {
      const { id, newId } = input;
      const userId = context.user.id;
      const copied = await copyLetter(
        db,
        { userId, letterId: id },
        { newId, nameOf: copyName, now: clock() },
      );
      if (!copied.ok) {
        throw copied.problem.kind === "absent"
          ? errors.NOT_FOUND()
          : errors.LIMIT_REACHED({ data: { most: MAX_DOCUMENTS } });
      }
      const brief = await findBrief(db, { userId, letterId: newId });
      if (!brief) throw errors.NOT_FOUND();
      return toBrief(brief);
    }),

    deleteLetter: letters.deleteLetter.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, letterId: input.id };
      if (!(await markLetterDeleted(db, key, clock()))) throw errors.NOT_FOUND();
      return {};
    }),

    restoreLetter: letters.restoreLetter.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, letterId: input.id };
      const restored = await restoreDeleted(db, key);
      if (!restored.ok) {
        throw restored.problem.kind === "absent"
          ? errors.NOT_FOUND()
          : errors.LIMIT_REACHED({ data: { most: MAX_DOCUMENTS } });
      }
      return {};
    }),
  };
}

/** With "copy" behind it; the end of a long name gives way, a letter never by half. */
function copyName(name: string): string {
  const beginning = name.slice(0, MOST_NAME - COPY.length).replace(/[\uD800-\uDBFF]$/, "");
  return `${beginning.trimEnd()}${COPY}`;
}

function toBrief(row: BriefRow): LetterBrief {
  const { id, name, role, company, resumeId, resumeRevision, resumeName } = row;
  return {
    id,
    name,
    role,
    company,
    resume: resumeId === null ? null : { id: resumeId, revision: resumeRevision ?? 0 },
    resumeName: resumeName ?? "",
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function toSaved({ revision, updatedAt }: StoredState) {
  return { revision, savedAt: updatedAt.toISOString() };
}
