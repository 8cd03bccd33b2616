import type { ResumeUpload } from "@taiyari/contract";
import type { ExperienceLevel } from "@taiyari/domain/resume";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { api, client } from "../../../lib/api.ts";
import { outageSentence } from "../../../lib/failures.ts";
import {
  knownDetails,
  withoutBlanks,
  type Details,
  type Metadata,
} from "../../../shared/uploads/answers.ts";
import { usePreparedDefaults } from "../../../shared/preparation/preparation.ts";
import { draftOf } from "../../../shared/uploads/drafts.ts";

/**
 * The answers of step 2: kept on this device as they are given, sent when the person continues.
 *
 * They start from what is stored with the upload, then what was typed and not sent, then what was read.
 */
export function useMetadata(upload: ResumeUpload | null, userId: string) {
  const cache = useQueryClient();
  const uploadId = upload?.id ?? null;
  const own = useMemo(
    () => draftOf<Metadata>({ form: "metadata", userId, uploadId }),
    [userId, uploadId],
  );
  const early = useMemo(
    () => draftOf<Metadata>({ form: "metadata", userId, uploadId: null }),
    [userId],
  );
  const prepared = usePreparedDefaults();
  const fromResume = useMemo(() => readFromResume(upload), [upload]);
  const fromProfile: Metadata = {
    ...(prepared.targetRole !== "" && { targetRole: prepared.targetRole }),
    ...(prepared.level !== null && prepared.isLevelSet && { experience: prepared.level }),
  };
  const kept = useMemo(
    () => ({ ...(uploadId ? early.read() : null), ...own.read() }),
    [early, own, uploadId],
  );
  const [typed, setTyped] = useState<Metadata>({});
  const given = { ...kept, ...typed };
  // The upload, and what was read of it, may arrive while the person is answering.
  const answers = withoutBlanks({
    ...firstAnswers(upload, { ...fromResume, ...fromProfile }),
    ...given,
  });
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  function answer(change: Metadata) {
    const next = { ...typed, ...change };
    setTyped(next);
    own.keep({ ...kept, ...next });
  }

  /** @returns whether the wizard may go on */
  async function save(): Promise<boolean> {
    if (!upload || !uploadId) return true;
    setIsSaving(true);
    setProblem(null);
    try {
      await client.resume.saveMetadata({ uploadId, metadata: answers });
      await carryIntoDetails(uploadId, upload, answers);
      own.drop();
      early.drop();
      cache.removeQueries({ queryKey: api.resume.makeReport.key() });
      cache.setQueryData(
        api.resume.getUpload.queryKey({ input: { uploadId } }),
        (stored) => stored && { ...stored, metadata: answers },
      );
      return true;
    } catch (error) {
      setProblem(
        `${outageSentence(error) ?? "Your answers could not be saved."} They are kept on this device.`,
      );
      return false;
    } finally {
      setIsSaving(false);
    }
  }

  /** Where an answer came from; undefined for one the person gave. */
  function from(field: "currentRole" | "targetRole" | "experience"): string | undefined {
    if (fromProfile[field] !== undefined && answers[field] === fromProfile[field])
      return "from your profile";
    const read = fromResume[field];
    return read !== undefined && answers[field] === read ? "from your resume" : undefined;
  }

  return { answers, answer, save, isSaving, problem, from };
}

/**
 * The analysis form starts from these answers, so once it has answers of its own the ones given here since then
 * must reach it too. The report counts the form's.
 */
async function carryIntoDetails(
  uploadId: string,
  upload: ResumeUpload,
  metadata: Metadata,
): Promise<void> {
  if (Object.keys(upload.details).length === 0) return;
  const before = knownDetails({ read: null, metadata: upload.metadata }).details;
  const now = knownDetails({ read: null, metadata }).details;
  const changed = Object.fromEntries(
    Object.entries(now).filter(([field, value]) => before[field as keyof Details] !== value),
  );
  if (Object.keys(changed).length === 0) return;
  await client.resume.saveDetails({ uploadId, details: { ...upload.details, ...changed } });
}

function firstAnswers(upload: ResumeUpload | null, known: Metadata): Metadata {
  const stored = upload?.metadata ?? {};
  return Object.keys(stored).length > 0 ? stored : known;
}

function readFromResume(upload: ResumeUpload | null): Metadata {
  const read = upload?.read;
  if (!read) return {};
  return {
    ...(read.currentRole ? { currentRole: read.currentRole } : {}),
    ...(read.years === null ? {} : { experience: experienceLevel(read.years) }),
  };
}

/** The cell that years of experience fall into. */
export function experienceLevel(years: number): ExperienceLevel {
  if (years < 0.5) return "fresher";
  if (years < 4) return "0-3";
  return years <= 7 ? "4-7" : "7+";
}
