import {
  Fragment,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { LineIcon } from "./line-icon.tsx";
import "./menu-button.css";

export interface MenuItem {
  readonly label: string;
  readonly onChoose: () => void;
  /** A line stands above it. */
  readonly startsGroup?: boolean;
  /** Takes something away: in the colour of danger. */
  readonly isDangerous?: boolean;
}

interface MenuButtonProps {
  /** What the button is called, when it shows only a sign. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Shown on the button; without it three dots. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A button with a menu of things to do. Arrows move, Enter chooses, Escape closes and gives the focus back. */
export function MenuButton({ label, items, children, className }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    place.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus();
    function closeOutside(event: PointerEvent) {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setIsOpen(false);
    }
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [isOpen]);

  function handleKey(event: KeyboardEvent) {
    if (event.key === "Tab") return setIsOpen(false);
    const entries = [...(place.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
    const at = entries.findIndex((entry) => entry === document.activeElement);
    const goal = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: entries.length - 1,
      Escape: null,
    }[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (goal === null) {
      setIsOpen(false);
      button.current?.focus();
    } else entries.at(goal % entries.length)?.focus();
  }

  if (items.length === 0) return null;
  return (
    <div className="menu-button" ref={place}>
      <button
        ref={button}
        type="button"
        className={className ?? "icon-btn"}
        aria-label={children ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {children ?? <LineIcon name="more" />}
      </button>
      {isOpen && (
        <div
          id={id}
          className="menu-button__menu"
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={handleKey}
        >
          {items.map((item, index) => (
            <Fragment key={`${index} ${item.label}`}>
              {item.startsGroup && <hr />}
              <button
                type="button"
                role="menuitem"
                tabIndex={-1}
                data-dangerous={item.isDangerous}
                onClick={() => {
                  setIsOpen(false);
                  button.current?.focus();
                  item.onChoose();
                }}
              >
                {item.label}
              </button>
            </Fragment>
          ))}
        </div>
      )}
    </div>
  );
}
