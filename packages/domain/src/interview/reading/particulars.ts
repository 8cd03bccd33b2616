import { stemOf } from "./stems.ts";
import type { RawSentence } from "./sentences.ts";
import { bySpan, type Span } from "./span.ts";

/** Words of what is always so, for everybody, or good without an amount: they stand where a case is missing. */
const GENERAL = words(`
very really good great nice best better always never should must people everyone everybody everything anything anyone anybody all any
every many much life important generally usually mostly properly proper such various different overall obviously definitely
totally fully absolutely you your hamesha sab sabhi bahut kaafi accha achha acche har koi हमेशा सब सभी बहुत काफ़ी काफी अच्छा अच्छे हर`);

/** Words that say when, where in time, or by whom: an occasion has some of them, a habit hardly any. */
const CIRCUMSTANCES = words(`
minute hour day week month year quarter pm am monday tuesday wednesday thursday friday saturday sunday january february march april
june july august september october november december diwali holi eid pongal onam navratri next before after since till until ago
later first last morning afternoon evening night noon yesterday he she him her his said asked called told
din hafta hafte mahina mahine saal baje subah shaam raat kal pehle baad pichle agle usne unhone usko unko
दिन हफ़्ता हफ्ते महीना महीने साल बजे सुबह शाम रात कल पहले बाद पिछले अगले उसने उन्होंने`);

/** Where words of what is always so stand. */
export function generalIn(sentences: readonly RawSentence[]): Span[] {
  return placesOf(sentences, GENERAL).toSorted(bySpan);
}

/** Words that say when and by whom, each once: the first place of each. */
export function circumstancesIn(sentences: readonly RawSentence[]): Span[] {
  const seen = new Set<string>();
  return sentences.flatMap(({ words: all, turn }) =>
    all.flatMap(({ key, from, to }): Span[] => {
      const kind = CIRCUMSTANCES.has(key) ? key : stemOf(key);
      if (!CIRCUMSTANCES.has(kind) || seen.has(kind)) return [];
      seen.add(kind);
      return [{ turn, from, to }];
    }),
  );
}

function placesOf(sentences: readonly RawSentence[], list: ReadonlySet<string>): Span[] {
  return sentences.flatMap(({ words: all, turn }) =>
    all.flatMap(({ key, from, to }): Span[] => (list.has(key) ? [{ turn, from, to }] : [])),
  );
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/u).filter(Boolean));
}
