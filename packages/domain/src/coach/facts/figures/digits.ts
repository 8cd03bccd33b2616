/** The zeros of the scripts of which a digit is one UTF-16 unit. Unicode keeps the ten digits of a script in a row. */
const ZEROS = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66,
  0x0de6, 0x0e50, 0x0ed0, 0x0f20, 0x1040, 0x1090, 0x17e0, 0x1810, 0xff10,
];

/** Where such digits are; most texts have none. */
const OTHER_DIGITS = /[\u0660-\u17e9\uff10-\uff19]/u;

/** The text with the digits of every script as 0 to 9, each in its place: "४०%" becomes "40%". */
export function digitsOf(text: string): string {
  if (!OTHER_DIGITS.test(text)) return text;
  return text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined || digit.length > 1 ? digit : String(code - zero);
  });
}
