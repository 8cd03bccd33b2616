import type { Template, TemplateChoices, TemplateData } from "@taiyari/domain/resume";
import type { DisplayList } from "@taiyari/paper";
import { languageOf, textsIn } from "./frame/language.ts";
import type { FrameContent, Place, Shown, Snapshot } from "./frame/messages.ts";
import { connectFrame, type FrameClient, withHiddenFrame } from "./frame-client.ts";
import { facesInTime } from "./paper-faces.ts";
import type { PreviewHandle, PreviewState } from "./preview-handle.ts";
import { createTemplateCache, type TemplateCache } from "./template-files.ts";

/** What is to be seen. */
export interface PreviewContent {
  readonly template: Pick<Template, "id" | "name" | "margins" | "hasScript">;
  readonly data: TemplateData;
  readonly choices: TemplateChoices;
}

/** What is seen, and how it came out. */
export interface PreviewPicture {
  readonly content: PreviewContent;
  readonly shown: Shown;
}

/** A live preview. It is seen in one frame at most; without one it is laid out when somebody asks for its pages. */
export interface Preview extends PreviewHandle {
  /** Shows the newest; what comes while the frame is busy replaces what was waiting. */
  readonly show: (content: PreviewContent) => void;
  /** Ends the wait of those who asked for pages before there was anything to show: there will be none, and why. */
  readonly refuse: (problem: string) => void;
  /** What stands in the frame now; null before anything does. */
  readonly picture: () => PreviewPicture | null;
  /** Shows it in a frame that is about to load. @returns  what ends that */
  readonly attach: (frame: HTMLIFrameElement, onPick?: (place: Place) => void) => () => void;
  /** The pages as markup, for printing. */
  readonly snapshot: () => Promise<Snapshot>;
  /** How each of these would come out, one after the other, until `until` says that one will do. */
  readonly tryOut: (
    choices: readonly TemplateChoices[],
    until: (shown: Shown) => boolean,
  ) => Promise<readonly Shown[]>;
}

const LOADING: PreviewState = { kind: "loading" };

/** @param shelf  shared, where several previews show the same templates */
export function createPreview(shelf: TemplateCache = createTemplateCache()): Preview {
  const listeners = new Set<() => void>();
  let state: PreviewState = LOADING;
  let picture: PreviewPicture | null = null;
  let wanted: PreviewContent | null = null;
  let client: FrameClient | null = null;
  /** Ends when everything that was wanted is seen. */
  let work: Promise<void> | null = null;
  /** Who asks for pages at once, before the templates are here, waits for the first of them. */
  const first = Promise.withResolvers<void>();
  first.promise.catch(() => undefined);

  function settle(settled: PreviewState): void {
    state = settled;
    for (const listener of listeners) listener();
  }

  /** @throws  an Error with the problem, when the template's files cannot be had */
  async function contentOf(content: PreviewContent): Promise<FrameContent> {
    const files = await shelf.take(content.template);
    if (!files.ok) throw new Error(files.problem);
    const { data, choices, template } = content;
    const language = languageOf(textsIn(data));
    return { files: files.value, margins: template.margins, data, choices, language };
  }

  /** What is to be seen and is not; null when there is nothing to do. */
  function next(frame: FrameClient): PreviewContent | null {
    return frame === client && wanted !== picture?.content ? wanted : null;
  }

  async function showWanted(frame: FrameClient): Promise<void> {
    for (let content = next(frame); content; content = next(frame)) {
      const isNew = content.template.id !== picture?.content.template.id;
      if (isNew && state.kind !== "loading") settle(LOADING);
      try {
        const sent = await contentOf(content);
        if (wanted?.template.id !== content.template.id) continue;
        const shown = await frame.ask({ kind: "show", content: sent });
        if (frame !== client) return;
        picture = { content, shown };
        settle({ kind: "shown", ...shown });
      } catch (error) {
        if (frame !== client) return;
        if (wanted?.template.id !== content.template.id) continue;
        settle({ kind: "failed", message: `Failed to load template: ${reasonOf(error)}` });
        return;
      }
    }
  }

  function start(): void {
    if (!client || work) return;
    work = showWanted(client).finally(() => {
      work = null;
      if (client && next(client) && state.kind !== "failed") start();
    });
  }

  /** @throws  an Error with the problem, when there is nothing to show and will not be */
  async function wantedContent(): Promise<PreviewContent> {
    if (wanted) return wanted;
    await first.promise;
    return wantedContent();
  }

  /** Asks the frame that is seen; without one, a hidden one that shows the same. */
  async function onPages<Answer>(ask: (frame: FrameClient) => Promise<Answer>): Promise<Answer> {
    await wantedContent();
    await idle();
    if (state.kind === "failed") throw new Error(state.message);
    if (client && picture) return ask(client);
    const sent = await contentOf(await wantedContent());
    return withHiddenFrame({ facesFor: facesInTime }, async (frame) => {
      await frame.ask({ kind: "show", content: sent });
      return ask(frame);
    });
  }

  async function idle(): Promise<void> {
    if (!work) return;
    await work;
    await idle();
  }

  return {
    get: () => state,
    picture: () => picture,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(content) {
      if (state.kind === "failed" && content.template.id !== wanted?.template.id) state = LOADING;
      wanted = content;
      first.resolve();
      if (state.kind !== "failed") start();
    },
    refuse(problem) {
      first.reject(new Error(problem));
    },
    retry() {
      settle(LOADING);
      start();
    },
    attach(frame, onPick) {
      const own = connectFrame(frame, { facesFor: facesInTime, onPick });
      client = own;
      picture = null;
      if (state.kind !== "loading") settle(LOADING);
      if (work) void work.finally(start);
      else start();
      return () => {
        own.close();
        if (client === own) client = null;
      };
    },
    capture: () => onPages<DisplayList>((frame) => frame.ask({ kind: "capture" })),
    snapshot: () => onPages((frame) => frame.ask({ kind: "snapshot" })),
    async tryOut(choices, until) {
      const sent = await contentOf(await wantedContent());
      return withHiddenFrame({ facesFor: facesInTime }, async (frame) => {
        const tried: Shown[] = [];
        for (const one of choices) {
          const shown = await frame.ask({ kind: "show", content: { ...sent, choices: one } });
          tried.push(shown);
          if (until(shown)) break;
        }
        return tried;
      });
    },
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
