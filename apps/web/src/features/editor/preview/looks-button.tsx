import type { RefObject } from "react";
import { LooksIcon } from "../../../shared/preview/icons.tsx";
import { usePreview } from "../../../shared/preview/preview-context.ts";
import { Button } from "../../../ui/button.tsx";

/** The panel that it opens beside the page. */
export const LOOKS_PANEL = "looks";

interface LooksButtonProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** A press is likely. */
  readonly onNear: () => void;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** Opens all that can be chosen about the looks, beside the page. */
export function LooksButton({ isOpen, onToggle, onNear, ref }: LooksButtonProps) {
  const { choices } = usePreview();
  return (
    <div ref={ref} onPointerEnter={onNear} onFocus={onNear}>
      <Button
        kind="line"
        aria-expanded={isOpen}
        aria-controls={isOpen ? LOOKS_PANEL : undefined}
        disabled={!choices}
        onClick={onToggle}
      >
        <LooksIcon />
        Looks
      </Button>
    </div>
  );
}
