import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

/** What was read of an upload, asked for once a visit: the person may have corrected it since the last one. */
export function useUploadReading(uploadId: string) {
  return useQuery({
    ...api.resume.getReading.queryOptions({ input: { uploadId } }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
