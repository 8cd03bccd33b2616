import type { UploadReading } from "@taiyari/contract";
import type { Correction } from "@taiyari/domain/resume";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, API_PATH } from "../../../lib/api.ts";
import {
  openDocuments,
  type Documents,
  type WorkerLike,
} from "../../../lib/documents/documents.ts";
import type { OpenedFile, Scores } from "../../../lib/documents/messages.ts";

/** The worker of this page, and what it found in the file. */
export interface DocumentState {
  /** Null until it runs. */
  readonly documents: Documents | null;
  /** Null until the file was opened; `failed` where it could not be. */
  readonly file: OpenedFile | null;
  readonly failed: boolean;
}

const NONE: DocumentState = { documents: null, file: null, failed: false };

/** Opens an upload's file in a worker, as long as the page is there. */
export function useDocuments(uploadId: string, start?: () => WorkerLike): DocumentState {
  const [state, setState] = useState(NONE);
  useEffect(() => {
    let isLeft = false;
    const documents = openDocuments(start);
    // oxlint-disable-next-line react/set-state-in-effect -- the worker begins with the page and is of use before the file has arrived
    setState({ documents, file: null, failed: false });
    openFile(documents, uploadId).then(
      (file) => !isLeft && setState({ documents, file, failed: false }),
      () => !isLeft && setState({ documents, file: null, failed: true }),
    );
    return () => {
      isLeft = true;
      documents.close();
    };
  }, [uploadId, start]);
  return state;
}

async function openFile(documents: Documents, uploadId: string): Promise<OpenedFile> {
  const address = new URL(`${API_PATH}/resume/uploads/${uploadId}/file`, window.location.origin);
  const response = await fetch(new Request(address));
  if (!response.ok) throw new Error(`The file did not come: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return documents.ask({ kind: "open", bytes });
}

/** The score with the corrections and without; null until the first is there, and where it cannot be worked out. */
export function useScores(
  documents: Documents | null,
  upload: UploadReading,
  corrections: readonly Correction[],
): Scores | null {
  const { reading, file, target, careersVersion: version } = upload;
  const careers = useQuery({
    ...api.resume.careers.queryOptions({ input: { version } }),
    staleTime: Infinity,
  });
  const [prepared, setPrepared] = useState<Documents | null>(null);
  const [scores, setScores] = useState<Scores | null>(null);

  useEffect(() => {
    if (!documents || !careers.data) return;
    documents
      .ask({ kind: "prepare-scoring", basis: { reading, file, target, careers: careers.data } })
      .then(
        () => setPrepared(documents),
        () => setPrepared(null),
      );
  }, [documents, careers.data, reading, file, target]);

  useEffect(() => {
    if (!documents || prepared !== documents) return undefined;
    let isOld = false;
    documents.ask({ kind: "score", corrections }).then(
      (found) => !isOld && setScores(found),
      () => !isOld && setScores(null),
    );
    return () => {
      isOld = true;
    };
  }, [documents, prepared, corrections]);

  return scores;
}
