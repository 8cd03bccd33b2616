import { useQuery } from "@tanstack/react-query";
import type { ResumeDraft } from "@taiyari/domain/draft";
import { toTemplateData } from "@taiyari/domain/draft";
import type { Template, TemplateChoices } from "@taiyari/domain/resume";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { api } from "../../lib/api.ts";
import type { DraftState, DraftStore } from "../drafts/draft-store.ts";
import { useDraft } from "../drafts/use-draft.ts";
import { storeTemplates, storedTemplates } from "./stored-templates.ts";
import { createPreview } from "./preview.ts";
import { PreviewContext, type PreviewOfDraft } from "./preview-context.ts";

interface PreviewProviderProps {
  readonly store: DraftStore;
  readonly children: ReactNode;
}

const NONE: readonly Template[] = [];

/** Keeps a preview of the draft on the screen, from the first change to the last. */
export function PreviewProvider({ store, children }: PreviewProviderProps) {
  const listed = useQuery(
    api.editor.templates.queryOptions({ staleTime: Number.POSITIVE_INFINITY }),
  );
  const [preview] = useState(() => createPreview());
  const [kept] = useState(storedTemplates);
  // Without the server, those it had last are as good as any.
  const templates = listed.data?.templates ?? (listed.failureCount > 0 ? kept : NONE);
  const id = useDraft(store, templateOf);
  const chosen = useDraft(store, chosenOf);
  const template = templateNamed(templates, id);
  const choices = useMemo(() => template && choicesOf(template, chosen), [template, chosen]);

  useEffect(() => {
    if (listed.data) storeTemplates(listed.data.templates);
  }, [listed.data]);

  useEffect(() => {
    if (templates.length === 0) return undefined;
    let last: ResumeDraft | null = null;
    function showDraft(): void {
      const { draft } = store.get();
      const shownIn = templateNamed(templates, draft.currentTemplate);
      if (!shownIn || draft === last) return;
      last = draft;
      const data = toTemplateData(draft);
      preview.show({ template: shownIn, data, choices: choicesOf(shownIn, draft.chosen) });
    }
    showDraft();
    return store.subscribe(showDraft);
  }, [preview, store, templates]);

  const { error, refetch } = listed;
  const problem = error && templates.length === 0 ? problemOf(error) : null;

  useEffect(() => {
    if (problem !== null) preview.refuse(problem);
  }, [preview, problem]);

  const value = useMemo<PreviewOfDraft>(
    () => ({
      preview,
      store,
      templates,
      template,
      choices,
      isPremiumEnforced: listed.data?.isPremiumEnforced ?? false,
      problem,
      retry: () => void refetch(),
    }),
    [preview, store, templates, template, choices, listed.data, problem, refetch],
  );
  return <PreviewContext value={value}>{children}</PreviewContext>;
}

const templateOf = ({ draft }: DraftState) => draft.currentTemplate;
const chosenOf = ({ draft }: DraftState) => draft.chosen;

/** The template of that name. A draft may name one that this installation has not: it is then shown in the first. */
function templateNamed(templates: readonly Template[], id: string): Template | null {
  return templates.find((template) => template.id === id) ?? templates[0] ?? null;
}

function choicesOf(template: Template, chosen: Partial<TemplateChoices>): TemplateChoices {
  return { ...template.defaults, ...chosen };
}

function problemOf(error: Error): string {
  return `Failed to load template: Failed to fetch template files: ${error.message}`;
}
