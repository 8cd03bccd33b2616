import type { ResumeVersion } from "@taiyari/contract";
import { signedIn } from "../../http/procedures.ts";
import type { EditorDeps } from "./deps.ts";
import { isTooLarge } from "./draft-size.ts";
import { hasResume } from "../../shared/resumes/resume-key-store.ts";
import {
  findVersion,
  findVersions,
  insertGivenVersion,
  insertVersion,
  renameVersion,
  type VersionRow,
} from "./version-store.ts";

/** What a resume was before. */
export function versionProcedures({ db, clock }: EditorDeps) {
  const { editor } = signedIn;
  return {
    listVersions: editor.listVersions.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, resumeId: input.id };
      if (!(await hasResume(db, key))) throw errors.NOT_FOUND();
      return { versions: (await findVersions(db, key)).map(toVersion) };
    }),

    getVersion: editor.getVersion.handler(async ({ input, context, errors }) => {
      const { id: resumeId, versionId } = input;
      const found = await findVersion(db, { userId: context.user.id, resumeId, versionId });
      if (!found) throw errors.NOT_FOUND();
      return { ...toVersion(found), draft: found.draft };
    }),

    keepVersion: editor.keepVersion.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, resumeId: input.id };
      const { name, given } = input;
      if (given && isTooLarge(given.draft)) throw errors.TOO_LARGE();
      const version = { name, madeAt: clock() };
      const made = given
        ? await insertGivenVersion(
            db,
            { ...key, versionId: given.versionId },
            { ...version, draft: given.draft },
          )
        : await insertVersion(db, key, version);
      if (!made) throw errors.NOT_FOUND();
      return toVersion(made);
    }),

    renameVersion: editor.renameVersion.handler(async ({ input, context, errors }) => {
      const { id: resumeId, versionId, name } = input;
      const key = { userId: context.user.id, resumeId, versionId };
      const renamed = await renameVersion(db, key, name);
      if (!renamed) throw errors.NOT_FOUND();
      return toVersion(renamed);
    }),
  };
}

function toVersion({ id, name, madeAt }: VersionRow): ResumeVersion {
  return { id, name, madeAt: madeAt.toISOString() };
}
