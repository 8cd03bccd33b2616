/** What a template may not use, because the PDF would differ from the preview. */
export type WarningKind =
  | "background-clip-text"
  | "background-image"
  | "blend-mode"
  | "border-collapse"
  | "border-style"
  | "clip-path"
  | "clipped-text"
  | "counter"
  | "ellipsis"
  | "embedded-content"
  | "filter"
  | "font-not-bundled"
  | "gradient"
  | "hyphens"
  | "image-unreadable"
  | "link-scheme"
  | "list-marker"
  | "mask"
  | "opacity-group"
  | "outline"
  | "position-fixed"
  | "pseudo-element"
  | "right-to-left"
  | "shadow"
  | "small-caps"
  | "svg-content"
  | "text-emphasis"
  | "text-stroke"
  | "transform"
  | "underline-style"
  | "vertical-writing"
  | "z-index";

/** One use of something the contract forbids. */
export interface PaperWarning {
  readonly kind: WarningKind;
  /** The element, as "div.card::before". */
  readonly where: string;
  /** The value that is not honoured, as CSS writes it; at most 60 characters. */
  readonly value: string;
}

export interface WarningList {
  readonly add: (kind: WarningKind, where: Element | string, value: string) => void;
  readonly all: () => PaperWarning[];
}

/** Collects warnings; the same thing said of elements with the same name is kept once. */
export function createWarningList(): WarningList {
  const kept = new Map<string, PaperWarning>();
  return {
    add(kind, where, value) {
      const name = typeof where === "string" ? where : nameOf(where);
      const warning = { kind, where: name, value: value.slice(0, 60) };
      const key = `${kind}|${name}|${warning.value}`;
      if (!kept.has(key)) kept.set(key, warning);
    },
    all: () => [...kept.values()],
  };
}

/** An element as a selector would name it: "li", "div.entry". */
export function nameOf(element: Element): string {
  const [first] = element.classList;
  return element.tagName.toLowerCase() + (first ? `.${first}` : "");
}
