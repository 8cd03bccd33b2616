import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { LineIcon } from "./line-icon.tsx";
import type { MenuItem } from "./menu-item.ts";
import { onDemand } from "./on-demand.tsx";
import styles from "./menu-button.module.css";

interface MenuButtonProps {
  /** What the button is called, when it shows only a sign. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Shown on the button; without it three dots. */
  readonly children?: ReactNode;
  readonly className?: string;
  /** Which edges of the button and of the menu are in line. */
  readonly align?: "start" | "end";
}

const { Component: MenuPopup, prefetch } = onDemand(
  async () => (await import("./kit/menu-popup.tsx")).MenuPopup,
);

/** A button with a menu of things to do. Arrows move, Enter chooses, Escape closes and gives the focus back. */
export function MenuButton({ label, items, children, className, align = "end" }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  /** The button has the focus again before the action begins: a dialog that it opens gives the focus back there. */
  function choose(item: MenuItem) {
    flushSync(() => setIsOpen(false));
    button.current?.focus();
    item.onChoose();
  }

  if (items.length === 0) return null;
  return (
    <div className={styles["place"]} ref={place}>
      <button
        ref={button}
        type="button"
        className={className ?? "icon-btn"}
        aria-label={children ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setIsOpen(!isOpen)}
      >
        {children ?? <LineIcon name="more" />}
      </button>
      {isOpen && (
        <MenuPopup
          label={label}
          items={items}
          place={place}
          align={align}
          onClose={() => setIsOpen(false)}
          onChoose={choose}
        />
      )}
    </div>
  );
}
