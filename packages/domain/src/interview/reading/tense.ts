import { verbOf } from "../../lexicon/verbs.ts";
import { regex } from "../../text/regex.ts";
import type { AnswerWord } from "./sentences.ts";
import { stemOf } from "./stems.ts";

/** Pasts of speech that the verbs of resumes do not have, without those that say how something was. */
const SPOKEN_PAST = words(`
told said asked went came gave took left lost heard understood brought broke chose wrote saw spoke drove drew caught sat stood
bought sold paid sent built agreed tried planned stopped dropped picked called met made found ran put kept held led got began
pulled pushed pressed talked phoned emailed mailed messaged pinged shared listed noted noticed spotted suggested proposed
offered refused accepted rejected convinced persuaded argued pointed apologised apologized escalated rolled reverted rang
looked dug went cross-checked rechecked figured swapped moved split cut set let hired fired taught showed explained asked
kiya kiye nikala nikali nikale bataya batayi bola boli dekha dekhi banaya banayi banaye socha likha likhi bheja bheji samjhaya
lagaya lagayi pucha poocha liya diya dikhaya roka badla jodi joda mila milaya karwaya karaya hataya uthaya rakha
किया किए बताया बोला देखा देखी बनाया बनाई सोचा लिखा भेजा समझाया लगाया पूछा लिया दिया दिखाया रोका बदला जोड़ा निकाला निकाली मिलाया हटाया रखा`);

/** How something was, what somebody felt or had: no doing. */
const STATES = words(`
was were had been felt thought knew wanted liked loved believed needed seemed hoped became happened existed belonged studied
lived stayed remained meant worried feared hated enjoyed appeared understood learned learnt realised realized remembered
worked used supposed expected tha thi the thee tha, hua hui hue laga lagi raha rahi rahe था थी थे हुआ हुई हुए लगा रहा रही रहे`);

/** What happened to something, with nobody doing it. */
const EVENTS = words(`
fell rose grew went came got became began broke stuck gone fallen risen grown slipped crashed failed hung leaked happened gaya gayi gaye gya
gayi hua hui hue mila mili mile गया गई गए मिला मिली मिले हुआ हुई हुए`);

/** The same in "would": says what one would do. */
const FUTURE = regex("iu")`
  (?<![\p{L}\p{M}])(?:will|would|i['’]ll|we['’]ll|i['’]d|we['’]d|shall|going\s+to|gonna|plan\s+to|intend\s+to|
  (?:kar|de|dekh|pooch|puch|bana|bol|bata|nikal|le|rakh|laga)\p{L}{0,2}(?:unga|ungi|enge|engi)|\p{L}+(?:ूँगा|ूंगा|ूँगी|ूंगी|ेंगे|ऊँगा|ऊंगा))(?![\p{L}\p{M}])
`;

/** Whether a word is a past that says that something was done. */
export function isDone({ key }: Pick<AnswerWord, "key">): boolean {
  if (STATES.has(key)) return false;
  if (SPOKEN_PAST.has(key)) return true;
  const verb = verbOf(key);
  return (
    verb !== null &&
    verb.form === "past" &&
    !/^(?:read|cost|set|put|cut|let|cast|need|based)$/u.test(key)
  );
}

/** Whether a word is any past. */
export function isPast(word: Pick<AnswerWord, "key">): boolean {
  return (
    isDone(word) ||
    EVENTS.has(word.key) ||
    (STATES.has(word.key) && word.key !== "the") ||
    word.key === "did"
  );
}

/** A word that can be the verb of a sentence, in any tense: as far as forms alone show it. */
export function isVerb(word: Pick<AnswerWord, "key">): boolean {
  return (
    isPast(word) ||
    AUXILIARIES.has(word.key) ||
    verbOf(word.key) !== null ||
    COMMON_VERBS.has(stemOf(word.key))
  );
}

export function isFuture(text: string): boolean {
  return FUTURE.test(text);
}

const AUXILIARIES = words(`
am is are be being do does has have having can could may might must should will would shall hai hain hoon hun hu karta karti
karte है हैं हूँ हूं करता करती करते chahiye चाहिए i'm it's don't doesn't isn't aren't can't won't ll ve`);

const COMMON_VERBS = new Set(
  [
    ...words(`
say tell know think want need come go get let look feel mean seem ask call try like love prefer expect hope agree talk speak
happen become stop wait believe remember understand return contain exist depend require allow cause avoid fail break pass
store hold keep skip match scan lock block throw catch fire add drop ignore occur differ support belong point refer click
render load wait cost lose matter stay live`),
  ].map((word) => stemOf(word)),
);

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/u).filter(Boolean));
}
