/** Words of Hindi in Latin letters that are no English words. */
const HINDI = new Set(
  `aur ka ki ke hai hain tha thi kiya karna karta karti karte kar hu hoon hota hoti hote gaya gayi gaye mein mai
  se ko bhi roz pehle baad wala wale wali dekhta dekhti deti deta jaise sab kaam nahi maal mere mera meri apna
  log naye bahut din mahine saal lagane nikalti raha rahi rahe liye saath kuch sambhalta sambhalti yahan wahan`.split(
    /\s+/u,
  ),
);

/** How many words of Hindi a sentence needs before its grammar is Hindi too: a share, and at least three. */
const SHARE = 0.12;
const LEAST = 3;

/** Whether a sentence is built as Hindi in Latin letters, so that rules of English grammar would ruin it. */
export function isHinglish(sentence: string): boolean {
  const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hindi = words.filter((word) => HINDI.has(word)).length;
  return hindi >= LEAST && hindi >= words.length * SHARE;
}

/** Whether most letters of a text are of another script than Latin. */
export function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 0 && latin < letters / 2;
}
