import type { ResumeUpload } from "@taiyari/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api } from "../../../lib/api.ts";
import { storeCurrentResumeId } from "../../../shared/uploads/current-resume.ts";
import { sendFile, type Accepted, type SendProblem, type Sending } from "./send-file.ts";

export type UploadState =
  | { readonly status: "idle" }
  | {
      readonly status: "uploading";
      readonly fileName: string;
      readonly sent: number;
      readonly total: number;
    }
  | { readonly status: "uploaded"; readonly upload: ResumeUpload }
  | { readonly status: "failed"; readonly fileName: string; readonly problem: SendProblem };

/**
 * Sends files, one at a time, and remembers the last one as the current resume.
 *
 * @param accepted  which types are taken
 * @param onUploaded  called once per file that arrived
 */
export function useUpload(accepted: Accepted, onUploaded?: (upload: ResumeUpload) => void) {
  const [state, setState] = useState<UploadState>({ status: "idle" });
  const sending = useRef<Sending | null>(null);
  const cache = useQueryClient();

  useEffect(() => () => sending.current?.cancel(), []);

  async function start(file: File) {
    sending.current?.cancel();
    setState({ status: "uploading", fileName: file.name, sent: 0, total: file.size });
    const mine = sendFile(file, accepted, {
      onProgress: (sent, total) =>
        setState({ status: "uploading", fileName: file.name, sent, total }),
    });
    sending.current = mine;
    const outcome = await mine.outcome;
    if (sending.current !== mine) return;
    if (outcome.ok) {
      const upload = outcome.value;
      storeCurrentResumeId(upload.id);
      cache.setQueryData(api.resume.getUpload.queryKey({ input: { uploadId: upload.id } }), upload);
      void cache.invalidateQueries({ queryKey: api.resume.history.key() });
      setState({ status: "uploaded", upload });
      onUploaded?.(upload);
    } else if (outcome.problem.kind === "cancelled") {
      setState({ status: "idle" });
    } else {
      setState({ status: "failed", fileName: file.name, problem: outcome.problem });
    }
  }

  return {
    state,
    start: (file: File) => void start(file),
    cancel: () => sending.current?.cancel(),
    reset: () => setState({ status: "idle" }),
  };
}
