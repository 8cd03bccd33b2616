import type { Careers } from "@taiyari/domain/careers";
import { signedIn } from "../../http/procedures.ts";
import { needsReading, readInBackground } from "../../shared/reading/read-upload.ts";
import { dropOldest } from "./allowance.ts";
import { followUploads } from "./follow-uploads.ts";
import { markDeleted, unmarkDeleted } from "./store.ts";
import { toResumeUpload } from "./to-contract.ts";
import type { UploadDeps } from "./upload-resume.ts";
import { findUpload, saveAnswers } from "../../shared/uploads/upload-store.ts";

/** Uploaded resumes, with what their owner answers about them. */
export function uploadProcedures(deps: UploadDeps & { readonly careers: Careers }) {
  const { db, clock, careers } = deps;
  const { resume } = signedIn;
  return {
    getUpload: resume.getUpload.handler(async ({ input, context, errors }) => {
      const upload = await findUpload(db, { ...input, userId: context.user.id });
      if (!upload) throw errors.NOT_FOUND();
      // Whoever asks for it will need what stands in it, and the server may have stopped before it was read.
      if (needsReading(deps, upload)) readInBackground(deps, upload);
      return toResumeUpload(upload);
    }),

    followUploads: resume.followUploads.handler(async ({ input, context, signal }) => {
      // A proxy in front must not hold events back until there are many.
      context.setHeader("x-accel-buffering", "no");
      return followUploads(deps, { ...input, userId: context.user.id }, signal);
    }),

    saveMetadata: resume.saveMetadata.handler(async ({ input, context, errors }) => {
      const { uploadId, metadata } = input;
      const saved = await saveAnswers(db, { uploadId, userId: context.user.id }, { metadata });
      if (!saved) throw errors.NOT_FOUND();
      return { savedAt: clock().toISOString() };
    }),

    deleteUpload: resume.deleteUpload.handler(async ({ input, context, errors }) => {
      const userId = context.user.id;
      const deleted = await markDeleted(db, { ...input, userId }, clock());
      if (!deleted) throw errors.NOT_FOUND();
      await dropOldest(deps, userId);
      return {};
    }),

    restoreUpload: resume.restoreUpload.handler(async ({ input, context, errors }) => {
      const restored = await unmarkDeleted(db, { ...input, userId: context.user.id }, clock());
      if (!restored) throw errors.NOT_FOUND();
      return {};
    }),

    options: resume.options.handler(() => ({
      roles: careers.roles.map((role) => role.title),
      industries: careers.industries.map((industry) => industry.name),
    })),
  };
}
