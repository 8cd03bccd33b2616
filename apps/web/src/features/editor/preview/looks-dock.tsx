import type { KeyboardEvent } from "react";
import { usePreview } from "../../../shared/preview/preview-context.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { LOOKS_PANEL } from "./looks-button.tsx";
import { LooksPanel } from "./looks-panel.tsx";
import styles from "./looks.module.css";

/** What can be chosen about the looks, docked beside the page, on a phone below it: each choice is seen at once. */
export function LooksDock({ onClose }: { readonly onClose: () => void }) {
  const { choices } = usePreview();
  if (!choices) return null;

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it; everything inside is a control of its own
    <aside
      id={LOOKS_PANEL}
      className={styles["panel"]}
      aria-label="Looks"
      onKeyDown={closeOnEscape}
    >
      <div className={styles["top"]}>
        <h3>Looks</h3>
        <button type="button" className="icon-btn" aria-label="Close" onClick={onClose}>
          <LineIcon name="cross" />
        </button>
      </div>
      <LooksPanel choices={choices} />
    </aside>
  );
}
