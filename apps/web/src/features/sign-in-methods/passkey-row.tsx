import { useState } from "react";
import type { Passkey } from "@taiyari/contract";
import { client } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { PasskeyIcon } from "../../ui/account-icons.tsx";
import { NameDialog } from "../../ui/name-dialog.tsx";
import { SettingRow } from "../../ui/section-card.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { dayAndTime } from "./day-and-time.ts";
import { FormDialog } from "./form-dialog.tsx";
import { refusalSentence } from "./sentences.ts";
import { useSignInMethodsChanged } from "./use-sign-in-methods.ts";
import styles from "./sign-in-methods.module.css";

/** One passkey: who keeps it, when it was used last. */
export function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const { id, name, keeper, createdAt, lastUsedAt } = passkey;
  const changed = useSignInMethodsChanged();
  const [open, setOpen] = useState<"rename" | "remove" | null>(null);
  const close = () => setOpen(null);
  const [now] = useState(() => new Date());
  const use = lastUsedAt
    ? `Used ${dayAndTime(lastUsedAt, now)}`
    : `Added ${dayAndTime(createdAt, now)}, not used yet`;

  async function rename(next: string): Promise<string | null> {
    try {
      await client.signInMethods.renamePasskey({ id, name: next });
      await changed();
      return null;
    } catch (error) {
      return refusalSentence(error);
    }
  }

  async function remove(): Promise<null> {
    await client.signInMethods.removePasskey({ id });
    close();
    await changed();
    showToast({ title: "Passkey removed", text: `“${name}” no longer signs you in.` });
    return null;
  }

  return (
    <SettingRow
      picture={<PasskeyIcon />}
      title={<span className={styles["name"]}>Passkey on {name}</span>}
      text={keeper ? `${keeper}. ${use}` : use}
    >
      <Button kind="quiet" onClick={() => setOpen("rename")}>
        Rename<span className="vh"> {name}</span>
      </Button>
      <Button kind="quiet" onClick={() => setOpen("remove")}>
        Remove<span className="vh"> {name}</span>
      </Button>
      {open === "rename" && (
        <NameDialog
          title="Rename passkey"
          label="Name"
          name={name}
          done="Rename"
          onDone={rename}
          onClose={close}
        />
      )}
      {open === "remove" && (
        <FormDialog
          title="Remove passkey"
          done="Remove"
          missing={null}
          onSubmit={remove}
          onClose={close}
        >
          <p className={styles["text"]}>
            “{name}” will no longer sign you in. Your device may still offer it: delete it there
            too.
          </p>
        </FormDialog>
      )}
    </SettingRow>
  );
}
