import { LINK_PICTURE, linkNameOf } from "@taiyari/domain/account";
import { assertNever } from "@taiyari/domain/result";
import { hashPassword } from "../../adapters/password-hash.ts";
import { open, signedIn } from "../../http/procedures.ts";
import type { SharingDeps } from "./deps.ts";
import { UNNAMED } from "./link-card.ts";
import { openShare } from "./open-share.ts";
import { findPictureState, setPicture } from "./picture-store.ts";
import { MAX_LINKS } from "../../shared/links/link-store.ts";
import { toLink } from "../../shared/links/to-contract.ts";
import { newToken } from "../../shared/links/token.ts";
import { jpegSize } from "../../shared/pictures/jpeg-size.ts";
import { hasResume } from "../../shared/resumes/resume-key-store.ts";
import { findShares, insertShare, markShareRevoked, updateShareName } from "./store.ts";
import { toTemplate } from "../../shared/templates/to-template.ts";

/** A field that was left blank names nothing. */
function nameOf(typed: string | null): string | null {
  return linkNameOf(typed ?? "") || null;
}

/** Links by which others see a resume. */
export function sharingProcedures(deps: SharingDeps) {
  const { db, clock } = deps;
  const { editor } = signedIn;
  return {
    listShares: editor.listShares.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, resumeId: input.id };
      if (!(await hasResume(db, key))) throw errors.NOT_FOUND();
      return { shares: (await findShares(db, key)).map(toLink) };
    }),

    createShare: editor.createShare.handler(async ({ input, context, errors }) => {
      const { id: resumeId, password, isListed } = input;
      const key = { userId: context.user.id, resumeId };
      const now = clock();
      const expiresAt = input.expiresAt === null ? null : new Date(input.expiresAt);
      if (!(await hasResume(db, key))) throw errors.NOT_FOUND();
      if (expiresAt !== null && expiresAt <= now) throw errors.EXPIRY_PASSED();
      const made = await insertShare(db, key, {
        token: newToken(),
        passwordHash: password === null ? null : await hashPassword(password),
        expiresAt,
        isListed,
        name: nameOf(input.name),
        label: input.label,
        now,
      });
      if (made.ok) return toLink(made.value);
      const { problem } = made;
      switch (problem.kind) {
        case "absent":
          throw errors.NOT_FOUND();
        case "limit-reached":
          throw errors.LIMIT_REACHED({ data: { most: MAX_LINKS } });
        case "name-refused":
          throw errors.NAME_REFUSED({ data: { reason: problem.reason } });
        default:
          return assertNever(problem);
      }
    }),

    renameShare: editor.renameShare.handler(async ({ input, context, errors }) => {
      const { id: resumeId, shareId, label } = input;
      const key = { userId: context.user.id, resumeId, shareId };
      const naming = { name: nameOf(input.name), label, now: clock() };
      const renamed = await updateShareName(db, key, naming);
      if (renamed.ok) return toLink(renamed.value);
      const { problem } = renamed;
      if (problem.kind === "absent") throw errors.NOT_FOUND();
      throw errors.NAME_REFUSED({ data: { reason: problem.reason } });
    }),

    revokeShare: editor.revokeShare.handler(async ({ input, context, errors }) => {
      const { id: resumeId, shareId } = input;
      const key = { userId: context.user.id, resumeId, shareId };
      const ended = await markShareRevoked(db, key, clock());
      if (!ended) throw errors.NOT_FOUND();
      return toLink(ended);
    }),

    linkPicture: editor.linkPicture.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, resumeId: input.id };
      const state = await findPictureState(deps, key, clock());
      if (!state) throw errors.NOT_FOUND();
      return state;
    }),

    keepLinkPicture: editor.keepLinkPicture.handler(async ({ input, context, errors }) => {
      const { id: resumeId, revision, picture } = input;
      const size = jpegSize(Buffer.from(picture, "base64"));
      const key = { userId: context.user.id, resumeId };
      if (!(await hasResume(db, key))) throw errors.NOT_FOUND();
      const isOfSize = size?.width === LINK_PICTURE.width && size.height === LINK_PICTURE.height;
      if (!isOfSize) throw errors.NO_PICTURE();
      const kept = await setPicture(deps, key, { revision, picture, now: clock() });
      if (kept.ok) return;
      if (kept.problem.kind === "absent") throw errors.NOT_FOUND();
      throw errors.PICTURE_NOT_WANTED();
    }),

    openShare: open.editor.openShare.handler(async ({ input, context, errors }) => {
      const opened = await openShare(deps, {
        token: input.token,
        password: input.password,
        ip: context.ip,
        userAgent: context.headers.get("user-agent") ?? "",
        findUserId: async () => (await context.findUser())?.id ?? null,
      });
      if (opened.ok) {
        const { draft, updatedAt } = opened.value;
        const name = draft.resumeData.personal.fullName.trim() || UNNAMED;
        const { templates } = deps;
        const files = templates.find(({ id }) => id === draft.currentTemplate) ?? templates[0];
        if (!files) throw new Error("an installation has at least one template");
        const template = toTemplate(files);
        return { name, draft, template, updatedAt: updatedAt.toISOString() };
      }

      const { problem } = opened;
      switch (problem.kind) {
        case "absent":
          throw errors.NOT_FOUND();
        case "password-needed":
          throw errors.PASSWORD_NEEDED({ data: { wasWrong: problem.wasWrong } });
        case "too-many-attempts":
          throw errors.TOO_MANY_ATTEMPTS({
            data: { retryAfterSeconds: problem.retryAfterSeconds },
          });
        default:
          return assertNever(problem);
      }
    }),
  };
}
