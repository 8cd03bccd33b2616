import { isNamed } from "../../../careers/careers-index.ts";
import type { Skill } from "../../../careers/careers.ts";
import { tokenize } from "../../../text/tokens.ts";
import { placesOf } from "../names/match-word.ts";
import type { SourceWords } from "../names/source-words.ts";

/**
 * Whether a text names a product that the source does not, though both stand for one kind of product in the careers:
 * Zomato where the source has Swiggy, both "Food delivery aggregators".
 */
export function isOtherProduct(skill: Skill, written: string, words: SourceWords): boolean {
  // "Microsoft Excel" is one product, and its aliases are its spellings.
  const isKind = /^\S+(?:\s+\p{Ll}\S+)+$/u.test(skill.name);
  const names = tokenize(written);
  return (
    isNamed(skill) &&
    isKind &&
    names.some(
      ({ text, key }) =>
        /^\p{Lu}\p{Ll}{3,}$/u.test(text) && placesOf(words, key, text).length === 0,
    )
  );
}
