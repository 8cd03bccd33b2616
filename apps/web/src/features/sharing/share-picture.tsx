import type { ResumeShare } from "@taiyari/contract";
import { useQuery } from "@tanstack/react-query";
import { isSameDraft } from "@taiyari/domain/versions";
import { useEffect } from "react";
import { api, client } from "../../lib/api.ts";
import { useUser } from "../../lib/session.ts";
import { resumeStorage } from "../../shared/drafts/stored-resume.ts";
import { usePreview } from "../../shared/preview/preview-context.ts";
import { drawLinkPicture } from "./draw-link-picture.ts";

interface SharePictureProps {
  readonly resumeId: string;
  /** Says whether everything is kept, and when that changes. */
  readonly saving: {
    readonly get: () => { readonly kind: string };
    readonly subscribe: (listener: () => void) => () => void;
  };
}

/** Long enough that one picture is made of a sentence, and not one of each word. */
const REST_MS = 3_000;

/**
 * Keeps the picture of a resume's links up to date while it is edited: only here is the page laid out (decision 0056).
 * Renders nothing and tells of no failure: a link without a picture of its own shows the product's.
 */
export function SharePicture({ resumeId, saving }: SharePictureProps) {
  const { preview, store, template } = usePreview();
  const userId = useUser()?.id ?? "";
  // Never asked for here: whoever makes or ends a link asks.
  const shares = useQuery({
    ...api.editor.listShares.queryOptions({ input: { id: resumeId } }),
    enabled: false,
  }).data?.shares;
  const isReady = template !== null && userId !== "";

  useEffect(() => {
    if (!isReady) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = shares?.some(mayShowPicture) ?? true;
    let isEnded = false;

    async function keep(): Promise<void> {
      const { draft } = store.get();
      const isStill = () => !isEnded && store.get().draft === draft;
      if (saving.get().kind !== "saved") return;
      const state = await client.editor.linkPicture({ id: resumeId });
      ({ isShown } = state);
      if (!isShown || state.isCurrent || !isStill()) return;
      const base = resumeStorage(userId, resumeId).read()?.base;
      if (base?.revision !== state.revision || !isSameDraft(base.doc, draft)) return;
      const picture = await drawLinkPicture(preview, draft);
      if (picture === null || !isStill()) return;
      await client.editor.keepLinkPicture({ id: resumeId, revision: base.revision, picture });
    }

    function keepLater(): void {
      clearTimeout(timer);
      if (isShown) timer = setTimeout(() => void keep().catch(() => undefined), REST_MS);
    }

    const ends = [store.subscribe(keepLater), saving.subscribe(keepLater)];
    keepLater();
    return () => {
      isEnded = true;
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [isReady, preview, resumeId, saving, shares, store, userId]);

  return null;
}

/** One that ended by itself does not either, as the server says when it is asked. */
function mayShowPicture({ revokedAt, hasPassword }: ResumeShare): boolean {
  return revokedAt === null && !hasPassword;
}
