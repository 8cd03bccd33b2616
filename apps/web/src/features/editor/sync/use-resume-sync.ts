import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../../lib/api.ts";
import { connectTabs } from "../../../lib/tabs.ts";
import { createDraftStore, type DraftStore } from "../../../shared/drafts/draft-store.ts";
import { resumeStorage, type StoredResume } from "../../../shared/drafts/stored-resume.ts";
import { isSignedInAs } from "../../../shared/sync/requests.ts";
import { usePageSync } from "../../../shared/sync/use-page-sync.ts";
import { resumeServer } from "./resume-server.ts";
import { createResumeSync, type ResumeSync } from "./resume-sync.ts";

interface Opened {
  readonly userId: string;
  readonly resumeId: string;
  readonly opened: StoredResume;
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
  const [parts] = useState(() => {
    const store = createDraftStore(opened.doc);
    const sync = createResumeSync({
      store,
      opened,
      storage: resumeStorage(userId, resumeId),
      send: resumeServer(resumeId, opened.name),
      tabs: connectTabs(`resume ${resumeId}`),
      isSignedIn: () => isSignedInAs(userId),
    });
    return { store, sync };
  });

  usePageSync(parts.sync);

  useEffect(
    () => () => void cache.invalidateQueries({ queryKey: api.editor.listResumes.key() }),
    [cache],
  );

  return parts;
}
