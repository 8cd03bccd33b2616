import { linkAddress } from "../link-address.ts";
import { type Look, PLAIN, type Run } from "../look.ts";
import { runsOf, storedText } from "../stored.ts";

/**
 * A stored text from one that a test can show: `<b>`, `<i>` and `<a https://…>` with their ends around words.
 */
export function stored(shown: string): string {
  const runs: Run[] = [];
  let look: Look = PLAIN;
  for (const [, end, name, url = "", words = ""] of shown.matchAll(
    /<(\/?)([abi])(?: ([^>]*))?>|([^<]+)/gu,
  )) {
    const isOn = end === "";
    if (name === "b") look = { ...look, bold: isOn };
    else if (name === "i") look = { ...look, italic: isOn };
    else if (name === "a") look = { ...look, url: isOn ? linkAddress(url) : "" };
    else runs.push({ ...look, text: words });
  }
  return storedText(runs);
}

/** A stored text as `stored` takes it. */
export function written(text: string): string {
  return runsOf(text)
    .map(({ text: words, bold, italic, url }) => {
      const inner = italic ? `<i>${words}</i>` : words;
      const whole = bold ? `<b>${inner}</b>` : inner;
      return url === "" ? whole : `<a ${url}>${whole}</a>`;
    })
    .join("");
}
