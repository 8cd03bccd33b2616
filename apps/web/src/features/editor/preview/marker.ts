import { shownItemsOf, type ResumeDraft } from "@taiyari/domain/draft";
import type { PageGeometry } from "@taiyari/paper";
import type { PlacedBox } from "../../../shared/preview/frame/messages.ts";

/** A part of a page, in CSS pixels of the unscaled document. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Where what is being edited stands: the entry, or the section when no entry is in hand or it is not shown. One mark
 * for each page it stands on; [] when it is hidden or empty.
 */
export function marksOf(
  boxes: readonly PlacedBox[],
  page: PageGeometry,
  draft: ResumeDraft,
  section: string,
  item: string | null,
): readonly Mark[] {
  const index =
    item === null ? -1 : shownItemsOf(draft, section).findIndex(({ id }) => id === item);
  const own = boxes.filter((box) => box.section === section);
  const entry = own.filter((box) => box.item !== null && box.item === index);
  const wanted = entry.length > 0 ? entry : own.filter((box) => box.item === null);
  return wanted.flatMap((box) => onPages(box, page));
}

/** The id of the entry at a place of the list that the template was given; null for none. */
export function itemIdAt(draft: ResumeDraft, section: string, index: number | null): string | null {
  return index === null ? null : (shownItemsOf(draft, section)[index]?.id ?? null);
}

function onPages({ x, y, width, height }: PlacedBox, page: PageGeometry): readonly Mark[] {
  const pitch = page.height + page.gap;
  const first = Math.floor(y / pitch);
  const last = Math.floor((y + height - 1) / pitch);
  return Array.from({ length: last - first + 1 }, (_, step) => {
    const origin = (first + step) * pitch;
    const from = step === 0 ? y : origin + page.top;
    const to = first + step === last ? y + height : origin + page.height - page.bottom;
    return { x, y: from, width, height: to - from };
  }).filter((mark) => mark.height > 0);
}
