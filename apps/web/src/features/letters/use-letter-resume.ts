import type { ResumeDraft } from "@taiyari/domain/draft";
import type { TemplateChoices } from "@taiyari/domain/resume";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { api } from "../../lib/api.ts";
import { resumeStorage } from "../../shared/drafts/stored-resume.ts";
import { PLAIN_LOOK } from "./files/letter-page.ts";
import type { LetterFacts } from "./state/letter-storage.ts";

/** The resume a letter goes with, as it is now. */
export interface LetterResume {
  readonly kind: "loading" | "none" | "here";
  readonly draft: ResumeDraft | null;
  readonly name: string;
  /** Null where only this device knows it. */
  readonly revision: number | null;
  readonly look: TemplateChoices;
}

/** Takes what this browser keeps unless the server has it; "none" for a letter without one, and for one that is gone. */
export function useLetterResume(userId: string, resume: LetterFacts["resume"]): LetterResume {
  const id = resume?.id ?? null;
  const found = useQuery({
    ...api.editor.getResume.queryOptions({ input: id === null ? skipToken : { id } }),
    retry: false,
  });
  const templates = useQuery(
    api.editor.templates.queryOptions({ staleTime: Number.POSITIVE_INFINITY }),
  );
  return useMemo((): LetterResume => {
    const stored = id === null ? null : resumeStorage(userId, id).read();
    const draft = found.data?.draft ?? (found.error ? (stored?.doc ?? null) : null);
    const template = templates.data?.templates.find((one) => one.id === draft?.currentTemplate);
    const kind = draft ? "here" : id !== null && found.isPending ? "loading" : "none";
    return {
      kind,
      draft,
      name: found.data?.name ?? stored?.name ?? "",
      revision: found.data?.revision ?? null,
      look: { ...PLAIN_LOOK, ...template?.defaults, ...draft?.chosen, photo: false },
    };
  }, [userId, id, found.data, found.error, found.isPending, templates.data]);
}
