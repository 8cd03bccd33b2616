// The figure of a line about a job, once more in the column beside it: a sum of money, a share, or how many times as
// much. Of "from 4% to 9%" both, where the column has room, else the last.
const UNIT = "(?:crores?|lakhs?|lacs?|thousand|million|billion|mn|bn|cr|k|m|l)(?![\\p{L}\\p{M}])";
const NUMBER = "\\p{Nd}+(?:[.,]\\p{Nd}+)*";
const MONEY = `(?:₹|Rs\\.? ?|INR ?|USD ?|[$€£])${NUMBER}(?: ?${UNIT})?`;
const FIGURE = `(?:${MONEY}|${NUMBER} ?%|${NUMBER} ?[x×](?![\\p{L}\\p{M}\\p{Nd}]))`;
const FIGURES = new RegExp(`(?<![\\p{L}\\p{Nd}])${FIGURE}(?: (?:to|–|-) ${FIGURE})?`, "giu");
const LAST = new RegExp(`${FIGURE}$`, "iu");
const MOST_LETTERS = 13;
// A line right below the title has the dates above it: a figure there passes for a part of them.
const LINES = ".experience .text > p:not(:first-child), .experience .text > ul > li";

for (const line of container.querySelectorAll(LINES)) {
  const [found] = line.textContent.match(FIGURES) ?? [];
  if (found === undefined) continue;
  const shown = found.length > MOST_LETTERS ? (LAST.exec(found)?.[0] ?? found) : found;
  if (shown.length > MOST_LETTERS) continue;
  const figure = container.ownerDocument.createElement("span");
  figure.className = "figure";
  figure.dataset.artifact = "";
  figure.setAttribute("aria-hidden", "true");
  figure.textContent = shown.replaceAll(" ", "\u00A0");
  line.append(figure);
}
