import type { TemplateChoices, Template } from "@taiyari/domain/resume";
import { createContext, use } from "react";
import type { DraftStore } from "../drafts/draft-store.ts";
import type { Preview } from "./preview.ts";

/** The preview of the draft on the screen, for every part of the editor. */
export interface PreviewOfDraft {
  readonly preview: Preview;
  readonly store: DraftStore;
  /** Every template, in the order of the grid; [] until they are here. */
  readonly templates: readonly Template[];
  /** The one that the draft is shown in; null until the templates are here. */
  readonly template: Template | null;
  /** What the template begins with and what the person chose. */
  readonly choices: TemplateChoices | null;
  /** Whether a free account may not choose premium templates. */
  readonly isPremiumEnforced: boolean;
  /** Why there is no template at all, as a whole sentence; null when there is one or is going to be. */
  readonly problem: string | null;
  /** Asks for the templates again. */
  readonly retry: () => void;
}

export const PreviewContext = createContext<PreviewOfDraft | null>(null);

/** @throws outside of a `PreviewProvider` */
export function usePreview(): PreviewOfDraft {
  const preview = use(PreviewContext);
  if (!preview) throw new Error("usePreview stands outside of a PreviewProvider.");
  return preview;
}
