import type { ResumeVersion } from "@taiyari/contract";
import { MOST_NAMED_VERSIONS, MOST_VERSIONS_AN_HOUR } from "@taiyari/domain/versions";
import type { Db } from "../../db/client.ts";
import { signedIn } from "../../http/procedures.ts";
import type { EditorDeps } from "./deps.ts";
import { isTooLarge } from "./draft-size.ts";
import { hasResume } from "../../shared/resumes/resume-key-store.ts";
import {
  countVersions,
  findVersion,
  findVersions,
  insertGivenVersion,
  insertVersion,
  renameVersion,
  thinOut,
  type VersionKey,
  type VersionRow,
} from "./version-store.ts";

const HOUR_MS = 3_600_000;
/** A merge keeps the side that gave way: words of a person's that are nowhere else. */
const MORE_OF_MERGES = 100;

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
      const now = clock();
      const since = new Date(now.getTime() - HOUR_MS);
      const recent = { since, last: MOST_VERSIONS_AN_HOUR };
      const { named, oldestOfLast } = await countVersions(db, key.userId, recent);
      if (oldestOfLast) {
        const waitMs = oldestOfLast.getTime() - since.getTime();
        const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1_000));
        throw errors.TOO_MANY_REQUESTS({ data: { retryAfterSeconds } });
      }
      if (name !== "" && named >= MOST_NAMED_VERSIONS + (given ? MORE_OF_MERGES : 0)) {
        throw errors.TOO_MANY_VERSIONS();
      }
      const version = { name, madeAt: now };
      const made = given
        ? await insertGivenVersion(
            db,
            { ...key, versionId: given.versionId },
            { ...version, draft: given.draft },
          )
        : await insertVersion(db, key, version);
      if (!made) throw errors.NOT_FOUND();
      await thinOut(db, key, now);
      return toVersion(made);
    }),

    renameVersion: editor.renameVersion.handler(async ({ input, context, errors }) => {
      const { id: resumeId, versionId, name } = input;
      const key = { userId: context.user.id, resumeId, versionId };
      if (name !== "" && (await isFull(db, key))) throw errors.TOO_MANY_VERSIONS();
      const renamed = await renameVersion(db, key, name);
      if (!renamed) throw errors.NOT_FOUND();
      return toVersion(renamed);
    }),
  };
}

/** Whether a version would be one too many with a name; never for one that has a name already. */
async function isFull(db: Db, key: VersionKey): Promise<boolean> {
  const recent = { since: new Date(0), last: 1 };
  const { named } = await countVersions(db, key.userId, recent);
  if (named < MOST_NAMED_VERSIONS) return false;
  const own = (await findVersions(db, key)).find(({ id }) => id === key.versionId);
  return own?.name === "";
}

function toVersion({ id, name, madeAt }: VersionRow): ResumeVersion {
  return { id, name, madeAt: madeAt.toISOString() };
}
