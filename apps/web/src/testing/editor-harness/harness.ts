import type { Template, TemplateChoices, TemplateData } from "@taiyari/domain/resume";
import type { DraftStore } from "../../shared/drafts/draft-store.ts";
import { exportPdf, type ExportedResume } from "../../shared/export/export-pdf.ts";
import { printResume } from "../../shared/export/print-resume.ts";
import { CONNECT, type Shown, type Snapshot } from "../../shared/preview/frame/messages.ts";
import { paperFaces } from "../../shared/preview/paper-faces.ts";
import { createPreview } from "../../shared/preview/preview.ts";
import type { PreviewState } from "../../shared/preview/preview-handle.ts";

/** What a test asks of the page: one preview in one frame. */
export interface EditorHarness {
  readonly attach: () => void;
  readonly detach: () => void;
  readonly show: (content: HarnessContent) => void;
  /** Shows it, and waits until it is seen or has failed. */
  readonly showAndWait: (content: HarnessContent) => Promise<PreviewState>;
  readonly shown: () => Shown | null;
  readonly state: () => PreviewState;
  readonly retry: () => void;
  readonly exportPdf: () => Promise<
    Pick<ExportedResume, "fileName" | "remarks" | "missing" | "pages"> & { base64: string }
  >;
  /** The words of the pages as a file would have them. */
  readonly capturedWords: () => Promise<string>;
  readonly print: () => Promise<void>;
  /** All that a page of its own needs to print what is shown: faces by id, in base64. */
  readonly printable: () => Promise<{
    readonly connect: string;
    readonly snapshot: Snapshot;
    readonly faces: readonly (readonly [string, string])[];
  }>;
  /** Milliseconds from each change of the summary to the frame's answer, laid out. */
  readonly typeTimes: (content: HarnessContent, letters: number) => Promise<number[]>;
  /** The same until the letter is painted, with a rest after each as somebody's who types fast. */
  readonly paintTimes: (content: HarnessContent, letters: number) => Promise<number[]>;
  readonly exportTimes: (rounds: number) => Promise<number[]>;
  readonly picks: unknown[];
}

export interface HarnessContent {
  readonly template: Pick<Template, "id" | "name" | "margins" | "hasScript">;
  readonly data: TemplateData;
  readonly choices: TemplateChoices;
}

declare global {
  interface Window {
    editor?: EditorHarness;
    /** The draft of a page that shows a tab of the editor. */
    draftStore?: DraftStore;
    /** What was pressed in that tab's preview. */
    picked?: unknown;
  }
}

const preview = createPreview();
const picks: unknown[] = [];
let content: HarnessContent | null = null;
let detach = () => {};

function showAndWait(next: HarnessContent): Promise<PreviewState> {
  content = next;
  preview.show(next);
  return new Promise((resolve) => {
    function look() {
      const isSeen = preview.picture()?.content === next || preview.get().kind === "failed";
      if (!isSeen) return;
      stop();
      resolve(preview.get());
    }
    const stop = preview.subscribe(look);
  });
}

/** Milliseconds from each letter typed at the end of the summary until it has been shown, and `then`. */
async function typed(
  first: HarnessContent,
  letters: number,
  then: () => Promise<void>,
): Promise<number[]> {
  const times: number[] = [];
  await showAndWait(first);
  for (let letter = 0; letter < letters; letter++) {
    const { personal } = first.data;
    const summary = `${personal.summary} ${"typed ".repeat(letter).slice(0, letter)}`;
    const data = { ...first.data, personal: { ...personal, summary } };
    const start = performance.now();
    await showAndWait({ ...first, data });
    await then();
    times.push(performance.now() - start);
    if (then === painted) await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
  return times;
}

/** Between two letters of somebody who types 150 words a minute. */
const REST_MS = 80;

/** Ends when what is laid out now has been painted: with the first task after the next frame. */
async function painted(): Promise<void> {
  await new Promise(requestAnimationFrame);
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.addEventListener("message", resolve);
    port1.start();
    port2.postMessage(null);
  });
  port1.close();
}

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

window.editor = {
  picks,
  attach() {
    const frame = document.createElement("iframe");
    frame.sandbox.add("allow-scripts");
    frame.src = "/preview-frame.html";
    frame.title = "Your resume";
    frame.style.cssText = "display:block;border:0;width:900px;height:3000px";
    const end = preview.attach(frame, (place) => picks.push(place));
    document.querySelector("#root")?.append(frame);
    detach = () => {
      end();
      frame.remove();
    };
  },
  detach: () => detach(),
  show(next) {
    content = next;
    preview.show(next);
  },
  showAndWait,
  shown: () => preview.picture()?.shown ?? null,
  state: () => preview.get(),
  retry: () => preview.retry(),
  async exportPdf() {
    if (!content) throw new Error("Nothing was shown.");
    const created = new Date(Date.UTC(2026, 10, 5));
    const { bytes, ...about } = await exportPdf(preview, content.data, created);
    return { ...about, base64: base64Of(bytes) };
  },
  async capturedWords() {
    const { items } = await preview.capture();
    return items
      .flatMap((item) => (item.kind === "text" ? item.pieces : []))
      .map((piece) => (piece.kind === "word" ? piece.text : ""))
      .join("");
  },
  print: () => printResume(preview),
  async printable() {
    const snapshot = await preview.snapshot();
    const files = await paperFaces.load(snapshot.faces);
    const faces = [...files].map(([id, file]) => [id, base64Of(file)] as const);
    return { connect: CONNECT, snapshot, faces };
  },
  typeTimes: (first, letters) => typed(first, letters, async () => {}),
  paintTimes: (first, letters) => typed(first, letters, painted),
  async exportTimes(rounds) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      if (content) await exportPdf(preview, content.data, new Date(0));
      times.push(performance.now() - start);
    }
    return times;
  },
};
