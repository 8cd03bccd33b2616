/** "u you": a word as it is typed in a chat, and what it stands for. Hindi question words in Latin letters are the English ones. */
function words(entries: string): readonly (readonly [string, string])[] {
  return entries
    .split(/[,\n]/u)
    .map((entry) => entry.trim().split("="))
    .flatMap(([typed = "", meant = ""]) =>
      typed.split("|").map((one) => [one.trim(), meant.trim()] as const),
    );
}

/** How freshers in India type. Only what has one meaning at work. */
const TYPED: ReadonlyMap<string, string> = new Map(
  words(`
    u|yu=you, ur=your, r=are, y=why, n=and, pls|plz|plss|plis=please, thx|thnx|thanx|tnx|ty|thanku|thankyou|tysm|tq=thanks,
    k|kk|okie|okk|okey|oki=ok, hii|hiii|hiya|heyy|helo|hlo=hi, gm=good morning, gud=good, gr8=great, msg=message,
    tmrw|tmr|tom|tmrow|kal=tomorrow, tdy|2day|aaj=today, yest|yday|yesterdays=yesterday, mins=minutes, min=minutes,
    hr|hrs=hours, ppl=people, amt=amount, avg=average, qty=quantity, no.=number, info=information, asap=as soon as possible,
    loose=lose, lemme=let me, gimme=give me, bcoz|bcz|cuz|coz|bcs=because, abt=about, wrt=about, btw=by the way, approx=about, govt=government, dept=department,
    wat|wht|whts|whats=what is, whos=who is, wheres=where is, whens=when is, hows=how is, thats=that is, wats=what is,
    dont=don’t, cant=can’t, wont=won’t, didnt=didn’t, doesnt=doesn’t, isnt=isn’t, wasnt=wasn’t, havent=haven’t, arent=aren’t,
    couldnt=couldn’t, wouldnt=wouldn’t, shouldnt=shouldn’t, im=I’m, ive=I’ve, youll=you’ll, theyre=they are, lets=let us,
    gonna=going to, wanna=want to, gotta=have to, shud=should, wud=would, cud=could, hv=have, wd=with, bw=between, tht=that,
    plzz=please, sry|srry|soryy|soory=sorry, sirji=sir, mam|maam|ma'am=madam, rn=right now, fyi=for your information,
    kab=when, kyu|kyun|kyon|kyo=why, kaun|kon=who, kahan|kaha|kidhar=where, kitna|kitne|kitni|kitney=how many, kaise|kese=how,
    kya=what, konsa|kaunsa|konsi|kaunsi|kaunse=which, haan|han|haa=yes, nahi|nhi|nai|nahin=nahi, theek|thik|tik=ok, accha|acha|achha=ok,
    shukriya|dhanyavaad|dhanyawad=thanks, maaf|maafi=sorry, baje=o’clock, ghante|ghanta|ghanton=hours, subah=morning, shaam|sham=evening,
    batao|bataiye|batana|bataye=tell me, chahiye=need, bhai|yaar|bro|dude|boss=friend, bhejo|bhejna=send, gaadi|gadi=vehicles, log|logo|logon=people,
    paisa|paise=money, abhi=now, phir|fir=then, jaldi=soon, pehle|pahle=before, mein|me=me
  `),
);

/** "Kal" may be yesterday as well: what is meant is told by the verb. */
const PAST =
  /\b(?:tha|thi|was|were|did|happened|had|gaya|gayi|gaye|hua|hui|hue|aaya|aayi|aaye)\b/iu;

/** "Ill send" is "I’ll send". */
const SHORTENED = /(?<=^|[.,!?]\s*|\b(?:ok|so|and|then|sure|yes)\s+)(i|we)ll\b(?=\s+\p{Ll})/giu;

/** A message in the words that `intentOf` and facts are written in. Nothing but the words is changed. */
export function plainChat(text: string): string {
  const isPast = PAST.test(text);
  return text
    .replaceAll(SHORTENED, "$1’ll")
    .replaceAll(/(?<![\p{L}\p{N}'’])[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu, (word) => {
      const meant = TYPED.get(word.toLowerCase());
      if (meant === undefined) return word;
      return meant === "tomorrow" && isPast && /^kal$/iu.test(word) ? "yesterday" : meant;
    });
}
