import { ModalDialog } from "../../ui/modal-dialog.tsx";
import styles from "./keys-dialog.module.css";

const KEYS: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ["Ctrl K", "⌘ K"], does: "Search pages, resumes and reports" },
  { keys: ["↑", "↓"], does: "Move in a list or a menu" },
  { keys: ["Enter"], does: "Open what is marked" },
  { keys: ["Esc"], does: "Close what is open" },
  {
    keys: ["Ctrl B", "Ctrl I", "Ctrl K"],
    does: "In a text of your resume: bold, italic, link",
  },
  { keys: ["?"], does: "Show these keys" },
];

/** The keys that work on every screen. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <ModalDialog title="Keys" onClose={onClose}>
      <dl className={styles["keys"]}>
        {KEYS.map(({ keys, does }) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </ModalDialog>
  );
}
