import { contentStemsOf, wordKeys } from "../../../text/tokens.ts";
import type { FactWord } from "../words.ts";

/** Words that say that somebody led, was in charge, or did it themselves. */
const LEADERSHIP = wordKeys(
  `led leading leader headed head heads manager managed manage managing management supervised supervisor
  supervise director directed incharge charge captain founder cofounder owner coordinator coordinated responsible
  principal chief editor president chair convenor convener spearheaded own handled under leitung leiter leitete geleitet
  responsable dirigé encargado jefe dirigí प्रमुख नेतृत्व प्रभारी प्रबंधक trained guided mentored teamlead`,
);

/** Words that say that somebody had a part in what others did. */
const HELPING = wordKeys(
  `helped help helping helps assisted assist assisting assists supported support supporting aided part participated
  participate participating contributed contributing member shadowed observed learnt attended mitarbeit unterstützung
  unterstützte geholfen assistance participation participé aidé apoyo ayudé colaboré madad sahayata मदद सहायता सहयोग
  मदत junior intern trainee`,
);

/** What the source says of its part, by line. */
export interface ToldLine {
  readonly stems: ReadonlySet<string>;
  readonly isHelping: boolean;
  readonly isLeading: boolean;
}

/** What a line of the source tells of helping; [] for one that tells of none. */
export function toldIn(words: readonly FactWord[]): ToldLine[] {
  const isHelping = words.some(({ key }) => HELPING.has(key));
  return isHelping
    ? [
        {
          stems: new Set(contentStemsOf(words)),
          isHelping,
          isLeading: words.some(({ key }, at) => LEADERSHIP.has(key) && !isOther(words, at)),
        },
      ]
    : [];
}

/** "Assisted the service manager": who led was somebody else. */
function isOther(words: readonly FactWord[], at: number): boolean {
  return (
    /^(?:manager|leader|head|supervisor|editor|president|chair|captain|principal|chief|founder|coordinator)$/u.test(
      words[at]?.key ?? "",
    ) &&
    words
      .slice(Math.max(0, at - 3), at)
      .some(({ key }) => /^(?:the|my|our|under|to|by|with)$/u.test(key))
  );
}
