import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { LooksIcon } from "../../../shared/preview/icons.tsx";
import { LooksPanel } from "./looks-panel.tsx";
import styles from "./looks.module.css";
import { usePreview } from "../../../shared/preview/preview-context.ts";

/** A button with all that can be chosen about the looks. The page beside it shows each choice at once. */
export function LooksButton() {
  const { choices } = usePreview();
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    function closeOutside(event: PointerEvent): void {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setIsOpen(false);
    }
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [isOpen]);

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    close();
  }

  function close(): void {
    setIsOpen(false);
    button.current?.querySelector("button")?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes what the button opened; everything inside is a control of its own
    <div ref={place} className={styles["place"]} onKeyDown={closeOnEscape}>
      <div ref={button}>
        <Button
          kind="line"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          disabled={!choices}
          onClick={() => setIsOpen(!isOpen)}
        >
          <LooksIcon />
          Looks
        </Button>
      </div>
      {isOpen && choices && (
        <div id={id} className={styles["panel"]} role="group" aria-label="Looks">
          <div className={styles["top"]}>
            <h3>Looks</h3>
            <button type="button" className="icon-btn" aria-label="Close" onClick={close}>
              <LineIcon name="cross" />
            </button>
          </div>
          <LooksPanel choices={choices} />
        </div>
      )}
    </div>
  );
}
