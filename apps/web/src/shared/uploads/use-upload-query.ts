import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

/** How often a file that is still being read is asked for. */
const ASK_AGAIN_MS = 700;

/** One upload, followed until it has been read. @param uploadId  null for none, which asks nothing */
export function useUploadQuery(uploadId: string | null) {
  return useQuery({
    ...api.resume.getUpload.queryOptions({ input: { uploadId: uploadId ?? "" } }),
    enabled: uploadId !== null,
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.data?.status === "pending" ? ASK_AGAIN_MS : false),
  });
}
