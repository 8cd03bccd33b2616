import { useParams, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { EditorPage } from "../../features/editor/editor-page.tsx";
import { LetterDialog } from "./letter-dialog.ts";
import { onDemand } from "../../ui/on-demand.tsx";
import { Spinner } from "../../ui/spinner.tsx";

/** Reads a file into a resume. Fetched where there is one to read. */
const UploadOpening = lazy(() =>
  import("../../features/import/upload-opening.tsx").then((module) => ({
    default: module.UploadOpening,
  })),
);

/** Fetched when somebody wants to share. */
const { Component: ShareDialog } = onDemand(
  async () => (await import("../../features/sharing/share-dialog.tsx")).ShareDialog,
);

/** Draws what links show where they are pasted. Fetched when the editor has time; nobody misses it without a connection. */
const SharePicture = lazy(() =>
  import("../../features/sharing/share-picture.tsx").then(
    (module) => ({ default: module.SharePicture }),
    () => ({ default: () => null }),
  ),
);

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
    return (
      <Suspense fallback={<Spinner label="Opening your resume" />}>
        <UploadOpening uploadId={upload} {...place} />
      </Suspense>
    );
  }
  return (
    <EditorPage ShareDialog={ShareDialog} LetterDialog={LetterDialog} SharePicture={SharePicture} />
  );
}
