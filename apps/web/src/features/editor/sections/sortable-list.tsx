import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { useMemo, type CSSProperties, type HTMLAttributes, type ReactNode } from "react";
import { announcementsFor, DRAG_INSTRUCTIONS } from "./announcements.ts";

interface SortableListProps {
  /** In their order. */
  readonly ids: readonly string[];
  /** What a person calls one, for a screen reader. */
  readonly nameOf: (id: string) => string;
  readonly onMove: (id: string, to: number) => void;
  /** The rows; each uses `useSortableRow`. */
  readonly children: ReactNode;
}

const onlyUpAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** A list whose rows can be put into another order by mouse, finger and keyboard. */
export function SortableList({ ids, nameOf, onMove, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  // The rows are drawn again with each new array.
  const joined = ids.join(" ");
  const items = useMemo(() => (joined === "" ? [] : joined.split(" ")), [joined]);

  function handleDragEnd({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[onlyUpAndDown]}
      accessibility={{
        announcements: announcementsFor(ids, nameOf),
        screenReaderInstructions: DRAG_INSTRUCTIONS,
      }}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

interface SortableRow {
  readonly ref: (element: HTMLElement | null) => void;
  readonly style: CSSProperties;
  readonly isDragging: boolean;
  /** For the button by which it is moved. */
  readonly grip: HTMLAttributes<HTMLButtonElement> & {
    readonly ref: (element: HTMLElement | null) => void;
  };
}

/** One row of a `SortableList`. */
export function useSortableRow(id: string): SortableRow {
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
