import type { ProfileDeps } from "./deps.ts";
import { PHOTO_FOLDER } from "./photo.ts";
import { isPhotoNeeded } from "./store.ts";

/** A photo this young may be one that somebody is just being given. */
const YOUNG_MS = 15 * 60_000;

/** Removes photos that nobody has any more: of deleted accounts, and what a crash left. */
export async function sweepPhotos({
  db,
  files,
  clock,
}: Pick<ProfileDeps, "db" | "files" | "clock">): Promise<void> {
  for await (const { key, changedAt } of files.list(PHOTO_FOLDER)) {
    if (clock().getTime() - changedAt.getTime() < YOUNG_MS) continue;
    const [, userId = "", image = ""] = key.split("/");
    if (!(await isPhotoNeeded(db, userId, image))) await files.remove(key);
  }
}
