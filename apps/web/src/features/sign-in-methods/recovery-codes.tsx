import { saveFile } from "../../lib/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { ModalDialog } from "../../ui/modal-dialog.tsx";
import { copyText } from "./copy-text.ts";
import { printText } from "./print-text.ts";
import styles from "./sign-in-methods.module.css";

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  /** Whether two-step code was turned on just now. */
  readonly isFirst?: boolean;
  readonly onClose: () => void;
}

/** Shows recovery codes, once. */
export function RecoveryCodesDialog({ codes, isFirst = false, onClose }: RecoveryCodesDialogProps) {
  const text = `Taiyari recovery codes. Each works once.\n\n${codes.join("\n")}\n`;
  return (
    <ModalDialog
      title={isFirst ? "Two-step code is on" : "Your new recovery codes"}
      size="small"
      onClose={onClose}
    >
      <div className={styles["form"]}>
        <p className={styles["text"]}>
          These {codes.length} recovery codes are shown only now. Each signs you in once without
          your app. Keep them where you find them without your phone.
        </p>
        <ul className={styles["codes"]}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={styles["keep"]}>
          <Button kind="line" onClick={() => void copyText(codes.join("\n"), "Codes copied")}>
            Copy
          </Button>
          <Button
            kind="line"
            onClick={() => saveFile("taiyari-recovery-codes.txt", text, "text/plain")}
          >
            Download
          </Button>
          <Button kind="line" onClick={() => printText("Taiyari recovery codes", text)}>
            Print
          </Button>
        </div>
        <div className={styles["foot"]}>
          <Button kind="primary" onClick={onClose}>
            I have kept them
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}
