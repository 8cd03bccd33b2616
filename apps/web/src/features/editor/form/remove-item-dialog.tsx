import {
  isBlankItem,
  itemTitle,
  type AnyItem,
  type SectionDefinition,
} from "@taiyari/domain/draft";
import { count } from "../../../lib/numbers.ts";
import { Button } from "../../../ui/button.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import styles from "./form.module.css";

interface RemoveItemDialogProps {
  readonly section: SectionDefinition;
  readonly item: AnyItem;
  readonly name: string;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

/** Asks before an entry goes, and says what goes with it. */
export function RemoveItemDialog(props: RemoveItemDialogProps) {
  const { section, item, name, onClose, onRemove } = props;
  return (
    <ModalDialog title="Are you sure you want to remove this item?" size="small" onClose={onClose}>
      <p className={styles["what"]}>
        {isBlankItem(section, item) ? `${name} is empty.` : wordsFor(section, item, name)}
      </p>
      <div className={styles["foot"]}>
        <Button kind="line" onClick={onClose}>
          Keep it
        </Button>
        <Button kind="primary" className={styles["danger"] ?? ""} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </ModalDialog>
  );
}

/** "Data Analyst, Meghdoot Logistics · Jul 2022 – Dec 2024, and its 3 lines." */
function wordsFor(section: SectionDefinition, item: AnyItem, name: string): string {
  const { subtitle } = itemTitle(section, item);
  const lines = linesOf(item);
  return `${[name, subtitle].filter(Boolean).join(", ")}${lines > 0 ? `, and its ${count(lines, "line")}` : ""}.`;
}

function linesOf(item: AnyItem): number {
  const text = "description" in item ? item.description : null;
  if (typeof text !== "string") return 0;
  return text.split("\n").filter((line) => line.trim() !== "").length;
}
