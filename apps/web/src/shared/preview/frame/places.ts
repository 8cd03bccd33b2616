import type { Place, PlacedBox } from "./messages.ts";

/** Where the sections and the entries of a filled template stand, in its order. */
export function placedBoxes(root: Element): PlacedBox[] {
  const origin = root.getBoundingClientRect();
  return [...root.querySelectorAll("[data-section], [data-item]")].flatMap((element) => {
    const own = element.getAttribute("data-section");
    const section = own ?? placeOf(element, root)?.section;
    const { left, top, width, height } = element.getBoundingClientRect();
    if (!section || width === 0 || height === 0) return [];
    if (own === null && !isEntryOf(section, element)) return [];
    const item = own === null ? itemOf(element) : null;
    return [{ section, item, x: left - origin.left, y: top - origin.top, width, height }];
  });
}

/** Which part of the resume an element shows; null for decoration. */
export function placeOf(element: Element, root: Element): Place | null {
  const field = within(root, element.closest("[data-field]"))?.getAttribute("data-field") ?? null;
  if (field?.startsWith("personal."))
    return { section: "personal", item: null, field: last(field) };
  const section = within(root, element.closest("[data-section]"));
  const id = section?.getAttribute("data-section");
  if (!section || !id) return null;
  for (let at: Element | null = element; at && at !== section; at = at.parentElement) {
    const item = itemOf(at);
    if (item !== null && isEntryOf(id, at)) {
      return { section: id, item, field: field === null ? null : last(field) };
    }
  }
  return { section: id, item: null, field: field === null ? null : last(field) };
}

function within(root: Element, element: Element | null): Element | null {
  return element && root.contains(element) ? element : null;
}

/** "experience.2" within the section of that name, "items.2" within one that the person added. */
function isEntryOf(section: string, element: Element): boolean {
  const path = element.getAttribute("data-item") ?? "";
  return path.startsWith(`${section}.`)
    ? /^(?:groups\.)?\d+$/u.test(path.slice(section.length + 1))
    : /^items\.\d+$/u.test(path);
}

function itemOf(element: Element): number | null {
  const index = /\.(\d+)$/u.exec(element.getAttribute("data-item") ?? "")?.[1];
  return index === undefined ? null : Number(index);
}

function last(path: string): string | null {
  const name = path.slice(path.lastIndexOf(".") + 1);
  return name === "" ? null : name;
}
