const WORDS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** "no", "three", "twelve"; digits from 13 on, and of what is no whole number. */
export function numberWord(number: number): string {
  return WORDS[number] ?? String(number);
}
