import type { ResumeShare } from "@taiyari/contract";
import { safe } from "@orpc/client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, client } from "../../lib/api.ts";
import { OUTAGE, outageSentence } from "../../lib/failures.ts";
import { ModalDialog } from "../../ui/modal-dialog.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { NewLink } from "./new-link.tsx";
import { RenameLink } from "./rename-link.tsx";
import { ShareList } from "../../shared/links/share-list.tsx";
import styles from "../../shared/links/share.module.css";

interface ShareDialogProps {
  readonly resumeId: string;
  readonly onClose: () => void;
}

/** Links by which others see the resume as it is at that moment. */
export function ShareDialog({ resumeId, onClose }: ShareDialogProps) {
  const cache = useQueryClient();
  const input = { id: resumeId };
  const list = useQuery(api.editor.listShares.queryOptions({ input, staleTime: 0 }));
  const [newest, setNewest] = useState<string | null>(null);

  async function refresh(): Promise<void> {
    await cache.invalidateQueries({ queryKey: api.editor.listShares.key({ input }) });
    await cache.invalidateQueries({ queryKey: api.editor.listResumes.key() });
  }

  async function revoke({ id: shareId }: ResumeShare): Promise<void> {
    const { error } = await safe(client.editor.revokeShare({ ...input, shareId }));
    if (error)
      showToast({
        kind: "problem",
        title: "The link still works",
        text: outageSentence(error) ?? OUTAGE,
      });
    await refresh();
  }

  return (
    <ModalDialog title="Share this resume" onClose={onClose}>
      <p className={styles["lead"]}>
        Whoever has a link sees the resume as it is when they open it, without the sections you
        hide. They need no account. Where a link without a password is pasted, in a chat or a post,
        your name, your first words and the top of the first page are shown at once.
      </p>
      <NewLink
        resumeId={resumeId}
        onMade={({ id }) => {
          setNewest(id);
          void refresh();
        }}
      />
      <ShareList
        shares={list.data?.shares}
        error={list.error}
        onRetry={() => void list.refetch()}
        path="/shared/"
        noteOf={({ isListed }) => (isListed ? "Listed by search engines" : null)}
        newest={newest}
        onRevoke={(share) => void revoke(share)}
        renderChange={(share, onDone) => (
          <RenameLink resumeId={resumeId} share={share} onSaved={refresh} onDone={onDone} />
        )}
      />
    </ModalDialog>
  );
}
