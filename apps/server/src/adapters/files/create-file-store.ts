import path from "node:path";
import type { Settings } from "../../settings.ts";
import type { FileStore } from "./file-store.ts";
import { createFolderFileStore } from "./folder-file-store.ts";

/** The store the settings ask for: a bucket when one is named, else the folder `files` of the data folder. */
export async function createFileStore(
  settings: Pick<Settings, "dataDir" | "s3">,
): Promise<FileStore> {
  if (!settings.s3) return createFolderFileStore(path.join(settings.dataDir, "files"));
  // Loaded when asked for: the client for buckets is larger than everything else together.
  const { createBucketFileStore } = await import("./bucket-file-store.ts");
  return createBucketFileStore(settings.s3);
}
