import type { ResumeBrief } from "@taiyari/contract";
import { assertNever } from "@taiyari/domain/result";
import { signedIn } from "../../http/procedures.ts";
import type { EditorDeps } from "./deps.ts";
import { isTooLarge } from "./draft-size.ts";
import { mayUseTemplate } from "./premium.ts";
import {
  type BriefRow,
  copyResume,
  findBrief,
  findResume,
  findResumes,
  insertResume,
  type StoredState,
  markResumeDeleted,
  renameResume,
  restoreDeleted,
} from "./resume-store.ts";
import { saveDraft } from "./save-store.ts";
import { MAX_DOCUMENTS } from "../../shared/documents/limit-store.ts";

const MOST_NAME = 120;
const COPY = " copy";

/** The resumes a person writes: kept, changed, copied, put aside. */
export function writtenResumeProcedures(deps: EditorDeps) {
  const { db, clock } = deps;
  const { editor } = signedIn;
  return {
    listResumes: editor.listResumes.handler(async ({ context }) => {
      const found = await findResumes(db, context.user.id, clock());
      return { resumes: found.map(toBrief) };
    }),

    createResume: editor.createResume.handler(async ({ input, context, errors }) => {
      const { name, draft } = input;
      if (isTooLarge(draft)) throw errors.TOO_LARGE();
      if (!mayUseTemplate(deps, context.user, draft.currentTemplate))
        throw errors.PREMIUM_TEMPLATE();
      const key = { userId: context.user.id, resumeId: input.id };
      const kept = await insertResume(db, key, { name, draft, now: clock() });
      if (!kept.ok) throw errors.LIMIT_REACHED({ data: { most: MAX_DOCUMENTS } });
      return toSaved(kept.value);
    }),

    getResume: editor.getResume.handler(async ({ input, context, errors }) => {
      const found = await findResume(db, { userId: context.user.id, resumeId: input.id });
      if (!found) throw errors.NOT_FOUND();
      return { ...found, updatedAt: found.updatedAt.toISOString() };
    }),

    saveResume: editor.saveResume.handler(async ({ input, context, errors }) => {
      const { draft, revision } = input;
      if (isTooLarge(draft)) throw errors.TOO_LARGE();
      const isFree = mayUseTemplate(deps, context.user, draft.currentTemplate);
      const saved = await saveDraft(
        db,
        { userId: context.user.id, resumeId: input.id },
        {
          draft,
          revision,
          now: clock(),
          mayReplaceTemplate: (kept) => isFree || kept === draft.currentTemplate,
        },
      );
      if (saved.ok) return toSaved(saved.value);

      const { problem } = saved;
      switch (problem.kind) {
        case "absent":
          throw errors.NOT_FOUND();
        case "premium-template":
          throw errors.PREMIUM_TEMPLATE();
        case "conflict":
          throw errors.CONFLICT({ data: { draft: problem.draft, revision: problem.revision } });
        default:
          return assertNever(problem);
      }
    }),

    renameResume: editor.renameResume.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, resumeId: input.id };
      if (!(await renameResume(db, key, input.name))) throw errors.NOT_FOUND();
      return {};
    }),

    duplicateResume: editor.duplicateResume.handler(async ({ input, context, errors }) => {
      const { newId } = input;
      const userId = context.user.id;
      const now = clock();
      const copied = await copyResume(
        db,
        { userId, resumeId: input.id },
        { newId, nameOf: copyName, now },
      );
      if (!copied.ok) {
        throw copied.problem.kind === "absent"
          ? errors.NOT_FOUND()
          : errors.LIMIT_REACHED({ data: { most: MAX_DOCUMENTS } });
      }
      const brief = await findBrief(db, { userId, resumeId: newId }, now);
      if (!brief) throw errors.NOT_FOUND();
      return toBrief(brief);
    }),

    deleteResume: editor.deleteResume.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, resumeId: input.id };
      if (!(await markResumeDeleted(db, key, clock()))) throw errors.NOT_FOUND();
      return {};
    }),

    restoreResume: editor.restoreResume.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, resumeId: input.id };
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

function toBrief({ createdAt, updatedAt, ...row }: BriefRow): ResumeBrief {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

function toSaved({ revision, updatedAt }: StoredState) {
  return { revision, savedAt: updatedAt.toISOString() };
}
