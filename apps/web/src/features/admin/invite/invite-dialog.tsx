import { useState } from "react";
import { isDefinedError } from "@orpc/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Contract, ErrorOf } from "@taiyari/contract";
import { MAX_BATCH_LENGTH } from "@taiyari/domain/account";
import { MAX_INVITATION_FILE_BYTES, MAX_INVITATIONS } from "@taiyari/domain/invitations";
import { api } from "../../../lib/api.ts";
import { formatNumber } from "../../../lib/numbers.ts";
import { Alert } from "../../../ui/alert.tsx";
import { DropZone } from "../../../ui/drop-zone.tsx";
import { FormField } from "../../../ui/form-field.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import { bytesWords, refusalWords } from "../parts/words.ts";
import { decodeCsv } from "./decode-csv.ts";
import { InvitePreview } from "./invite-preview.tsx";
import { Invited } from "./invited.tsx";
import styles from "./invite.module.css";

interface ChosenFile {
  readonly fileName: string;
  readonly text: string;
}

/** What each line of the file was found to be, and the batch that was asked for with it. */
interface Shown extends Awaited<ReturnType<typeof api.admin.previewInvitations.call>> {
  readonly batch: string;
}

/** Invites a batch: a file is chosen, each of its lines is looked at, and only then is anybody invited. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const [batch, setBatch] = useState("");
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // Stays while it is asked for again: who leaves the batch by pressing the button below it must hit that button.
  const [shown, setShown] = useState<Shown | null>(null);
  const preview = useMutation(
    api.admin.previewInvitations.mutationOptions({
      onSuccess: (looked, asked) => setShown({ ...looked, batch: asked.batch ?? "" }),
      onError: (error) => setProblem(listSentence(error)),
    }),
  );
  const invite = useMutation(
    api.admin.invite.mutationOptions({
      onError: (error) => setProblem(listSentence(error)),
      onSettled: () => queries.invalidateQueries({ queryKey: api.admin.key() }),
    }),
  );

  async function choose(chosen: File): Promise<void> {
    setProblem(null);
    preview.reset();
    setShown(null);
    setFile(null);
    if (chosen.size > MAX_INVITATION_FILE_BYTES) {
      setProblem(`This file is too large: at most ${bytesWords(MAX_INVITATION_FILE_BYTES)}.`);
      return;
    }
    const text = decodeCsv(new Uint8Array(await chosen.arrayBuffer()));
    setFile({ fileName: chosen.name, text });
    preview.mutate({ text, batch });
  }

  if (invite.data) return <Invited done={invite.data} onClose={onClose} />;
  return (
    <ModalDialog title="Invite from CSV" onClose={onClose}>
      <div className={styles["form"]}>
        <p>
          The first line names the columns, in any order: a name and an email, and if you have them
          a phone and a batch. At most {formatNumber(MAX_INVITATIONS)} people.
        </p>
        <FormField label="Batch of those whose line names none">
          {({ id }) => (
            <input
              id={id}
              className="form-input"
              placeholder="2027 CSE"
              maxLength={MAX_BATCH_LENGTH}
              autoComplete="off"
              value={batch}
              onChange={({ target }) => setBatch(target.value)}
              onBlur={() => {
                if (file && shown?.batch !== batch) preview.mutate({ text: file.text, batch });
              }}
            />
          )}
        </FormField>
        <DropZone
          accept=".csv,.txt,text/csv"
          label="CSV file of people"
          isBad={problem !== null}
          onFile={(chosen) => void choose(chosen)}
        >
          <b>{file ? file.fileName : "Choose a CSV file"}</b>
          <span className="small">
            {file ? "Choose another, or drop it here" : "or drop it here"}
          </span>
        </DropZone>
        <Alert text={problem} />
        {file && shown && (
          <InvitePreview
            rows={shown.rows}
            sendsMail={shown.sendsMail}
            isBusy={invite.isPending}
            onCancel={onClose}
            onInvite={() => invite.mutate({ ...file, batch })}
          />
        )}
      </div>
    </ModalDialog>
  );
}

const WHY_NO_LIST = {
  empty: "This file has nobody in it.",
  "no-address-column":
    "No column is named as one of addresses. The first line names the columns: name, email.",
  "too-many": `This file has too many people: at most ${formatNumber(MAX_INVITATIONS)}.`,
} as const;

/** Why a file cannot be used. */
function listSentence(error: ErrorOf<Contract["admin"]["invite"]> | Error): string {
  if (!isDefinedError(error) || error.code !== "NO_LIST") return refusalWords(error);
  const { because, line } = error.data;
  if (because !== "open-quote") return WHY_NO_LIST[because];
  return `The quotation mark in line ${line} is never closed.`;
}
