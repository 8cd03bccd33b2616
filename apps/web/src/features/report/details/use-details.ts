import type { ResumeUpload } from "@taiyari/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { api, client } from "../../../lib/api.ts";
import { useSession } from "../../../lib/session.ts";
import { knownDetails, withoutBlanks, type Details } from "../../../shared/uploads/answers.ts";
import { usePreparation } from "../../../shared/preparation/preparation.ts";
import { draftOf } from "../../../shared/uploads/drafts.ts";

export type SaveState =
  | { readonly status: "untouched" }
  | { readonly status: "saving" }
  | { readonly status: "saved"; readonly at: string }
  /** The server does not have it yet; this device does. */
  | { readonly status: "kept" };

const SAVE_AFTER_MS = 800;
const RETRY_AFTER_MS = 5_000;

/**
 * The answers of the analysis form, kept on this device at once and on the server soon.
 *
 * They start from what is stored with the upload, or from what is known already when nothing is; a draft that
 * never reached the server comes first. What could not be sent is sent again until it arrives.
 */
export function useDetails(upload: ResumeUpload, userId: string) {
  const { targetRole } = usePreparation();
  const cache = useQueryClient();
  const session = useSession();
  const draft = useMemo(
    () => draftOf<Details>({ form: "details", userId, uploadId: upload.id }),
    [userId, upload.id],
  );
  const known = useMemo(() => knownDetails(upload, targetRole), [upload, targetRole]);
  const [details, setDetails] = useState<Details>(() => {
    const kept = draft.read();
    if (kept) return kept;
    return Object.keys(upload.details).length > 0 ? upload.details : known.details;
  });
  const [save, setSave] = useState<SaveState>({ status: "untouched" });

  const latest = useRef(details);
  const isDirty = useRef(draft.read() !== null);
  const sending = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLeft = useRef(false);

  function answer(change: Details) {
    latest.current = withoutBlanks({ ...latest.current, ...change });
    setDetails(latest.current);
    draft.keep(latest.current);
    isDirty.current = true;
    flushAfter(SAVE_AFTER_MS);
  }

  function flushAfter(ms: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), ms);
  }

  /** Sends what is not on the server yet. @returns whether the server now has everything */
  async function flush(): Promise<boolean> {
    clearTimeout(timer.current);
    if (sending.current) await sending.current;
    if (!isDirty.current) return true;
    isDirty.current = false;
    setSave({ status: "saving" });
    sending.current = send(latest.current);
    const hasArrived = await sending.current;
    sending.current = null;
    if (!hasArrived) {
      isDirty.current = true;
      setSave({ status: "kept" });
      // Once the form is left the draft waits for the next visit.
      if (!isLeft.current) flushAfter(RETRY_AFTER_MS);
    }
    return hasArrived;
  }

  async function send(answers: Details): Promise<boolean> {
    try {
      const { savedAt } = await client.resume.saveDetails({
        uploadId: upload.id,
        details: answers,
      });
      if (!isDirty.current) draft.drop();
      setSave({ status: "saved", at: savedAt });
      cache.setQueryData(
        api.resume.getUpload.queryKey({ input: { uploadId: upload.id } }),
        (stored) => stored && { ...stored, details: answers },
      );
      return true;
    } catch {
      return false;
    }
  }

  const flushNow = useRef(flush);
  useEffect(() => {
    flushNow.current = flush;
  });
  useEffect(() => {
    if (session.status !== "signed-in") return undefined;
    const run = () => void flushNow.current();
    run();
    window.addEventListener("online", run);
    return () => window.removeEventListener("online", run);
  }, [session.status]);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      void flushNow.current();
    };
  }, []);

  /** Sends everything, also what was only prefilled, so that the report counts what the form shows. */
  async function saveAll(): Promise<boolean> {
    isDirty.current = true;
    const hasArrived = await flush();
    cache.removeQueries({ queryKey: api.resume.makeReport.key() });
    return hasArrived;
  }

  function from(field: keyof Details): string | undefined {
    return details[field] === known.details[field] ? known.sources[field] : undefined;
  }

  return {
    details,
    answer,
    save,
    saveAll,
    from,
    hasPrefill: Object.keys(known.sources).length > 0,
  };
}
