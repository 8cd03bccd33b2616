import { CLICHES, findPhrases } from "../../lexicon/cliches.ts";
import { isHinglish } from "./language.ts";
import type { Rewording } from "./rewording.ts";
import { sentencesIn, wordCount } from "./sentences.ts";
import { capitalised, linesOf } from "./text-parts.ts";

/** Wishes and praise of oneself beside the phrases of the lexicon, as whole sentences say them. */
const EMPTY = new RegExp(
  String.raw`\b(?:willing to (?:relocate|learn|work)|ability to work|never say no|sincere|dedicated|punctual|honest|go` +
    String.raw`od with|believes? in|pleasing personality|positive attitude|learning ability|adaptable|enthusiastic|give ` +
    String.raw`my best|prove myself|grow with the (?:company|organi[sz]ation)|looking forward (?:for|to))\b`,
  "iu",
);

/** A sentence that says something all the same. */
/** What one looks for, and for whom: the reader knows. */
const OBJECTIVE = new RegExp(
  String.raw`^(?:(?:i am\s+)?(?:(?:an?\s+)?(?:person|individual|candidate|professional)\s+(?:who is\s+)?)?(?:seeking|looking (?:for|forward)|aspiring|to (?:obtain|secure|get|work|be part|build|pu` +
    String.raw`rsue|seek|join)|i want to (?:work|join|build|grow)|want to work|my (?:objective|aim|goal) is|objective\s*` +
    String.raw`:))\b`,
  "iu",
);

const SAYS = /\d|\b(?:years?|degree|graduate|team of|awarded|certified)\b|\b\p{Lu}{2,}\b/u;

/** Whether a sentence only praises or wishes: nothing in it can be checked. */
export function isEmptySentence(sentence: string): boolean {
  if (saysWhat(sentence)) return false;
  const phrases = findPhrases(sentence, CLICHES).length + (EMPTY.test(sentence) ? 1 : 0);
  if (OBJECTIVE.test(sentence)) return !SAYS.test(sentence);
  return (
    phrases > 0 &&
    !SAYS.test(sentence) &&
    wordCount(sentence) <= 22 &&
    !/^[^.]*\b(?:managed|sold|built|taught|handled|prepared|reduced|developed|designed|led)\b/iu.test(
      sentence,
    )
  );
}

/** Whether a sentence names a trade behind its praise: "customer centric banker", but not "team player". */
export function saysWhat(sentence: string): boolean {
  const subject = sentence.split(/\s+(?:with|having|who|seeking|looking|where)\s/iu)[0] ?? "";
  const noun =
    /(?:^|\s)(\p{L}+(?:er|or|ist|ian|ant|eer|man|tary|nurse|cook|chef))(?=\s+(?:with|having|who|seeking|looking|from|of)\b|\s*[.,]|\s*$)/iu.exec(
      subject,
    )?.[1];
  return (
    noun !== undefined &&
    !new RegExp(
      String.raw`^(?:player|learner|fresher|starter|performer|achiever|worker|thinker|leader|listener|for|career|member|ta` +
        String.raw`sker|multitasker|perfectionist|getter|whether|or|nor|after|under|over|never|other|another|further|dependa` +
        String.raw`nt|relevant|important|constant|significant|assistant)$`,
      "iu",
    ).test(noun)
  );
}

/** Sentences that only praise the person taken out, as long as others stay. */
export function dropEmptySentences(text: string): Rewording[] {
  const all = linesOf(text).flatMap((line) =>
    sentencesIn(line.text).map((stretch) => ({
      line,
      stretch,
      text: line.text.slice(stretch.from, stretch.to),
    })),
  );
  const empty = all.filter((each) => isEmptySentence(each.text));
  if (empty.length === all.length) return [];
  return empty.map(({ line, stretch }) => {
    const isWhole = stretch.from === 0 && stretch.to === line.text.length;
    const from = line.start + stretch.from;
    const to = line.start + stretch.to;
    // A line that held nothing else goes with its break.
    if (isWhole) {
      const isLast = line.to >= text.trimEnd().length;
      const edit =
        isLast && line.from > 0
          ? { from: line.from - 1, to: line.to }
          : { from: line.from, to: Math.min(line.to + 1, text.length) };
      return { edits: [{ ...edit, text: "" }], reason: "cliche" as const };
    }
    const after = /^[^\S\n]+/u.exec(text.slice(to))?.[0].length ?? 0;
    const before =
      stretch.from === 0 ? 0 : (/[^\S\n]+$/u.exec(text.slice(0, from))?.[0].length ?? 0);
    return stretch.from === 0
      ? { edits: [{ from, to: to + after, text: "" }], reason: "cliche" as const }
      : { edits: [{ from: from - before, to, text: "" }], reason: "cliche" as const };
  });
}

/** A capital for each sentence behind another. */
export function capitaliseSentences(text: string): Rewording[] {
  return linesOf(text).flatMap((line) =>
    sentencesIn(line.text)
      .slice(1)
      .flatMap(({ from, to }): Rewording[] => {
        const words = line.text.slice(from, to);
        const made = capitalised(words);
        if (made === words || isHinglish(words)) return [];
        const at = line.start + from;
        return [{ edits: [{ from: at, to: at + 1, text: made.slice(0, 1) }], reason: "words" }];
      }),
  );
}
