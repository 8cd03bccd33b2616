import { regex } from "../../text/regex.ts";
import type { RawSentence } from "./sentences.ts";
import { apart, type Span } from "./span.ts";

/** Claims without a measure, a name or a fact behind them. */
const VAGUE = regex("giu")`
  \b(?:a\s+lot(?:\s+of)?|lots\s+of|many\s+(?:things|times|people|issues|problems)|some\s+(?:issues?|problems?|things?|stuff)|various|several|numerous|
  (?:went|was|were|is|are)\s+(?:very\s+|really\s+|so\s+)?(?:good|well|great|nice|fine|successful|smooth(?:ly)?)|
  (?:very|really|quite)\s+(?:good|well|nice|important|helpful|useful|hard|happy|positive|successful)|everyone\s+was\s+happy|(?:all|they|manager|client|
  customer|he|she|boss|team)\s+(?:was|were)\s+(?:very\s+|really\s+|so\s+)?(?:happy|satisfied|impressed|pleased)|
  improved\s+(?:a\s+lot|significantly|drastically|the\s+(?:performance|efficiency|process))|significant(?:ly)?|drastic(?:ally)?|huge(?:ly)?|
  tremendous(?:ly)?|to\s+a\s+great\s+extent|somehow|something\s+like\s+that|and\s+stuff|and\s+all\s+that|etc|and\s+so\s+on|
  did\s+my\s+best|tried\s+my\s+best|worked\s+(?:very\s+|really\s+)?hard|as\s+soon\s+as\s+possible|in\s+a\s+better\s+way|more\s+efficient(?:ly)?|(?:good|
  great|nice|positive)\s+(?:results?|feedback|response|impact|outcome|experience)|
  bahut\s+(?:accha|achha|acche|saara|saari|saare|zyada)|kaafi\s+(?:accha|achha|zyada|kam)|sab\s+(?:khush|theek|accha))\b|(?:बहुत|काफ़ी|काफी)\s+(?:अच्छा|अच्छे|सारा|ज़्यादा)
`;

/** What was weighed, what spoke against it, what was given up. */
const TRADE_OFF = regex("giu")`
  \b(?:trade[- ]?offs?|down\s?sides?|drawbacks?|disadvantages?|pros\s+and\s+cons|at\s+the\s+cost\s+of|the\s+cost\s+(?:is|was|of)|the\s+risk\s+(?:is|
  was)|instead\s+of|rather\s+than|decided\s+(?:against|not\s+to)|chose\s+not|not\s+worth|on\s+the\s+other\s+hand|whereas|
  (?:other|another|second|alternative|two|three)\s+(?:options?|ways?|alternatives?|approach(?:es)?|choices?)|alternatives?|alternatively|option\s+(?:a|
  b|one|two|was)|could\s+have|would\s+have\s+(?:taken|been|cost|meant)|gave\s+up|give\s+up|compromis\w+|sacrific\w+|weigh(?:ed|ing)?|
  even\s+though|although|unless|except\s+(?:when|if|for)|depends\s+on|only\s+if|not\s+always|but\s+(?:it|this|that|then|the|we|
  i)\s+(?:\p{L}+\s+){0,3}(?:slow|cost|cost(?:s|ly)|expensive|risk|risky|takes?|took|longer|more|fails?|lose|lost|less|memory|overhead|not|n['’]t|
  can['’]?t|cannot|would)|
  ke\s+bajaye|ki\s+jagah|nuksan)\b|(?:के\s+बजाय|की\s+जगह|नुकसान)
`;

/** Why something was done or is so. */
const REASON = regex("giu")`
  \b(?:because|since\s+(?:the|it|we|i|they|this|that|he|she|my|our)|so\s+that|therefore|that['’]?s\s+why|that\s+is\s+why|the\s+reason|due\s+to|hence|
  in\s+order\s+to|which\s+(?:means|meant)|otherwise|as\s+a\s+result|kyunki|kyuki|isliye|taaki)\b|(?:क्योंकि|इसलिए|ताकि)
`;

export const vagueIn = finder(VAGUE);
export const tradeOffsIn = finder(TRADE_OFF);
export const reasonsIn = finder(REASON);

function finder(pattern: RegExp) {
  return (sentences: readonly RawSentence[]): Span[] =>
    apart(
      sentences.flatMap(({ text, turn, from }) =>
        [...text.matchAll(pattern)].map((match) => ({
          turn,
          from: from + match.index,
          to: from + match.index + match[0].length,
        })),
      ),
    );
}
