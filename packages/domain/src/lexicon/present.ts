import { inAllTongues } from "./tongues/index.ts";
import { lexicon } from "./words.ts";

/** What is written instead of an end date while something is current. */
export const PRESENT =
  lexicon(`present, current, currently, now, ongoing, today, till date, to date, till now, until now, till present,
  continuing, presently, till today, to present, to now, until present, date, in progress, pursuing,
  heute, aktuell, jetzt, laufend, bis heute, bis dato, derzeit, gegenwart,
  aujourd hui, actuel, present, ce jour, a ce jour, en cours, actuellement,
  actualidad, actual, actualmente, presente, hoy, la actualidad, la fecha,
  atual, atualmente, o momento, hoje, momento, oggi, attuale, ad oggi, a oggi, in corso,
  data attuale, la data attuale, alla data attuale, attualmente, heden,
  ${inAllTongues(({ words }) => [words.present]).join(", ")}, अब तक, अभी तक, आज तक, जारी, 至今, 今, 现在, 目前, الآن, حتى الآن, الحاضر, حاليا`);

/** Words that are between two dates. */
export const RANGE_WORDS = lexicon(
  "to, till, until, through, thru, bis, a, au, al, ate, hasta, jusqu, al, alla, fino a, से, 至, 到, –",
);

/** Words before a date that has no end: "Since 2019". */
export const SINCE_WORDS = lexicon("since, seit, depuis, desde, from, ab, von, de");
