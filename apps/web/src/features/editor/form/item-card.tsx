import {
  isItemHidden,
  itemTitle,
  type AnyItem,
  type SectionDefinition,
} from "@taiyari/domain/draft";
import { memo } from "react";
import { Comparisons, useComparisons } from "../enhance/comparisons-at.tsx";
import { EnhanceItemButton } from "../enhance/enhance-buttons.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { useSortableRow } from "../sections/sortable-list.tsx";
import { FieldGrid } from "./field-grid.tsx";
import { ItemMenu } from "./item-menu.tsx";
import styles from "./form.module.css";

export interface ItemActions {
  readonly toggle: (id: string) => void;
  /** By one place. */
  readonly move: (id: string, by: -1 | 1) => void;
  readonly hide: (id: string, isHidden: boolean) => void;
  readonly remove: (id: string) => void;
  /** It is in another section now. */
  readonly left: (id: string) => void;
  /** It has the focus. */
  readonly touch: (id: string) => void;
}

interface ItemCardProps {
  readonly section: SectionDefinition;
  readonly item: AnyItem;
  /** From 0. */
  readonly place: number;
  readonly isLast: boolean;
  readonly isOpen: boolean;
  readonly actions: ItemActions;
}

/** One entry of a list: what it is called, what can be done with it, and, opened, its fields. */
export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const { section, item, place, isLast, isOpen, actions } = props;
  const { ref, style, isDragging, grip } = useSortableRow(item.id);
  const { subtitle } = itemTitle(section, item);
  const name = itemName(section, item, place);
  const isHidden = isItemHidden(item);
  const comparisons = useComparisons(section.id, item.id);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus anywhere in it makes it the one that is being edited
    <li
      ref={ref}
      style={style}
      className={styles["item"]}
      data-dragging={isDragging || undefined}
      data-open={isOpen || undefined}
      data-hidden={isHidden || undefined}
      onFocus={() => actions.touch(item.id)}
    >
      <div className={styles["head"]}>
        <h3>
          <button
            type="button"
            id={foldId(item.id)}
            className={styles["fold"]}
            aria-expanded={isOpen}
            onClick={() => actions.toggle(item.id)}
          >
            <LineIcon name={isOpen ? "down" : "right"} />
            <span>
              <span className={styles["name"]}>{name}</span>
              {subtitle && (
                <span className={styles["more"]}>{subtitle.replaceAll(" · ", "\u00a0· ")}</span>
              )}
              {isHidden && <span className={styles["more"]}>Hidden: kept, not in the resume</span>}
            </span>
          </button>
        </h3>
        <div className={styles["tools"]}>
          <button
            {...grip}
            type="button"
            className={styles["grip"]}
            aria-label={`Drag ${name}`}
            title="Drag"
          >
            <LineIcon name="grip" small />
          </button>
          <button
            type="button"
            id={moveId(item.id, -1)}
            className={styles["tool"]}
            aria-label={`Move ${name} up`}
            title="Move up"
            aria-disabled={place === 0}
            onClick={() => actions.move(item.id, -1)}
          >
            <LineIcon name="move-up" />
          </button>
          <button
            type="button"
            id={moveId(item.id, 1)}
            className={styles["tool"]}
            aria-label={`Move ${name} down`}
            title="Move down"
            aria-disabled={isLast}
            onClick={() => actions.move(item.id, 1)}
          >
            <LineIcon name="move-down" />
          </button>
          <button
            type="button"
            className={styles["tool"]}
            aria-label={`${isHidden ? "Show" : "Hide"} ${name}`}
            title={isHidden ? "Show in the resume" : "Hide from the resume"}
            onClick={() => actions.hide(item.id, !isHidden)}
          >
            <LineIcon name={isHidden ? "eye-off" : "eye"} />
          </button>
          <EnhanceItemButton
            section={section}
            item={item.id}
            name={name}
            className={styles["tool"] ?? ""}
          />
          <button
            type="button"
            className={`${styles["tool"]} ${styles["delete"]}`}
            aria-label={`Delete ${name}`}
            title="Delete"
            onClick={() => actions.remove(item.id)}
          >
            <LineIcon name="trash" />
          </button>
          <ItemMenu
            section={section}
            item={item.id}
            name={name}
            className={styles["tool"] ?? ""}
            onMoved={() => actions.left(item.id)}
          />
        </div>
      </div>
      {isOpen && comparisons.length > 0 && <Comparisons comparisons={comparisons} level={4} />}
      {isOpen && comparisons.length === 0 && <FieldGrid section={section} item={item.id} />}
    </li>
  );
});

/** What an entry is called; "Experience 2" for one without a name yet. */
export function itemName(section: SectionDefinition, item: AnyItem, place: number): string {
  return itemTitle(section, item).title || `${section.itemName} ${place + 1}`;
}

export function foldId(item: string): string {
  return `fold-${item}`;
}

export function moveId(item: string, by: -1 | 1): string {
  return `move-${by === 1 ? "down" : "up"}-${item}`;
}
