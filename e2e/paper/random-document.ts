import { generator, WORDS } from "../random-words.ts";
import { readDocument } from "./documents.ts";

const STYLES = ["plain", "sidebar", "long"] as const;

/** A document of any length from a seed: the same seed, the same document. Its style is one of the test documents'. */
export async function randomDocument(seed: number): Promise<string> {
  const next = generator(seed);
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const words = (count: number) =>
    Array.from({ length: count }, () => WORDS[between(0, WORDS.length - 1)]).join(" ");
  const bullet = () => `<li>${words(between(2, next() < 0.15 ? 140 : 28))}</li>`;
  const entry = () =>
    `<div class="entry"><h3>${words(between(1, 6))}</h3><p class="sub" data-keep-next>${words(3)}` +
    `<span class="dates">2019 – 2021</span></p><ul>${list(between(0, 8), bullet)}</ul></div>`;
  const section = () =>
    `<section><h2>${words(between(1, 3))}</h2>${next() < 0.4 ? `<p>${words(between(5, 170))}</p>` : ""}` +
    `${list(between(1, 5), entry)}</section>`;
  const style = STYLES[seed % STYLES.length] ?? "plain";
  const [css = ""] = (await readDocument(style)).split("</style>");
  const side = list(
    between(0, 4),
    () => `<section><h2>${words(1)}</h2><p>${words(between(1, 60))}</p></section>`,
  );
  const head = `<h1>${words(2)}</h1><p>${words(between(1, 30))}</p>`;
  const main = head + list(between(1, 4), section);
  const inside =
    style === "sidebar" ? `<main data-flow>${main}</main><aside data-flow>${side}</aside>` : main;
  return `${css}</style><article class="paper ${style}">${inside}</article>`;
}

function list(count: number, make: () => string): string {
  return Array.from({ length: count }, make).join("");
}
