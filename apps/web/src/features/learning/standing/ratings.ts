import type { CardRating } from "@taiyari/domain/learning";

/** How well a card was known, from not at all, in words. */
export const RATINGS: readonly { readonly rating: CardRating; readonly label: string }[] = [
  { rating: "again", label: "Again" },
  { rating: "hard", label: "Hard" },
  { rating: "good", label: "Good" },
  { rating: "easy", label: "Easy" },
];
