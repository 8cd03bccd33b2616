import { lazy } from "react";

/** Asks what a letter is for. Fetched when somebody wants to write one. */
export const LetterDialog = lazy(() =>
  import("../../features/letters/list/new-letter-dialog.tsx").then((module) => ({
    default: module.NewLetterDialog,
  })),
);
