import type { Careers } from "@taiyari/domain/careers";
import { targetFrom } from "@taiyari/domain/report";
import type { Reading } from "@taiyari/domain/resume";
import { signedIn } from "../../http/procedures.ts";
import { dayNumber } from "../../shared/dates/india.ts";
import type { ReadingDeps } from "../../shared/reading/deps.ts";
import { readUpload } from "../../shared/reading/read-upload.ts";
import { findReading, type StoredReading } from "../../shared/reading/reading-store.ts";
import { findReportOfUpload, saveCorrections } from "./store.ts";
import { findUpload } from "../../shared/uploads/upload-store.ts";

export interface ReviewDeps extends ReadingDeps {
  readonly careers: Careers;
  /** Names their content. */
  readonly careersVersion: string;
}

/** An address that names its content never answers otherwise. In seconds. */
const A_YEAR = 31_536_000;

/** What a machine reads of a resume, and what its owner corrects in it. */
export function reviewProcedures(deps: ReviewDeps) {
  const { db, clock, careers, careersVersion, workers } = deps;
  const { resume } = signedIn;
  return {
    getReading: resume.getReading.handler(async ({ input, context, errors }) => {
      const key = { ...input, userId: context.user.id };
      const upload = await findUpload(db, key);
      if (!upload) throw errors.NOT_FOUND();
      const read = await readUpload(deps, upload);
      if (!read.ok) throw errors.RESUME_UNREADABLE({ data: { problem: read.problem.kind } });
      const { reading, corrections, revision, file } = read.value;
      return {
        uploadId: upload.id,
        fileName: upload.fileName,
        reading: JSON.parse(reading) as Reading,
        corrections,
        revision,
        file: { ...file, today: dayNumber(clock()) },
        target: targetFrom(upload.metadata, upload.details),
        careersVersion,
        report: await findReportOfUpload(db, key),
      };
    }),

    saveCorrections: resume.saveCorrections.handler(async ({ input, context, errors }) => {
      const { corrections, revision } = input;
      const key = { uploadId: input.uploadId, userId: context.user.id };
      const upload = await findUpload(db, key);
      if (!upload) throw errors.NOT_FOUND();
      // After a release with newer rules the reading they were made on may be one of the past.
      const read = await readUpload(deps, upload);
      if (!read.ok) throw errors.NOT_FOUND();
      const kept = read.value;
      if (kept.revision !== revision) throw errors.CONFLICT({ data: currentOf(kept) });

      const now = clock();
      const today = dayNumber(now);
      const tried = await workers.correct(key.userId, {
        reading: kept.reading,
        corrections,
        today,
      });
      if (!tried.ok) throw new Error(`corrections could not be tried: ${tried.problem.kind}`);
      if (!tried.value.ok) {
        throw errors.NOT_APPLICABLE({ data: { index: tried.value.problem.index } });
      }
      const { value: summary } = tried.value;
      const saved = await saveCorrections(db, key, { corrections, summary, revision });
      if (saved === null) {
        const current = (await findUpload(db, key)) && (await findReading(db, key));
        if (!current) throw errors.NOT_FOUND();
        throw errors.CONFLICT({ data: currentOf(current) });
      }
      return { revision: saved, savedAt: now.toISOString() };
    }),

    careers: resume.careers.handler(({ input, context }) => {
      // A page opened before a release asks for what was.
      const isWanted = input.version === careersVersion;
      context.setHeader(
        "cache-control",
        isWanted ? `private, max-age=${A_YEAR}, immutable` : "no-store",
      );
      return careers;
    }),
  };
}

/** What is saved now, for the person whose saving came too late. */
function currentOf({
  corrections,
  revision,
}: StoredReading): Pick<StoredReading, "corrections" | "revision"> {
  return { corrections, revision };
}
