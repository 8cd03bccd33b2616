import { rectOf, rectsOf } from "../layout/rects.ts";
import type { Probe } from "./probe.ts";
import type { Recorder, TextDraft } from "./recorder.ts";

/**
 * The probe of a text's font. Texts in the font's own faces share one; where another face stands in, the box may
 * grow with it (Firefox), so that text is probed itself.
 */
export function probeOf(
  recorder: Recorder,
  { style, family }: { readonly style: CSSStyleDeclaration; readonly family: string },
  fallbackText: string | null,
): Probe {
  const css =
    `font-family:${family};font-size:${style.fontSize};font-weight:${style.fontWeight};` +
    `font-style:${style.fontStyle};text-rendering:${style.textRendering}`;
  const sample = fallbackText ?? "x";
  const key = `${css}|${sample}`;
  const known = recorder.probes.get(key);
  if (known) return known;
  const probe = { css, sample, ascent: 0, height: 0, lineHeight: 0 };
  recorder.probes.set(key, probe);
  return probe;
}

/** Measures all probes of a capture in one reflow, in a hidden box that is gone afterwards. */
export function measureProbes(recorder: Recorder): void {
  const document = recorder.root.ownerDocument;
  const host = document.createElement("div");
  host.style.cssText =
    "position:absolute;left:0;top:0;visibility:hidden;white-space:pre;font-synthesis:none";
  const rows = [...recorder.probes.values()].map((probe) => {
    const row = document.createElement("div");
    row.style.cssText = `${probe.css};line-height:normal`;
    const text = document.createTextNode(probe.sample);
    const foot = document.createElement("span");
    foot.style.cssText = "display:inline-block;width:0;height:0;vertical-align:baseline";
    row.append(text, foot);
    host.append(row);
    return { probe, row, text, foot };
  });
  recorder.root.ownerDocument.body.append(host);
  for (const { probe, row, text, foot } of rows) {
    recorder.range.selectNodeContents(text);
    const [box] = rectsOf(recorder.range);
    if (!box) continue;
    probe.ascent = rectOf(foot).bottom - box.top;
    probe.height = box.height;
    probe.lineHeight = rectOf(row).height;
  }
  host.remove();
}

/** How far below the document's top a text's baseline lies; its probe has been measured. */
export function baselineOf(draft: TextDraft): number {
  const { probe, lineHeight } = draft;
  if (lineHeight === undefined) return draft.top + probe.ascent;
  const line = lineHeight === "normal" ? probe.lineHeight : lineHeight;
  return draft.top + (line - probe.height) / 2 + probe.ascent;
}
