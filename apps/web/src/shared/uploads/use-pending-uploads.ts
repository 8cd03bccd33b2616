import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api, client } from "../../lib/api.ts";
import { followUntilRead } from "./follow-until-read.ts";

/** How often the server is asked about files that are being read, where its stream of events breaks. */
const ASK_AGAIN_MS = 5_000;

/**
 * Keeps the cache up to date about uploads that are being read. One connection, open only as long as there are any.
 *
 * @param uploadIds  those that are `pending` as far as is known; none ends the following
 */
export function usePendingUploads(uploadIds: readonly string[]): void {
  const cache = useQueryClient();
  const asked = uploadIds.join(" ");

  useEffect(() => {
    if (asked === "") return undefined;
    const end = new AbortController();
    const ids = asked.split(" ");
    const { getUpload, history } = api.resume;
    void followUntilRead(
      ids,
      {
        follow: (wanted, signal) => client.resume.followUploads({ uploadIds: wanted }, { signal }),
        pause,
        onRead(upload) {
          cache.setQueryData(getUpload.queryKey({ input: { uploadId: upload.id } }), upload);
          void cache.invalidateQueries({ queryKey: history.key() });
        },
        onLost() {
          for (const uploadId of ids) {
            void cache.invalidateQueries({ queryKey: getUpload.key({ input: { uploadId } }) });
          }
          void cache.invalidateQueries({ queryKey: history.key() });
        },
      },
      end.signal,
    );
    return () => end.abort();
  }, [asked, cache]);
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ASK_AGAIN_MS);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
