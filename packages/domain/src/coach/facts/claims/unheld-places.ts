import { isPlace } from "../../../lexicon/places.ts";
import { keyOf } from "../../../text/tokens.ts";
import { placesOf } from "../names/match-word.ts";
import type { SourceFacts } from "../source-facts.ts";
import type { FactWord } from "../words.ts";

/** Names of one place or its people that share no letters to compare by. Each list says the same. */
const SAME: readonly (readonly string[])[] = `
  american us usa america states, british uk britain england english, european europe eu, indian india bharat,
  german germany deutschland, french france, dutch netherlands holland, spanish spain, swiss switzerland,
  chinese china, japanese japan, korean korea, arab arabian gulf uae dubai saudi qatar oman kuwait bahrain,
  mumbai bombay, kolkata calcutta cal, chennai madras, bengaluru bangalore blr, vadodara baroda, kochi cochin,
  kozhikode calicut, mysuru mysore, pune poona, gurugram gurgaon ncr, prayagraj allahabad, varanasi banaras kashi,
  puducherry pondicherry pondy, visakhapatnam vizag, thiruvananthapuram trivandrum tvm, hyderabad hyd, ahmedabad amd
  amdavad, delhi ncr, noida ncr, thoothukudi tuticorin, tiruchirappalli trichy, guwahati gauhati, shimla simla,
  vijayawada bezawada, belagavi belgaum, mangaluru mangalore, hubballi hubli, shivamogga shimoga
`
  .split(/,\s*/u)
  .map((names) => names.trim().split(/\s+/u).map(keyOf));

const PEOPLES = new Set(
  `american african asian australian british canadian european german french dutch spanish swiss italian arab chinese
  japanese korean russian thai mexican turkish`
    .split(/\s+/u)
    .map(keyOf),
);

/** Whether a word names a place or a people that the source names in no form. */
export function isUnheldPlace(word: FactWord, { words }: SourceFacts): boolean {
  if (!word.hasCapital || !(PEOPLES.has(word.key) || isPlace(word.text))) return false;
  if (placesOf(words, word.key, word.text).length > 0) return false;
  const same = SAME.filter((names) => names.includes(word.key)).flat();
  if (same.some((name) => words.places.has(name) || words.letters.has(name))) return false;
  // "Hyd" of an address, "Germany" of "German".
  const short = word.key.slice(0, 3);
  return ![...words.places.keys()].some(
    (key) =>
      (key.length <= 4 && key.startsWith(short)) ||
      (key.length > 4 && key.slice(0, 5) === word.key.slice(0, 5)),
  );
}
