import type { Atom } from "./atoms.ts";
import type { Hedge } from "./figure.ts";

const ABOUT = new Set(
  `about around roughly approximately approx approximate circa some ca etwa rund ungefähr environ unos unas
  aproximadamente लगभग करीब क़रीब सुमारे अंदाजे lagbhag kareeb சுமார் ~ ≈ almost-about`.split(/\s+/u),
);
const NEARLY = new Set("nearly almost fast knapp presque casi तकरीबन जवळपास virtually".split(" "));
const UNDER = new Set(["within"]);
const BELOW = new Set("under below unter".split(" "));
const OVER = new Set(
  "over exceeding above über ueber beyond plus > crossing exceeds topping".split(" "),
);

/** Two words before a number that together say more than it: "more than", "upwards of". */
const OVER_PAIRS = new Set([
  "more than",
  "upwards of",
  "excess of",
  "greater than",
  "mehr als",
  "plus de",
  "más de",
  "north of",
]);
const NEARLY_PAIRS = new Set([
  "close to",
  "just under",
  "up towards",
  "cerca de",
  "près de",
  "nearly a",
  "almost a",
]);
const UNDER_PAIRS = new Set(["up to", "at most"]);
const BELOW_PAIRS = new Set(["less than", "fewer than", "lower than"]);
const ABOUT_PAIRS = new Set(["or so", "order of"]);

/** How the number that begins at an atom is hedged, and where the hedge begins. */
export function hedgeBefore(
  atoms: readonly Atom[],
  at: number,
): { readonly hedge: Hedge; readonly from: number } {
  const [before, second] = [atoms[at - 1], atoms[at - 2]];
  const none = { hedge: "none", from: atoms[at]?.from ?? 0 } as const;
  if (!before) return none;
  const word = before.text.toLowerCase();
  const pair = `${second?.text.toLowerCase() ?? ""} ${word}`;
  if (OVER_PAIRS.has(pair)) return { hedge: "over", from: second?.from ?? before.from };
  if (NEARLY_PAIRS.has(pair)) return { hedge: "nearly", from: second?.from ?? before.from };
  if (UNDER_PAIRS.has(pair)) return { hedge: "under", from: second?.from ?? before.from };
  if (BELOW_PAIRS.has(pair)) return { hedge: "below", from: second?.from ?? before.from };
  if (ABOUT_PAIRS.has(pair)) return { hedge: "about", from: second?.from ?? before.from };
  if (ABOUT.has(word)) return { hedge: "about", from: before.from };
  if (NEARLY.has(word)) return { hedge: "nearly", from: before.from };
  if (UNDER.has(word)) return { hedge: "under", from: before.from };
  if (BELOW.has(word)) return { hedge: "below", from: before.from };
  if (OVER.has(word)) return { hedge: "over", from: before.from };
  return none;
}
