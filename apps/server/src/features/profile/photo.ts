import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { API_PATH } from "../../http/api.ts";
import type { ProfileDeps } from "./deps.ts";
import { changeImage } from "./store.ts";

export const PHOTOS = `${API_PATH}/profile/photos`;

/** Where a photo is served: another photo has another address, so that a browser may keep it. */
export function photoPath(userId: string, image: string): string {
  return `${PHOTOS}/${userId}/${image}`;
}

/** Where photos are kept, each as `user-photos/{user id}/{uuid}`. */
export const PHOTO_FOLDER = "user-photos";

/** What a file that is half written is called, so that the sweep of uploads removes it after a crash. */
const PARTIAL_PREFIX = "upload-";

/** Where the object of a photo is kept. */
export function photoKey(userId: string, image: string): string {
  return `${PHOTO_FOLDER}/${userId}/${image}`;
}

/** Gives a person another photo, or none with null. The object of the photo before goes. */
export async function setPhoto(
  { db, clock, files, tempFolder }: ProfileDeps,
  userId: string,
  photo: Buffer | null,
): Promise<void> {
  const image = photo && randomUUID();
  if (photo && image) {
    const file = path.join(tempFolder, `${PARTIAL_PREFIX}${process.pid}-${image}`);
    await mkdir(tempFolder, { recursive: true, mode: 0o700 });
    try {
      await writeFile(file, photo, { mode: 0o600, flush: true });
      await files.keep(photoKey(userId, image), file, photo.length);
    } finally {
      await rm(file, { force: true });
    }
  }
  const before = await changeImage(db, userId, image, clock());
  if (before) await files.remove(photoKey(userId, before));
}
