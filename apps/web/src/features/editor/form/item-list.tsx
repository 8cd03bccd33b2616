import { canAdd, itemsOf, MAX_ITEMS, type SectionDefinition } from "@taiyari/domain/draft";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { newId } from "../../../lib/new-id.ts";
import { useComparisons } from "../enhance/comparisons-at.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { controlId, useEditor } from "../state/editor-context.ts";
import { SortableList } from "../sections/sortable-list.tsx";
import { useDraft } from "../../../shared/drafts/use-draft.ts";
import { EmptyList } from "./empty-list.tsx";
import { foldId, ItemCard, itemName, moveId, type ItemActions } from "./item-card.tsx";
import { RemoveItemDialog } from "./remove-item-dialog.tsx";
import styles from "./form.module.css";

/** The entries of a list, each opened and closed by itself. */
export function ItemList({ section }: { readonly section: SectionDefinition }) {
  const { store, arrival, goTo, touch, say } = useEditor();
  const { id, itemName: kind } = section;
  const items = useDraft(store, ({ draft }) => itemsOf(draft, id));
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set([arrival.item ?? items[0]?.id ?? ""]),
  );
  const [removing, setRemoving] = useState<string | null>(null);
  const focusNext = useRef<string | null>(null);

  // Somebody was sent to an entry: it opens.
  const [seen, setSeen] = useState(arrival);
  if (seen !== arrival) {
    setSeen(arrival);
    if (arrival.item !== null) setOpen(new Set([...open, arrival.item]));
  }

  // Something is proposed for entries: they open.
  const compared = useComparisons(id).map(({ proposal }) => proposal.field.item ?? "");
  const comparedKey = compared.join(" ");
  const [seenCompared, setSeenCompared] = useState("");
  if (seenCompared !== comparedKey) {
    setSeenCompared(comparedKey);
    const fresh = compared.filter((item) => !seenCompared.split(" ").includes(item));
    if (fresh.length > 0) setOpen(new Set([...open, ...fresh]));
  }

  // A row that is moved or goes takes the focus with it.
  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    document.querySelector<HTMLElement>(`#${CSS.escape(focusNext.current)}`)?.focus();
    focusNext.current = null;
  });

  const actions = useMemo<ItemActions>(() => {
    const places = () => itemsOf(store.get().draft, id);
    return {
      toggle: (item) =>
        setOpen(
          (now) =>
            new Set(now.has(item) ? [...now].filter((each) => each !== item) : [...now, item]),
        ),
      touch,
      move(item, by) {
        const all = places();
        const from = all.findIndex((each) => each.id === item);
        const moved = all[from];
        if (!moved || from + by < 0 || from + by >= all.length) return;
        focusNext.current = moveId(item, by);
        store.edit({ kind: "move-item", section: id, id: item, to: from + by });
        say(`${itemName(section, moved, from)} is number ${from + by + 1} of ${all.length} now.`);
      },
      hide: (item, isHidden) => store.edit({ kind: "hide-item", section: id, id: item, isHidden }),
      remove: setRemoving,
      left: (item) => setOpen((now) => new Set([...now].filter((each) => each !== item))),
    };
  }, [store, id, section, touch, say]);

  function add() {
    if (!canAdd(store.get().draft, id)) {
      showToast({
        kind: "problem",
        title: `A list has at most ${MAX_ITEMS} entries`,
        text: "Remove one to add another.",
      });
      return;
    }
    const item = newId();
    store.edit({ kind: "add-item", section: id, id: item });
    goTo({ section: id, item, field: section.fields[0]?.id ?? "" });
  }

  function remove(item: string) {
    const at = items.findIndex((each) => each.id === item);
    const beside = items[at + 1] ?? items[at - 1];
    focusNext.current = beside ? foldId(beside.id) : addId(id);
    setRemoving(null);
    store.edit({ kind: "remove-item", section: id, id: item });
    say("Removed.");
  }

  const goneAt = items.findIndex((item) => item.id === removing);
  const going = items[goneAt];
  if (items.length === 0) return <EmptyList id={addId(id)} itemName={kind} onAdd={add} />;
  return (
    <>
      <SortableList
        ids={items.map((item) => item.id)}
        nameOf={(item) => {
          const at = items.findIndex((each) => each.id === item);
          const found = items[at];
          return found ? itemName(section, found, at) : "";
        }}
        onMove={(item, to) => store.edit({ kind: "move-item", section: id, id: item, to })}
      >
        <ol className={styles["items"]}>
          {items.map((item, at) => (
            <ItemCard
              key={item.id}
              section={section}
              item={item}
              place={at}
              isLast={at === items.length - 1}
              isOpen={open.has(item.id)}
              actions={actions}
            />
          ))}
        </ol>
      </SortableList>
      <button type="button" id={addId(id)} className={`btn ${styles["add"]}`} onClick={add}>
        <LineIcon name="plus" />
        Add {kind}
      </button>
      {going && (
        <RemoveItemDialog
          section={section}
          item={going}
          name={itemName(section, going, goneAt)}
          onClose={() => setRemoving(null)}
          onRemove={() => remove(going.id)}
        />
      )}
    </>
  );
}

function addId(section: string): string {
  return controlId({ section, item: null, field: "add" });
}
