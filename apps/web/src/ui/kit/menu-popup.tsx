import { Fragment, type RefObject } from "react";
import { Menu, MenuItem as KitMenuItem, Separator } from "react-aria-components/Menu";
import type { MenuItem } from "../menu-item.ts";
import { Popup } from "./popup.tsx";
import styles from "../menu-button.module.css";

interface MenuPopupProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly place: RefObject<HTMLElement | null>;
  readonly align: "start" | "end";
  readonly onClose: () => void;
  readonly onChoose: (item: MenuItem) => void;
}

/** The menu of a `MenuButton`: arrows, Home, End and typed letters move, Enter and Space choose. */
export function MenuPopup({ label, items, place, align, onClose, onChoose }: MenuPopupProps) {
  return (
    <Popup place={place} placement={`bottom ${align}`} label={label} onClose={onClose}>
      <Menu
        aria-label={label}
        className={styles["menu"] ?? ""}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- an opened menu has the focus
        autoFocus="first"
        shouldFocusWrap
      >
        {items.map((item, index) => (
          <Fragment key={`${index} ${item.label}`}>
            {item.startsGroup && <Separator />}
            <KitMenuItem
              id={index}
              className={styles["item"] ?? ""}
              data-dangerous={item.isDangerous}
              onAction={() => onChoose(item)}
            >
              {item.label}
            </KitMenuItem>
          </Fragment>
        ))}
      </Menu>
    </Popup>
  );
}
