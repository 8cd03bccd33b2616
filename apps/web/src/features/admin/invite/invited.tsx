import { csvFile } from "@taiyari/domain/invitations";
import { count } from "../../../lib/numbers.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import styles from "./invite.module.css";

interface InvitedProps {
  readonly done: {
    readonly invited: number;
    readonly passedOver: number;
    readonly links:
      | readonly {
          readonly name: string;
          readonly email: string;
          readonly batch: string;
          readonly url: string;
        }[]
      | null;
  };
  readonly onClose: () => void;
}

/** Who was invited, and without a mail server the links, which nobody sees again. */
export function Invited({ done: { invited, passedOver, links }, onClose }: InvitedProps) {
  function save(): void {
    const rows = (links ?? []).map(({ name, email, batch, url }) => [name, email, batch, url]);
    saveFile(
      "taiyari-invitations.csv",
      csvFile([["Name", "Email", "Batch", "Link"], ...rows]),
      "text/csv",
    );
  }

  return (
    <ModalDialog title={`${count(invited, "person", "people")} invited`} onClose={onClose}>
      <div className={styles["form"]}>
        <p role="status">
          {links
            ? "Save the file of links and hand each person their own. The links are shown nowhere else; a lost one is made anew in the person’s menu."
            : "The mails are on their way. Somebody whose mail is not taken is marked “Not sent” in the list."}
          {passedOver > 0 && ` ${count(passedOver, "line")} passed over.`}
        </p>
        <div className={styles["buttons"]}>
          {links && (
            <Button kind="primary" onClick={save}>
              Save the links as CSV
            </Button>
          )}
          <Button kind={links ? "line" : "primary"} onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}
