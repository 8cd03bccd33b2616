import type { Contract, ErrorOf, ReportShare } from "@taiyari/contract";
import { isDefinedError, safe } from "@orpc/client";
import { assertNever } from "@taiyari/domain/result";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, client } from "../../../lib/api.ts";
import { NO_ROOM, OUTAGE, outageSentence } from "../../../lib/failures.ts";
import { LinkForm, type NewLinkTerms } from "../../../shared/links/link-form.tsx";
import { ShareList } from "../../../shared/links/share-list.tsx";
import styles from "../../../shared/links/share.module.css";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import { SwitchRow } from "../../../ui/switch-row.tsx";
import { showToast } from "../../../ui/toast-store.ts";

interface ShareReportDialogProps {
  readonly reportId: string;
  readonly onClose: () => void;
}

/** Links by which others see this report. */
export function ShareReportDialog({ reportId, onClose }: ShareReportDialogProps) {
  const cache = useQueryClient();
  const input = { reportId };
  const list = useQuery(api.resume.listReportShares.queryOptions({ input, staleTime: 0 }));
  const [newest, setNewest] = useState<string | null>(null);
  const [showsContact, setShowsContact] = useState(false);

  async function refresh(): Promise<void> {
    await cache.invalidateQueries({ queryKey: api.resume.listReportShares.key({ input }) });
  }

  async function make({ password, expiresAt }: NewLinkTerms): Promise<string | null> {
    if (expiresAt === null) throw new Error("a link to a report always ends");
    const asked = { reportId, password, expiresAt, showsContact };
    const { error, data } = await safe(client.resume.createReportShare(asked));
    if (error) return isDefinedError(error) ? sentenceFor(error) : OUTAGE;
    setNewest(data.id);
    void refresh();
    return null;
  }

  async function revoke({ id: shareId }: ReportShare): Promise<void> {
    const { error } = await safe(client.resume.revokeReportShare({ reportId, shareId }));
    if (error)
      showToast({
        kind: "problem",
        title: "The link still works",
        text: outageSentence(error) ?? OUTAGE,
      });
    await refresh();
  }

  return (
    <ModalDialog title="Share this report" onClose={onClose}>
      <p className={styles["lead"]}>
        Whoever has a link sees this report, without your name and contact details unless you show
        them. They need no account.
      </p>
      <LinkForm expiries={["month", "week", "quarter", "date"]} onSubmit={make}>
        <SwitchRow
          label="Show my name and contact details"
          note="Without it, your name, email, phone, place, links and the file's name are taken out."
          checked={showsContact}
          onChange={setShowsContact}
        />
      </LinkForm>
      <ShareList
        shares={list.data?.shares}
        error={list.error}
        onRetry={() => void list.refetch()}
        path="/shared/report/"
        noteOf={noteOf}
        newest={newest}
        onRevoke={(share) => void revoke(share)}
      />
    </ModalDialog>
  );
}

function noteOf({ showsContact }: ReportShare): string {
  return showsContact ? "With contact details" : "Without contact details";
}

function sentenceFor(error: ErrorOf<Contract["resume"]["createReportShare"]>): string {
  switch (error.code) {
    case "NOT_FOUND":
      return "This report was deleted with its resume. Restore the resume to share it.";
    case "EXPIRY_PASSED":
      return "That day is over. Choose a later one.";
    case "LIMIT_REACHED":
      return `A report has at most ${error.data.most} links. End one you do not need.`;
    case "STORAGE_FULL":
      return NO_ROOM;
    case "UNAVAILABLE":
    case "NOT_SIGNED_IN":
    case "NOT_ADMIN":
      return OUTAGE;
    default:
      return assertNever(error);
  }
}
