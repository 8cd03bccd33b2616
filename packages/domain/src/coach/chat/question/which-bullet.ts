import type { Bullet } from "../../../evidence/passages.ts";
import { tokenize } from "../../../text/tokens.ts";
import type { Heard } from "./hear.ts";
import type { WhichBullet } from "./question.ts";
import { respelled } from "./spelling.ts";
import { SMALL_WORDS } from "./vocabulary.ts";

const ORDINALS: Readonly<Record<string, number>> = {
  first: 1, "1st": 1, pehla: 1, pehle: 1, pahla: 1, पहला: 1,
  second: 2, "2nd": 2, dusra: 2, doosra: 2, दूसरा: 2,
  third: 3, "3rd": 3, teesra: 3, tisra: 3, तीसरा: 3,
  fourth: 4, "4th": 4, chautha: 4, chotha: 4,
  fifth: 5, "5th": 5, paanchva: 5, panchwa: 5,
  sixth: 6, "6th": 6, seventh: 7, "7th": 7, eighth: 8, "8th": 8, ninth: 9, "9th": 9, tenth: 10, "10th": 10,
}; // prettier-ignore

const LAST = -1;
const NEXT = new Set(["next", "following", "agla", "agle", "aage"]);

/** How much of a quotation must stand in a bullet for the bullet to be meant. */
const QUOTED_SHARE = 0.6;

/**
 * Which bullet a question is about: by its words in quotation marks, by the number of its line, by its own number, by the employer or project it stands
 * under, by words that stand in it and in few others, or the one after the bullet that was spoken of.
 *
 * A number counts the bullets of the named entry, and those of the whole resume where none is named.
 */
export function whichBullet(
  heard: Heard,
  bullets: readonly Bullet[],
  spokenOf: Bullet | null,
): WhichBullet {
  if (heard.quoted !== "") {
    const bullet = likest(heard.quoted, bullets, QUOTED_SHARE);
    return bullet ? { kind: "found", bullet } : { kind: "text", text: heard.quoted };
  }
  const line = Number(/\bline\s+(?:no\.?\s*)?#?(\d{1,3})\b/iu.exec(heard.text)?.[1] ?? Number.NaN);
  if (line > 0) {
    const bullet = bullets.find(({ lines }) => lines.includes(line));
    return bullet ? { kind: "found", bullet } : { kind: "other-line", line };
  }
  const { owner, rest } = ownerIn(heard, bullets);
  const own = owner === "" ? bullets : bullets.filter((bullet) => bullet.owner === owner);
  if (owner === "" && spokenOf && heard.words.some(({ key }) => NEXT.has(key))) {
    const following = bullets[bullets.indexOf(spokenOf) + 1];
    return following
      ? { kind: "found", bullet: following }
      : { kind: "no-such", number: bullets.length + 1, owner: "", there: bullets.length };
  }
  const number = numberIn(heard);
  if (number !== null) {
    const bullet = number === LAST ? own.at(-1) : own[number - 1];
    return bullet
      ? { kind: "found", bullet }
      : { kind: "no-such", number, owner, there: own.length };
  }
  const bullet = byWords(rest, own) ?? (owner === "" ? null : byWords(contentWords(heard), own));
  if (bullet) return { kind: "found", bullet };
  const [only] = own;
  if (owner !== "" && own.length === 1 && only) return { kind: "found", bullet: only };
  return { kind: "unnamed" };
}

/** True for a question that names a bullet by number or by place in the list. */
export function namesByNumber(heard: Heard): boolean {
  return numberIn(heard) !== null || heard.words.some(({ key }) => NEXT.has(key));
}

/** True for a question that names the employer or the project of a bullet. */
export function namesOwner(heard: Heard, bullets: readonly Bullet[]): boolean {
  return ownerIn(heard, bullets).owner !== "";
}

function numberIn({ words }: Heard): number | null {
  for (const { text, key } of words) {
    const lower = text.toLowerCase();
    const ordinal = ORDINALS[lower] ?? ORDINALS[key];
    if (ordinal !== undefined) return ordinal;
    if (lower === "last" || lower === "aakhri" || lower === "akhri") return LAST;
    const digits = /^#?(\d{1,2})$/u.exec(lower)?.[1];
    if (digits !== undefined) return Number(digits);
  }
  return null;
}

/** Words of the question that can name something. */
function contentWords({ words }: Heard): readonly string[] {
  return words.map(({ key }) => key).filter((key) => key.length > 1 && !SMALL_WORDS.has(key));
}

/** The employer or project that is named, by its whole name or by a word that no other has; and the words beside it. */
function ownerIn(
  heard: Heard,
  bullets: readonly Bullet[],
): { readonly owner: string; readonly rest: readonly string[] } {
  const words = contentWords(heard);
  const owners = [...new Set(bullets.map((bullet) => bullet.owner))].filter(Boolean);
  const named = owners.flatMap((owner) => {
    const keys = tokenize(owner).map(({ key }) => key);
    const said = keys.filter((key) => words.some((word) => isSame(word, key)));
    const isTelling = said.some(
      (key) =>
        key.length > 3 &&
        owners.every((other) => other === owner || !tokenize(other).some((one) => one.key === key)),
    );
    return isTelling ? [{ owner, said }] : [];
  });
  const best = named.toSorted((a, b) => b.said.length - a.said.length)[0];
  if (!best) return { owner: "", rest: words };
  return {
    owner: best.owner,
    rest: words.filter((word) => !best.said.some((key) => isSame(word, key))),
  };
}

function isSame(word: string, key: string): boolean {
  return word === key || respelled(word, [key]) !== null;
}

/** The bullet that has most of these words, those counting more that few bullets have; null where two have as many. */
function byWords(words: readonly string[], bullets: readonly Bullet[]): Bullet | null {
  const texts = bullets.map((bullet) => new Set(tokenize(bullet.text).map(({ key }) => key)));
  const scores = texts.map((text) =>
    words
      .filter((word) => text.has(word))
      .reduce((sum, word) => sum + 1 / texts.filter((other) => other.has(word)).length, 0),
  );
  const best = Math.max(0, ...scores);
  if (best < 0.5 || scores.filter((score) => score === best).length > 1) return null;
  return bullets[scores.indexOf(best)] ?? null;
}

/** The bullet that holds most words of a text, and at least this share of them; null for none. */
export function likest(text: string, bullets: readonly Bullet[], least: number): Bullet | null {
  const wanted = tokenize(text).map(({ key }) => key);
  if (wanted.length === 0) return null;
  const shares = bullets.map((bullet) => {
    const has = new Set(tokenize(bullet.text).map(({ key }) => key));
    return wanted.filter((key) => has.has(key)).length / wanted.length;
  });
  const best = Math.max(0, ...shares);
  return best >= least ? (bullets[shares.indexOf(best)] ?? null) : null;
}
