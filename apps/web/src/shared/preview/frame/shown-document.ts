import {
  capture,
  type DisplayList,
  type FaceId,
  layOutAtFixedScale,
  type PageGeometry,
  PAPER_SIZES,
  paginate,
  shownFaces,
  unpaginate,
} from "@taiyari/paper";
import { plainValue } from "@taiyari/domain/rich";
import { become } from "./become.ts";
import { bind } from "./bind.ts";
import { applyChoices } from "./choices.ts";
import { drawLevelBars } from "./level-bars.ts";
import type { FrameContent, Shown, Snapshot } from "./messages.ts";
import { createPageNames, type PageNames } from "./page-names.ts";
import { placedBoxes } from "./places.ts";
import { measureRoom } from "./room.ts";
import { runScript } from "./run-script.ts";
import { sheetOf } from "./sheet.ts";

/** Between two pages on the screen, in CSS pixels at 100 %. */
const PAGE_GAP = 24;

/** One document at a time in the page of a frame. */
export interface ShownDocument {
  /** Puts a document in the place of the last one, which stays to be seen until this one can be drawn. */
  readonly show: (content: FrameContent) => Promise<Shown>;
  /** @throws  an Error before anything was shown */
  readonly capture: () => Promise<DisplayList>;
  readonly snapshot: () => Snapshot;
  readonly root: () => HTMLElement | null;
}

interface Current {
  readonly root: HTMLElement;
  readonly geometry: PageGeometry;
  readonly pages: number;
  /** With the base style. */
  readonly css: string;
  readonly faces: readonly FaceId[];
  /** What it was filled with. */
  readonly content: FrameContent;
  readonly names: PageNames;
}

/**
 * @param base  the style sheet that stands before that of every template
 * @param have  sees to it that the page can draw with these faces; those that cannot be had are passed over
 */
export function createShownDocument(
  document: Document,
  base: string,
  have: (faces: readonly FaceId[]) => Promise<void> | null,
): ShownDocument {
  const sheet = document.createElement("style");
  const parsed = document.createElement("template");
  let parsedHtml = "";
  let current: Current | null = null;
  sheet.textContent = base;
  document.head.append(sheet);
  layOutAtFixedScale(document.body);

  /** A template that is filled, with the person's choices on it, and the page it fills. */
  function fill({ files, margins, data, choices, language, isLandscape }: FrameContent) {
    if (parsedHtml !== files.html) parsed.innerHTML = parsedHtml = files.html;
    const root = document.createElement("article");
    root.lang = language;
    root.append(document.importNode(parsed.content, true));
    bind(root, data);
    if (choices.levels === "bars") drawLevelBars(root);
    // Links lead nowhere here, so the keyboard passes them by.
    for (const link of root.querySelectorAll("a")) link.tabIndex = -1;
    for (const image of root.querySelectorAll("img")) image.decoding = "sync";
    const { width, height } = PAPER_SIZES[choices.paper];
    const paper = isLandscape ? { width: height, height: width } : { width, height };
    const edges = applyChoices(root, choices, margins, paper);
    return { root, geometry: { ...edges, gap: PAGE_GAP } };
  }

  async function show(content: FrameContent): Promise<Shown> {
    const { files, data, isLandscape } = content;
    const css = sheetOf(base, files.css, content.choices.ownCss ?? "");
    const scripted = fill(content);
    const scriptError = runScript(files.script, scripted.root, plainValue(data));
    // What it had done before it failed is left out too.
    let { root, geometry } = scriptError === null ? scripted : fill(content);

    const before = current;
    if (before && canChange(before, content, css)) {
      const inPlace = changeInPlace(before, content, root, geometry);
      if (inPlace) return inPlace;
      ({ root, geometry } = fill(content));
    }

    const old = before && before.css !== css ? freeze(before) : before?.root;
    if (before?.css !== css) sheet.textContent = css;
    root.style.visibility = "hidden";
    if (old) old.before(root);
    else document.body.append(root);
    root.style.position = "absolute";
    const names = createPageNames(root, isLandscape ? {} : data);
    names.measure();
    const { faces, missing } = shownFaces(root);
    const waiting = [have(faces), ...picturesOf(root)].filter((one) => one !== null);
    if (waiting.length > 0) await Promise.all(waiting);
    old?.remove();
    root.style.removeProperty("visibility");
    root.style.removeProperty("position");
    names.remove();
    return { ...breakUp({ root, geometry, css, content, names, faces }), missing, scriptError };
  }

  /** Breaks what is laid out into pages, and keeps it as what is shown. */
  function breakUp(laidOut: Omit<Current, "pages">) {
    const { root, geometry, names } = laidOut;
    const { pages } = paginate(root, geometry);
    current = { ...laidOut, pages };
    const room = measureRoom(root, geometry, pages);
    const boxes = placedBoxes(root);
    names.place(geometry, pages);
    return { pages, geometry, ...room, boxes };
  }

  /**
   * Changes what is shown where it differs from `next`: of a long resume with one more letter that is one paragraph.
   *
   * @param next  is used up
   * @returns     null, with nothing changed, where something has to be waited for
   */
  function changeInPlace(
    before: Current,
    content: FrameContent,
    next: HTMLElement,
    geometry: PageGeometry,
  ): Shown | null {
    const { root, css } = before;
    before.names.clear();
    unpaginate(root);
    become(root, next);
    const names = createPageNames(root, content.isLandscape ? {} : content.data);
    names.measure();
    const { faces, missing } = shownFaces(root);
    names.remove();
    if (have(faces) !== null || picturesOf(root).length > 0) {
      become(root, fill(before.content).root);
      breakUp(before);
      return null;
    }
    const shown = breakUp({ root, geometry, css, content, names, faces });
    return { ...shown, missing, scriptError: null };
  }

  function now(): Current {
    if (!current) throw new Error("Nothing is shown.");
    return current;
  }

  return {
    show,
    capture: async () => capture(now().root, now().geometry, now().pages),
    snapshot() {
      const { root, css, pages, geometry, faces } = now();
      return { html: root.outerHTML, css, pages, geometry, faces };
    },
    root: () => current?.root ?? null,
  };
}

/** Whether the same template shows both. One with a script keeps the elements that the script has seen. */
function canChange({ root, css, content }: Current, { files }: FrameContent, next: string) {
  const isSame = content.files.html === files.html && css === next;
  return isSame && files.script === null && root.isConnected;
}

/** Gives a document a copy of its own style sheets, so that it keeps its looks while the page's change. */
function freeze({ root, css }: Current): Element {
  const document = root.ownerDocument;
  const holder = document.createElement("div");
  const sheet = document.createElement("style");
  sheet.textContent = css;
  root.replaceWith(holder);
  holder.attachShadow({ mode: "open" }).append(sheet, root);
  return holder;
}

/** Those that the browser has not decoded yet; one that cannot be is no reason to wait. */
function picturesOf(root: Element): Promise<void>[] {
  return [...root.querySelectorAll("img")].flatMap((image) => {
    return image.complete ? [] : [image.decode().catch(() => undefined)];
  });
}
