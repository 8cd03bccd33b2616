import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from "@dnd-kit/core";

export const DRAG_INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    "Press Space to pick it up, the arrow keys to move it, Space to put it down, Escape to put it back.",
};

/**
 * What is said of moving things in a list, in words instead of ids.
 *
 * @param ids     in their order
 * @param nameOf  what a person calls it
 */
export function announcementsFor(
  ids: readonly string[],
  nameOf: (id: string) => string,
): Announcements {
  const name = (id: UniqueIdentifier) => nameOf(String(id));
  const place = (id: UniqueIdentifier) => `${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  const pickedUp = (id: UniqueIdentifier) => `Picked up ${name(id)}, number ${place(id)}.`;
  return {
    onDragStart: ({ active }) => pickedUp(active.id),
    // At its own place nothing would change; the kit says so the moment a thing is picked up.
    onDragOver({ active, over }) {
      if (!over) return undefined;
      return over.id === active.id
        ? pickedUp(active.id)
        : `${name(active.id)} would be number ${place(over.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id
        ? `${name(active.id)} is number ${place(over.id)} now.`
        : `${name(active.id)} stays number ${place(active.id)}.`,
    onDragCancel: ({ active }) =>
      `${name(active.id)} was put back and is number ${place(active.id)}.`,
  };
}
