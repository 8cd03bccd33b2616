/** What `font-variant-numeric` calls a feature, and its OpenType tag. Source: CSS Fonts 4, section 6.7. */
const NUMERIC: readonly (readonly [keyword: string, feature: string])[] = [
  ["lining-nums", "lnum"],
  ["oldstyle-nums", "onum"],
  ["proportional-nums", "pnum"],
  ["tabular-nums", "tnum"],
  ["diagonal-fractions", "frac"],
  ["stacked-fractions", "afrac"],
  ["ordinal", "ordn"],
  ["slashed-zero", "zero"],
];

/**
 * The OpenType features that a style switches on, or off with a leading "-".
 *
 * @param style  computed values
 */
export function featuresOf(
  style: Pick<
    CSSStyleDeclaration,
    "fontVariantNumeric" | "fontVariantLigatures" | "fontKerning" | "fontFeatureSettings"
  >,
): string[] {
  const numeric = style.fontVariantNumeric.split(" ");
  const features = NUMERIC.flatMap(([keyword, feature]) =>
    numeric.includes(keyword) ? [feature] : [],
  );
  if (/\b(?:none|no-common-ligatures)\b/u.test(style.fontVariantLigatures)) {
    features.push("-liga", "-clig");
  }
  if (style.fontKerning === "none") features.push("-kern");
  for (const [, tag = "", value] of style.fontFeatureSettings.matchAll(
    /"([\x20-\x7e]{4})"(?:\s+(on|off|\d+))?/gu,
  )) {
    features.push(value === "0" || value === "off" ? `-${tag}` : tag);
  }
  return features;
}
