import type { FileStore } from "../../adapters/files/file-store.ts";
import type { Db } from "../../db/client.ts";
import { deleteRows, type LeavingPerson } from "./leaving-store.ts";

/** Where photos are kept, each as `user-photos/{user id}/{uuid}`. */
export const PHOTO_FOLDER = "user-photos";

/** Folders of the file store with one folder for each person. */
export const PERSONAL_FOLDERS = ["user-resumes", PHOTO_FOLDER] as const;

/**
 * Deletes everything of a person: files, then rows, all of these at once. Whatever moment it is ended in, doing it
 * again does the rest. Null when the account was gone already.
 */
export async function deletePerson(
  { db, files }: { readonly db: Db; readonly files: FileStore },
  userId: string,
): Promise<LeavingPerson | null> {
  await removeFiles(files, userId);
  const person = await deleteRows(db, userId);
  // One that was still arriving.
  await removeFiles(files, userId);
  return person;
}

async function removeFiles(files: FileStore, userId: string): Promise<void> {
  for (const folder of PERSONAL_FOLDERS) {
    const keys: string[] = [];
    for await (const { key } of files.list(`${folder}/${userId}`)) keys.push(key);
    for (const key of keys) await files.remove(key);
  }
}
