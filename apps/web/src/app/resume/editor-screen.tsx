import { useParams, useSearch } from "@tanstack/react-router";
import { EditorPage } from "../../features/editor/editor-page.tsx";
import { UploadOpening } from "../../features/import/upload-opening.tsx";
import { LetterDialog } from "./letter-dialog.ts";
import { ShareDialog } from "../../features/sharing/share-dialog.tsx";

/**
 * The editor, with the ways to share a resume and to write a letter for it. With `?upload=`, a resume is made of that
 * upload and opened first, at `?section=` of it, or at the field with the words of `?find=`.
 */
export function EditorScreen() {
  const params: Readonly<Record<string, unknown>> = useParams({ strict: false });
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const { upload, section, find } = search;
  if (params["id"] === undefined && typeof upload === "string") {
    const place = {
      ...(typeof section === "string" && { section }),
      ...(typeof find === "string" && { find }),
    };
    return <UploadOpening uploadId={upload} {...place} />;
  }
  return <EditorPage ShareDialog={ShareDialog} LetterDialog={LetterDialog} />;
}
