import type { Contract, ErrorOf, ResumeShare } from "@taiyari/contract";
import { isDefinedError, safe } from "@orpc/client";
import { assertNever } from "@taiyari/domain/result";
import { type FormEvent, useState } from "react";
import { client } from "../../lib/api.ts";
import { NO_ROOM, OUTAGE } from "../../lib/failures.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "../../shared/links/share.module.css";
import { nameRefusal } from "./name-refusal.ts";
import { type Naming, NamingFields } from "./naming-fields.tsx";

interface RenameLinkProps {
  readonly resumeId: string;
  readonly share: ResumeShare;
  readonly onSaved: () => Promise<void>;
  readonly onDone: () => void;
}

/** Gives a link another name and label. */
export function RenameLink({ resumeId, share, onSaved, onDone }: RenameLinkProps) {
  const [naming, setNaming] = useState<Naming>({ name: share.name ?? "", label: share.label });
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    const asked = { id: resumeId, shareId: share.id, ...naming };
    const { error } = await safe(client.editor.renameShare(asked));
    if (!error) await onSaved();
    setIsBusy(false);
    if (!error) return onDone();
    return setProblem(isDefinedError(error) ? sentenceFor(error) : OUTAGE);
  }

  return (
    <form
      className={styles["change"]}
      aria-label="Change this link"
      onSubmit={(event) => void save(event)}
    >
      <Alert text={problem} />
      <NamingFields naming={naming} oldName={share.name} onChange={setNaming} />
      <div className={styles["acts"]}>
        <Button kind="line" onClick={onDone}>
          Cancel
        </Button>
        <Button kind="primary" type="submit" isBusy={isBusy}>
          Save
        </Button>
      </div>
    </form>
  );
}

function sentenceFor(error: ErrorOf<Contract["editor"]["renameShare"]>): string {
  switch (error.code) {
    case "NOT_FOUND":
      return "This link has ended. Make a new one.";
    case "NAME_REFUSED":
      return nameRefusal(error.data.reason);
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
