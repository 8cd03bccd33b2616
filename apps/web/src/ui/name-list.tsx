import type { MatchingName } from "./matching-names.ts";
import "./name-list.css";

interface NameListProps {
  readonly id: string;
  readonly found: readonly MatchingName[];
  /** The index of the one that Enter takes; null for none. */
  readonly marked: number | null;
  readonly onChoose: (name: string) => void;
}

/** What may be meant, under a text field. The focus stays in the field: the keyboard works there. */
export function NameList({ id, found, marked, onChoose }: NameListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Names to choose from"
      className="name-list"
      ref={bringIntoView}
    >
      {found.map(({ name, alias }, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keyboard works in the field, by aria-activedescendant
        <div
          key={name}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === marked}
          className="name-list__name"
          ref={index === marked ? bringIntoView : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(name)}
        >
          <span>{name}</span>
          {alias && <small>{alias}</small>}
        </div>
      ))}
    </div>
  );
}

/** The id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
