import { html, type Markup } from "./markup.ts";

const CENTRE = 75;
const COLOURS = { high: "#1b7548", medium: "#9a5104", low: "#b3261e" } as const;
const LOST = "#d9d2c7";
const REACH = "#e8960c";

export type Tone = keyof typeof COLOURS;

/** A hundred ticks around a circle, one a point: earned, within reach of the next improvement, lost. */
export function dial(score: number, tone: Tone, reach: number): Markup {
  const within = Math.min(100, score + reach);
  return html`<svg class="dial" width="150" height="150" viewBox="0 0 150 150" aria-hidden="true">
    ${stroke(rays(0, score, 58, 72), COLOURS[tone], 2.6)}
    ${stroke(rays(score, within, 58, 65), REACH, 2.6)}
    ${stroke(rays(within, 100, 58, 72), LOST, 1.2)}
  </svg>`;
}

/** Ticks of a ring, as path data. */
function rays(from: number, to: number, inner: number, outer: number): string {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => {
    const angle = (2 * Math.PI * (from + index + 0.5)) / 100;
    return `M${onRing(angle, inner)}L${onRing(angle, outer)}`;
  }).join("");
}

function onRing(angle: number, radius: number): string {
  return `${rounded(CENTRE + radius * Math.sin(angle))} ${rounded(CENTRE - radius * Math.cos(angle))}`;
}

/** Points as ticks that can be counted: earned, within reach, lost. Decoration: the figures stand beside it. */
export function ticks(
  points: number,
  maxPoints: number,
  tone: Tone,
  { reach = 0, pitch = 5, height = 16 } = {},
): Markup {
  const within = Math.min(maxPoints, points + reach);
  const width = rounded(maxPoints * pitch);
  const run = (from: number, to: number, top: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) => {
      const x = rounded((from + index + 0.4) * pitch);
      return `M${x} ${top}L${x} ${height}`;
    }).join("");
  return html`<svg
    class="ticks"
    width="${width}"
    height="${height}"
    viewBox="0 0 ${width} ${height}"
    aria-hidden="true"
  >
    ${stroke(run(0, points, 0), COLOURS[tone], pitch * 0.64)}
    ${stroke(run(points, within, height / 2), REACH, pitch * 0.64)}
    ${stroke(run(within, maxPoints, 0), LOST, pitch * 0.3)}
  </svg>`;
}

/** A part of 100 as a bar with the limits of Medium and High; where the last report stood is a line across it. */
export function bar(score: number, tone: Tone, before: number | null): Markup {
  return html`<svg class="bar" width="200" height="10" viewBox="0 0 200 10" aria-hidden="true">
    <rect x="0" y="2" width="200" height="6" rx="3" fill="${LOST}" />
    <rect x="0" y="2" width="${rounded(score * 2)}" height="6" rx="3" fill="${COLOURS[tone]}" />
    ${stroke("M120 2L120 8M160 2L160 8", "#ffffff", 1.5)}
    ${before === null ? null : stroke(`M${rounded(before * 2)} 0L${rounded(before * 2)} 10`, "#1b1f2a", 2)}
  </svg>`;
}

/** One stretch a term: found, weak, missing. */
export function cover(found: number, weak: number, missing: number): Markup {
  const total = Math.max(1, found + weak + missing);
  const step = 640 / total;
  const stretch = (index: number) => {
    const fill = index < found ? COLOURS.high : index < found + weak ? REACH : LOST;
    const [x, width] = [rounded(index * step), rounded(Math.max(1, step - 3))];
    return html`<rect x="${x}" y="0" width="${width}" height="8" rx="2" fill="${fill}" />`;
  };
  return html`<svg class="cover" width="640" height="8" viewBox="0 0 640 8" aria-hidden="true">
    ${Array.from({ length: found + weak + missing }, (_, index) => stretch(index))}
  </svg>`;
}

function stroke(path: string, colour: string, width: number): Markup | null {
  if (path === "") return null;
  return html`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${rounded(width)}" />`;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
