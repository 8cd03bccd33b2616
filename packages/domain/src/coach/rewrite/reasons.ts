/** Why a text is changed, as a person reads it. The one that says most of a change stands first. */
export const REASONS = {
  asked: "What this job asks for, from your own lines.",
  drafted: "Put together from your own entries.",
  result: "The result first.",
  opening: "Opens with what you did.",
  active: "Says who did it: you.",
  help: "One verb for your part in it.",
  tense: "The job has ended, so the past tense.",
  current: "One tense for the job you hold now.",
  person: "The page is about you anyway.",
  split: "One point to a line.",
  bullet: "One kind of bullet.",
  cliche: "Anyone can write this.",
  objective: "What you bring, before what you look for.",
  english: "An employer outside your region reads English.",
  figure: "A figure would carry this line.",
  detail: "Too short to say what you did.",
  indian: "Reads the same to every employer.",
  capitals: "Capitals are for names.",
  names: "Written as its maker does.",
  amounts: "Amounts written one way.",
  dates: "Dates written one way.",
  shorter: "Says the same, shorter.",
  words: "The usual spelling.",
  stop: "Ends like the other lines.",
} as const;

export type Reason = keyof typeof REASONS;
