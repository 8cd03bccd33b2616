import { isPresent, valueAt } from "./values.ts";

const CUSTOM = "custom";

/** A section the person added, as the template's clone for it is bound. */
export interface BoundSection {
  readonly element: Element;
  readonly data: unknown;
}

/**
 * Puts the sections of a template as the person wants them: one for each they added, in their order, without hidden
 * and empty ones. Sections change places only with their siblings, so each stays in its column.
 *
 * @returns  the elements made for sections the person added
 */
export function arrangeSections(root: Element, data: object): BoundSection[] {
  const own = addOwnSections(root, valueAt([data], CUSTOM));
  const added = new Set(own.map(({ element }) => element));
  const hidden = new Set(textsAt(data, "sections.hidden"));
  for (const section of root.querySelectorAll("[data-section]")) {
    const id = section.getAttribute("data-section") ?? "";
    const isEmpty = !added.has(section) && !isPresent(valueAt([data], id));
    if (hidden.has(id) || isEmpty) removeSection(section, root);
  }
  sortSections(root, textsAt(data, "sections.order"));
  return own;
}

/** The template child stays where it is: a later section is put before it. */
function addOwnSections(root: Element, list: unknown): BoundSection[] {
  const added: BoundSection[] = [];
  const template = root.querySelector<HTMLTemplateElement>(`template[data-section="${CUSTOM}"]`);
  if (!template) return added;
  for (const data of Array.isArray(list) ? list : []) {
    const id = valueAt([data], "id");
    const filled = isPresent(valueAt([data], "content")) || isPresent(valueAt([data], "items"));
    const clone = template.content.firstElementChild?.cloneNode(true);
    if (typeof id !== "string" || !filled || !clone) continue;
    const element = clone as Element;
    element.setAttribute("data-section", id);
    template.before(element);
    added.push({ element, data });
  }
  template.remove();
  return added;
}

/** A box that held only sections goes with the last of them. */
function removeSection(section: Element, root: Element): void {
  const box = section.parentElement;
  section.remove();
  if (box && box !== root && box.childElementCount === 0) removeSection(box, root);
}

function sortSections(root: Element, order: readonly string[]): void {
  if (order.length === 0) return;
  const sections = [...root.querySelectorAll("[data-section]")];
  const placeOf = (section: Element) => {
    const place = order.indexOf(section.getAttribute("data-section") ?? "");
    return place === -1 ? order.length : place;
  };
  for (const siblings of Map.groupBy(sections, (section) => section.parentNode).values()) {
    const slots = siblings.map((section) => {
      const slot = section.ownerDocument.createComment("");
      section.replaceWith(slot);
      return slot;
    });
    const sorted = siblings.toSorted((a, b) => placeOf(a) - placeOf(b));
    for (const [index, slot] of slots.entries()) slot.replaceWith(sorted[index] ?? "");
  }
}

function textsAt(data: object, path: string): readonly string[] {
  const value = valueAt([data], path);
  return Array.isArray(value) ? value.filter((text) => typeof text === "string") : [];
}
