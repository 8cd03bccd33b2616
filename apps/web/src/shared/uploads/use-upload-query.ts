import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { usePendingUploads } from "./use-pending-uploads.ts";

/** One upload, followed until it has been read. @param uploadId  null for none, which asks nothing */
export function useUploadQuery(uploadId: string | null) {
  const upload = useQuery({
    ...api.resume.getUpload.queryOptions({ input: { uploadId: uploadId ?? "" } }),
    enabled: uploadId !== null,
    refetchOnMount: "always",
  });
  usePendingUploads(upload.data?.status === "pending" ? [upload.data.id] : []);
  return upload;
}
