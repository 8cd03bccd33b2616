import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from "@dnd-kit/core";

export const RANKING_INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    "Press Space to pick it up, the arrow keys to move it, Space to put it down, Escape to put it back.",
};

/** What is said of moving things in a ranking, in their own words and places. */
export function rankingAnnouncements(
  order: readonly string[],
  textOf: (id: string) => string,
): Announcements {
  const name = (id: UniqueIdentifier) => textOf(String(id));
  const place = (id: UniqueIdentifier) => `number ${order.indexOf(String(id)) + 1}`;
  return {
    onDragStart: ({ active }) => `Picked up ${name(active.id)}, ${place(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? `${name(active.id)} would be ${place(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) => `${name(active.id)} is ${place((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `${name(active.id)} stays ${place(active.id)}.`,
  };
}
