import { readFile } from "node:fs/promises";
import path from "node:path";
import { PAPER_SIZES, type PageGeometry } from "@taiyari/paper";

/** The test documents: how each is printed and what has to come of it. */
export const DOCUMENTS = {
  plain: { size: "a4", margin: 60, pages: 1 },
  serif: { size: "a4", margin: 60, pages: 2 },
  sidebar: { size: "a4", margin: 53, pages: 2 },
  table: { size: "letter", margin: 60, pages: 2 },
  scripts: { size: "a4", margin: 60, pages: 1 },
  kitchen: { size: "letter", margin: 50, pages: 1 },
  long: { size: "letter", margin: 60, pages: 6 },
} as const;

export type DocumentName = keyof typeof DOCUMENTS;

/** Between sheets in these tests, so that a page limit is never also the next page's. CSS pixels. */
const GAP = 24;

export function geometryOf(name: DocumentName, gap = GAP): PageGeometry {
  const { size, margin } = DOCUMENTS[name];
  return { ...PAPER_SIZES[size], gap, top: margin, bottom: margin };
}

/** A file of `documents/`, its comments replaced by as many entries or rows as they ask for. */
export async function readDocument(name: string): Promise<string> {
  const html = await readFile(path.join(import.meta.dirname, `documents/${name}.html`), "utf8");
  return html
    .replaceAll(/<!-- entries:(\d+) -->/gu, (_, count) => repeat(Number(count), entry))
    .replaceAll(/<!-- rows:(\d+) -->/gu, (_, count) => repeat(Number(count), row));
}

const BULLETS = [
  "Rewrote the matching of trains to platforms as an event-driven stream; late changes reach drivers in 4 s instead of 11 min.",
  "Cut the nightly settlement from 6 h to 38 min and its cost by ₹1,20,000 a month without a new machine.",
  "Taught forty colleagues to read a query plan; slow pages fell by 71 % in a quarter.",
  "Ran the on-call rota of nine people, wrote every runbook with the people who had to use it at three in the morning, and kept the count of alarms that wake somebody below two a week for a year, which the company had not believed to be possible before.",
  "Brought in contract tests between 14 services.",
  "Chose boring tools: PostgreSQL, a queue, files.",
  "Measured before and after, with the raw numbers kept beside the report so that anybody could disagree with them.",
];
const TITLES = ["Lead engineer", "Senior engineer", "Engineer", "Analyst", "Trainee"];
const PLACES = ["Blue Anvil", "Teesta Rail", "Kite & Copper", "Monsoon Works"];

function entry(index: number): string {
  const bullets = repeat(3 + (index % 3), (at) => `<li>${pick(BULLETS, index * 2 + at)}</li>`);
  return (
    `<div class="entry"><h3>${pick(TITLES, index)}</h3>` +
    `<p class="sub" data-keep-next><a href="https://place${index}.example/">${pick(PLACES, index)}</a> ` +
    `<span class="dates">${2024 - index} – ${2025 - index}</span></p><ul>${bullets}</ul></div>`
  );
}

function row(index: number): string {
  const amount = new Intl.NumberFormat("en-IN").format(125_000 + index * 47_000);
  return `<tr><td>${2025 - index}</td><td>${pick(BULLETS, index).slice(0, 60)}</td><td>₹${amount}</td></tr>`;
}

function repeat(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join("\n");
}

function pick(from: readonly string[], index: number): string {
  return from[index % from.length] ?? "";
}
