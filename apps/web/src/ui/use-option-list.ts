import { useCallback, useRef, useState, type KeyboardEvent } from "react";

/** What a list of options shows. */
export interface ListOption {
  readonly id: string;
  /** Its words, for a screen reader. */
  readonly text: string;
}

/** What an open `OptionList` says of its text field, and wants to hear of it. */
export interface ListConnection extends ListIds {
  readonly onChange: ((text: string) => void) | undefined;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface ListIds {
  readonly listId: string | undefined;
  /** The id of the option that Enter takes; undefined for none. */
  readonly activeId: string | undefined;
}

const NO_LIST: ListIds = { listId: undefined, activeId: undefined };

/**
 * The text field's side of a combobox whose list is an `OptionList`. The focus stays in the field.
 *
 * Source: WAI-ARIA Authoring Practices, combobox with manual selection.
 *
 * @param isOpen  whether the list is wanted; it may come a moment later
 */
export function useOptionList(isOpen: boolean) {
  const [ids, setIds] = useState(NO_LIST);
  const connection = useRef<ListConnection | null>(null);

  const connect = useCallback((next: ListConnection | null) => {
    connection.current = next;
    const { listId, activeId } = next ?? NO_LIST;
    setIds((now) =>
      now.listId === listId && now.activeId === activeId ? now : { listId, activeId },
    );
  }, []);

  /** @returns whether the key was the list's: the field has nothing more to do with it */
  function handleKey(event: KeyboardEvent<HTMLInputElement>): boolean {
    const { current: list } = connection;
    if (!isOpen || !list) return false;
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp":
      case "PageDown":
      case "PageUp":
        list.onKeyDown(event);
        break;
      case "Enter":
        if (!hasMark(list)) return false;
        list.onKeyDown(event);
        break;
      case "ArrowLeft":
      case "ArrowRight":
        // Whoever moves within the text edits it: no option is marked any more.
        list.onKeyDown(event);
        return false;
      default:
        return false;
    }
    event.preventDefault();
    return true;
  }

  return {
    connect,
    handleKey,
    /** Whether the element is in the list. The kit says that the focus went there when an option is marked. */
    isInList(element: Element | null): boolean {
      return document.getElementById(connection.current?.listId ?? "")?.contains(element) ?? false;
    },
    /** To be called when something is typed: no option is marked any more. */
    handleText: (text: string) => connection.current?.onChange?.(text),
    /** For the `<input>`. */
    field: {
      role: "combobox",
      autoComplete: "off",
      "aria-autocomplete": "list",
      "aria-expanded": isOpen,
      "aria-controls": isOpen ? ids.listId : undefined,
      "aria-activedescendant": isOpen ? ids.activeId : undefined,
    } as const,
  };
}

/** Asked of the page: `activeId` comes a moment after the mark is drawn, and Enter may come sooner. */
function hasMark({ listId = "" }: ListIds): boolean {
  return Boolean(document.getElementById(listId)?.querySelector("[data-focused]"));
}
