import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { api, client } from "../../../lib/api.ts";
import { controlId, useEditor } from "../state/editor-context.ts";
import { EnhanceOverlay, loadCoach } from "./coach-on-demand.ts";
import { createEnhancing, type Enhancing } from "./create-enhancing.ts";
import { EnhanceContext, useEnhancingState } from "./enhance-context.ts";
import { thingOf } from "./enhance-words.ts";
import type { ModelClient } from "./engine/by-model.ts";
import { createBuiltInEngine } from "./engine/built-in.ts";
import { enhanceId } from "./enhancing.ts";

/** Enhances the draft of the editor around it. Nothing of the coach is fetched before somebody asks for it. */
export function EnhanceProvider({ children }: { readonly children: ReactNode }) {
  const { store, say } = useEditor();
  const cache = useQueryClient();
  const [engine] = useState(() =>
    createBuiltInEngine(async () => {
      const { careersVersion } = await cache.ensureQueryData(
        api.editor.templates.queryOptions({ staleTime: Infinity }),
      );
      return cache.ensureQueryData(
        api.resume.careers.queryOptions({
          input: { version: careersVersion },
          staleTime: Infinity,
        }),
      );
    }),
  );
  const [model] = useState<ModelClient>(() => ({
    async name() {
      try {
        const { engine: kind, name } = await cache.fetchQuery(
          api.coach.status.queryOptions({ staleTime: STATUS_MS, retry: false }),
        );
        return kind === "model" ? (name ?? "a language model") : null;
      } catch {
        // The built-in engine needs no server.
        return null;
      }
    },
    rewrite: (request, signal) => client.coach.rewrite(request, { signal }),
  }));
  const [enhancing] = useState<Enhancing>(() =>
    createEnhancing({
      store,
      enhance: async (asked, watch) =>
        (await loadCoach()).enhanceDraft(asked, watch, { model, builtIn: engine, today }),
      tell: (news) => void loadCoach().then(({ tellNews }) => tellNews(news, say)),
    }),
  );
  useEffect(() => enhancing.watch(), [enhancing]);
  useEffect(() => () => engine.close(), [engine]);
  return (
    <EnhanceContext value={enhancing}>
      {children}
      <Overlay enhancing={enhancing} />
      <FocusKeeper enhancing={enhancing} />
    </EnhanceContext>
  );
}

function Overlay({ enhancing }: { readonly enhancing: Enhancing }) {
  const { store } = useEditor();
  const { work } = useEnhancingState();
  if (!work) return null;
  const thing = thingOf(store.get().draft, work.scope);
  return <EnhanceOverlay work={work} thing={thing} onCancel={enhancing.cancel} />;
}

/**
 * Gives the focus back to what was pressed, once its comparison is gone, and shows the section of a comparison that is
 * to have it.
 */
function FocusKeeper({ enhancing }: { readonly enhancing: Enhancing }) {
  const { focus } = useEnhancingState();
  const { view, section, reveal } = useEditor();
  useLayoutEffect(() => {
    if (focus?.kind !== "comparison") return;
    const { field } = focus;
    if (view !== "edit" || field.section !== section) reveal(field.section, field.item);
  }, [focus, view, section, reveal]);
  useLayoutEffect(() => {
    if (focus?.kind !== "button") return;
    const { scope, field } = focus;
    const button = document.querySelector(`#${CSS.escape(enhanceId(scope))}`);
    const control = field && document.querySelector(`#${CSS.escape(controlId(field))}`);
    const wanted = button ?? control;
    if (wanted instanceof HTMLElement) wanted.focus();
    enhancing.settleFocus();
  }, [focus, enhancing]);
  return null;
}

/** Which engine an installation has changes when it is restarted. */
const STATUS_MS = 60_000;

const DAY_MS = 86_400_000;

function today(): number {
  const now = new Date();
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS;
}
