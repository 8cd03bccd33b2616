import type { BeginItem, StructureTag } from "../capture/display-list.ts";
import { dictionary, name, type PdfReference, type PdfValue } from "./objects.ts";
import type { PdfWriter } from "./writer.ts";

/** An element of the structure tree while its content is being drawn. */
export interface StructureElement {
  readonly tag: StructureTag;
  readonly item: BeginItem;
  readonly reference: PdfReference;
  readonly parent: StructureElement | null;
  readonly children: Child[];
  /** Where a figure is on its page, in PDF points: left, bottom, right, top. */
  box: readonly number[] | null;
}

type Child =
  | { readonly kind: "element"; readonly element: StructureElement }
  | { readonly kind: "content"; readonly page: number; readonly id: number }
  | { readonly kind: "annotation"; readonly page: number; readonly reference: PdfReference };

/** The logical structure of a document. Source: ISO 32000-1:2008 §14.7 and §14.8. */
export interface Structure {
  readonly begin: (item: BeginItem) => void;
  readonly end: () => void;
  /** The innermost open element; null before the first and after the last. */
  readonly current: () => StructureElement | null;
  /** Gives the open element a piece of marked content. Returns its number on the page. */
  readonly mark: (page: number) => number;
  /** Gives the open element an annotation. Returns the annotation's key in the parent tree. */
  readonly annotate: (page: number, reference: PdfReference) => number;
  /** Writes the tree. To be called once, when all elements are ended. Returns its root. */
  readonly finish: () => PdfReference;
}

export function createStructure(writer: PdfWriter, pages: readonly PdfReference[]): Structure {
  const root = writer.reserve();
  const stack: StructureElement[] = [];
  const tops: StructureElement[] = [];
  /** By page: the element of each piece of marked content. */
  const marked = pages.map((): PdfReference[] => []);
  const annotated: PdfReference[] = [];
  const current = () => stack.at(-1) ?? null;

  return {
    current,
    begin(item) {
      const parent = current();
      const reference = writer.reserve();
      const element = { tag: item.tag, item, reference, parent, children: [], box: null };
      if (parent) parent.children.push({ kind: "element", element });
      else tops.push(element);
      stack.push(element);
    },
    end() {
      const element = stack.pop();
      if (!element) throw new Error("An element ends that never began.");
      writer.set(element.reference, written(element, root, pages));
    },
    mark(page) {
      const element = opened(current());
      const ids = marked[page] ?? [];
      const id = ids.push(element.reference) - 1;
      element.children.push({ kind: "content", page, id });
      return id;
    },
    annotate(page, reference) {
      const element = opened(current());
      element.children.push({ kind: "annotation", page, reference });
      return pages.length + annotated.push(element.reference) - 1;
    },
    finish() {
      const numbers: PdfValue[] = [];
      for (const [page, ids] of marked.entries()) numbers.push(page, ids);
      for (const [index, parent] of annotated.entries()) numbers.push(pages.length + index, parent);
      writer.set(
        root,
        dictionary({
          Type: name("StructTreeRoot"),
          K: tops.map(({ reference }) => reference),
          ParentTree: writer.add(dictionary({ Nums: numbers })),
          ParentTreeNextKey: pages.length + annotated.length,
        }),
      );
      return root;
    },
  };
}

function opened(element: StructureElement | null): StructureElement {
  if (!element) throw new Error("There is no open element for this content.");
  return element;
}

function written(
  element: StructureElement,
  root: PdfReference,
  pages: readonly PdfReference[],
): PdfValue {
  const home = element.children.find((child) => child.kind === "content")?.page;
  const kids = element.children.map((child): PdfValue => {
    if (child.kind === "element") return child.element.reference;
    const page = pages[child.page] ?? null;
    if (child.kind === "annotation") {
      return dictionary({ Type: name("OBJR"), Obj: child.reference, Pg: page });
    }
    if (child.page === home) return child.id;
    return dictionary({ Type: name("MCR"), Pg: page, MCID: child.id });
  });
  return dictionary({
    Type: name("StructElem"),
    S: name(element.tag),
    P: element.parent?.reference ?? root,
    Pg: home === undefined ? null : pages[home],
    K: kids.length === 1 ? kids[0] : kids,
    Alt: element.item.alt,
    Lang: element.item.lang,
    A: attributesOf(element),
  });
}

/** Source: ISO 32000-1:2008 §14.8.5. */
function attributesOf({ tag, item, box }: StructureElement): PdfValue | null {
  if (tag === "Figure" && box) {
    return dictionary({ O: name("Layout"), Placement: name("Block"), BBox: box });
  }
  if (tag === "L") {
    const numbering = item.ordered ? "Decimal" : "None";
    return dictionary({ O: name("List"), ListNumbering: name(numbering) });
  }
  if (item.scope) return dictionary({ O: name("Table"), Scope: name(item.scope) });
  return null;
}
