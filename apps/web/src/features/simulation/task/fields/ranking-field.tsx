import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import type { FieldProps, OfKind } from "./field-props.ts";
import { moved } from "./moved.ts";
import { rankingAnnouncements, RANKING_INSTRUCTIONS } from "./ranking-words.ts";
import { TextField } from "./text-field.tsx";
import styles from "./ranking-field.module.css";

/** Things to be put in order, the first on top, by pointer, keyboard or buttons, and why. */
export function RankingField({
  deliverable: { items, asksReason },
  draft,
  change,
  before,
}: FieldProps & { readonly deliverable: OfKind<"ranking"> }) {
  const ids = items.map(({ id }) => id);
  const order = [
    ...draft.chosen.filter((id) => ids.includes(id)),
    ...ids.filter((id) => !draft.chosen.includes(id)),
  ];
  const textOf = (id: string) => items.find((item) => item.id === id)?.text ?? id;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const move = (from: number, to: number) => change({ chosen: moved(order, from, to) });

  function handleDragEnd({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id)
      move(order.indexOf(String(active.id)), order.indexOf(String(over.id)));
  }

  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
        accessibility={{
          announcements: rankingAnnouncements(order, textOf),
          screenReaderInstructions: RANKING_INSTRUCTIONS,
        }}
        onDragEnd={handleDragEnd}
      >
        <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
          <ol className={styles["ranking"]} aria-label="Your order, the first on top">
            {order.map((id, at) => (
              <Row
                key={id}
                {...{ id, at, count: order.length }}
                text={textOf(id)}
                was={before ? before.chosen.indexOf(id) : -1}
                onMove={(to) => move(at, to)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {asksReason && (
        <TextField
          label="Why in this order"
          isNamed
          text={draft.text}
          onChange={(text) => change({ text })}
          before={before?.text ?? null}
        />
      )}
    </>
  );
}

interface RowProps {
  readonly id: string;
  readonly text: string;
  readonly at: number;
  readonly count: number;
  /** Its place in the version before; -1 for none. */
  readonly was: number;
  readonly onMove: (to: number) => void;
}

function Row({ id, text, at, count, was, onMove }: RowProps) {
  const { ref, style, isDragging, grip } = useRow(id);
  return (
    <li ref={ref} style={style} data-dragging={isDragging || undefined}>
      <button {...grip} type="button" className={styles["grip"]} aria-label={`Move ${text}`}>
        <LineIcon name="grip" small />
      </button>
      <b className="num" aria-hidden="true">
        {at + 1}
      </b>
      <span>
        {text}
        {was >= 0 && was !== at && <small className="num">Was number {was + 1}</small>}
      </span>
      <MoveButton
        label={`Move up: ${text}`}
        icon="move-up"
        isOff={at === 0}
        onPress={() => onMove(at - 1)}
      />
      <MoveButton
        label={`Move down: ${text}`}
        icon="move-down"
        isOff={at === count - 1}
        onPress={() => onMove(at + 1)}
      />
    </li>
  );
}

function useRow(id: string) {
  const sortable = useSortable({ id });
  const { "aria-describedby": describedBy, "aria-roledescription": kind } = sortable.attributes;
  return {
    ref: sortable.setNodeRef,
    style: {
      transform: CSS.Translate.toString(sortable.transform),
      ...(sortable.transition && { transition: sortable.transition }),
    },
    isDragging: sortable.isDragging,
    grip: {
      ref: sortable.setActivatorNodeRef,
      "aria-describedby": describedBy,
      "aria-roledescription": kind,
      ...sortable.listeners,
    },
  };
}

interface MoveButtonProps {
  readonly label: string;
  readonly icon: "move-up" | "move-down";
  readonly isOff: boolean;
  readonly onPress: () => void;
}

function MoveButton({ label, icon, isOff, onPress }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={styles["move"]}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      <LineIcon name={icon} small />
    </button>
  );
}
