import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { api } from "../../../lib/api.ts";
import { openDocuments } from "../../../lib/documents/documents.ts";
import { usePreview } from "../../../shared/preview/preview-context.ts";
import { proveResume } from "../proof/prove-resume.ts";
import { NotesContext } from "./notes-context.ts";
import { createNotesEngine } from "./notes-engine.ts";

/** Scores the draft of the preview around it whenever the person rests. */
export function NotesProvider({ children }: { readonly children: ReactNode }) {
  const { preview, store, template } = usePreview();
  const cache = useQueryClient();
  const [engine] = useState(() =>
    createNotesEngine({
      store,
      open: () => openDocuments(),
      async careers() {
        const { careersVersion } = await cache.ensureQueryData(
          api.editor.templates.queryOptions({ staleTime: Infinity }),
        );
        return cache.ensureQueryData(
          api.resume.careers.queryOptions({
            input: { version: careersVersion },
            staleTime: Infinity,
          }),
        );
      },
      prove: (draft, documents) => proveResume(preview, draft, documents),
    }),
  );
  const isReady = template !== null;
  useEffect(() => (isReady ? engine.start() : undefined), [engine, isReady]);
  return <NotesContext value={engine}>{children}</NotesContext>;
}
