import { regex } from "../../text/regex.ts";

/** First person singular as the one who does: "I", "main ne", "maine". */
export const I = regex("giu")`
  (?<![\p{L}\p{M}])(?:i|i['’](?:d|ve|ll|m)|maine|mai?n\s+ne|myself|मैंने|मैं)(?![\p{L}\p{M}'’])
`;

/** First person plural as the one who does. */
export const WE = regex("giu")`
  (?<![\p{L}\p{M}])(?:we|we['’](?:d|ve|ll|re)|humne|hum\s+log(?:on)?|hum\s+ne|हमने|हम|
  (?:my|our|the)\s+(?:whole\s+|entire\s+)?team|everyone\s+in\s+(?:my|our)\s+team)(?![\p{L}\p{M}'’])
`;

/** What belongs to the person and says nothing of doing. */
export const MINE =
  /(?<![\p{L}\p{M}])(?:my|mine|me|mera|meri|mere|mujhe|मेरा|मेरी|मेरे|मुझे)(?![\p{L}\p{M}'’])/giu;

/** "I" that does nothing: "I think", "I mean", "I guess". */
export const IDLE_I = regex("iu")`
  ^i(?:['’](?:m|d))?\s+(?:(?:would|will|can|could|must)\s+)?(?:also\s+|just\s+|really\s+|still\s+|always\s+)?
  (?:think|thought|mean|guess|feel|felt|believe|suppose|am|was|know|knew|hope|remember|agree|say|would\s+say|like|love|want|wanted|have\s+to\s+say)\b
`;

/** Anything that goes back to somebody or something said before. */
export const ANAPHORA = regex("iu")`
  (?<![\p{L}\p{M}])(?:it|its|this|that|these|those|they|them|their|he|she|him|her|his|usne|unhone|unko|unka|uske|iske|isliye|woh|wo|yeh|ye|
  उसने|उन्होंने|यह|वह|इसलिए|उसके|इसके)(?![\p{L}\p{M}])
`;
