import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../../lib/api.ts";
import { session, useSession } from "../../../lib/session.ts";
import { connectTabs } from "../../../lib/tabs.ts";
import { createDraftStore, type DraftStore } from "../../../shared/drafts/draft-store.ts";
import { type KeptResume, resumeKeeper } from "../../../shared/drafts/kept-resume.ts";
import { resumeServer } from "./resume-server.ts";
import { createResumeSync } from "./resume-sync.ts";
import type { ResumeSync } from "./sync-parts.ts";

interface Opened {
  readonly userId: string;
  readonly resumeId: string;
  readonly opened: KeptResume;
}

/**
 * The draft of a resume on the screen, kept in this browser and on the server for as long as the component stands.
 * Another resume or person wants another component.
 */
export function useResumeSync({ userId, resumeId, opened }: Opened): {
  readonly store: DraftStore;
  readonly sync: ResumeSync;
} {
  const cache = useQueryClient();
  const { status } = useSession();
  const [parts] = useState(() => {
    const store = createDraftStore(opened.draft);
    const sync = createResumeSync({
      store,
      opened,
      keeper: resumeKeeper(userId, resumeId),
      server: resumeServer(resumeId),
      tabs: connectTabs(`resume ${resumeId}`),
      mayAsk() {
        const current = session.get();
        return current.status === "signed-in" && current.user.id === userId;
      },
    });
    return { store, sync };
  });
  const { sync } = parts;

  useEffect(() => {
    const end = sync.start();
    const handleVisibility = () => (document.hidden ? sync.leave() : sync.wake());
    const { leave, wake } = sync;
    document.addEventListener("visibilitychange", handleVisibility);
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", wake);
    window.addEventListener("focus", wake);
    window.addEventListener("online", wake);
    return () => {
      document.removeEventListener("visibilitychange", handleVisibility);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", wake);
      window.removeEventListener("focus", wake);
      window.removeEventListener("online", wake);
      end();
      void cache.invalidateQueries({ queryKey: api.editor.listResumes.key() });
    };
  }, [sync, cache]);

  useEffect(() => {
    if (status === "signed-in") sync.wake();
  }, [status, sync]);

  return parts;
}
