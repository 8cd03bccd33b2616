import { regex } from "../../text/regex.ts";
import type { AnswerPart, AnswerShape } from "../question.ts";
import type { ReadClause } from "./read-clause.ts";
import type { PlacedClause } from "./story-parts.ts";

/** What the parts of an explanation, a plan, a position and a solution are told by. A clause may belong to one only: the first in this order that fits. */
type Signs = readonly (readonly [AnswerPart, RegExp])[];

const EXAMPLE = regex("iu")`
  \b(?:for\s+example|for\s+instance|e\.?g|suppose|let['’]?s\s+say|lets\s+say|let\s+us\s+say|say\s+(?:a|an|the|you|i|we|there)|imagine|such\s+as|
  like\s+(?:if|when|in|a|an|the|suppose)|in\s+my\s+(?:project|last|previous|current|internship|company|team|job)|
  (?:i|we)\s+(?:had|used|faced|saw|did|built|made|found|fixed|got|once)|in\s+(?:one|our)\s+(?:project|case|team|company)|one\s+time|recently|
  last\s+(?:year|month|week)|jaise|maan\s+lo|man\s+lo|maan\s+lijiye)\b|(?:जैसे|मान\s+लो|मान\s+लीजिए|उदाहरण)
`;
const LIMIT = regex("iu")`
  \b(?:but|however|unless|except|although|though|whereas|only\s+(?:if|when|works?|for)|not\s+always|downside|draw\s?backs?|disadvantages?|
  trade[- ]?offs?|depends|careful|caution|the\s+cost\s+(?:is|of)|costs?\s+(?:more|memory|time|space)|
  does(?:n['’]t|\s+not)\s+(?:work|help|mean|guarantee|handle|scale|apply)|do(?:n['’]t|\s+not)\s+(?:use|need|work)|fails?\s+(?:when|if|for)|slow(?:er|
  s)?|overhead|risk|problem\s+(?:is|with)|limitations?|limit|gotcha|instead\s+of|on\s+the\s+other\s+hand|watch\s+out|
  lekin|magar|par\s+agar|nuksan|dikkat)\b|(?:लेकिन|मगर|नुकसान|दिक्कत)
`;
const MECHANISM = regex("iu")`
  \b(?:because|since|so\s+that|therefore|that['’]?s\s+why|which\s+means|this\s+means|meaning|means\s+that|internally|under\s+the\s+hood|behind|
  works?\s+by|by\s+\p{L}+ing|when(?:ever)?\s+\p{L}+|if\s+\p{L}+|first|then|after\s+that|next|finally|steps?|
  stores?|creates?|checks?|compares?|sends?|returns?|reads?|writes?|calls?|runs?|keeps?|goes|gets|matches|scans?|waits?|hence|in\s+order\s+to|
  as\s+a\s+result|kyunki|kyuki|isliye|matlab|pehle|phir)\b|(?:क्योंकि|इसलिए|मतलब|पहले|फिर)
`;

const GOAL = regex("iu")`
  \b(?:goals?|aim|objective|target|success|what\s+(?:we|they|the\s+\p{L}+)\s+(?:want|need)s?|want\s+to\s+(?:know|understand|find|see|achieve)|
  need\s+to\s+(?:know|understand|find|see)|clarify|understand|define|ask\s+(?:what|which|whether|how|why|for|the|them|him|her)|
  i\s+would\s+(?:first\s+)?(?:ask|check|confirm|find\s+out|look)|question\s+is|problem\s+is|whether|the\s+point\s+is|priority|maqsad|samajh\w*)\b|(?:लक्ष्य|मकसद|समझ)
`;
const RISK = regex("iu")`
  \b(?:risks?|if\s+(?:it|this|that|they|he|she|not|the|we)\b.{0,60}\b(?:fail|not|wrong|drop|late|refuse|back|still|worse|n['’]t)|fall\s?back|
  roll\s?back|back-?up\s+plan|plan\s+b|downside|trade[- ]?offs?|however|but|might|may\s+not|could\s+(?:go|fail|hurt|break|be)|
  worst\s+case|in\s+case|careful|watch\s+(?:out|for)|assum\w+|guard\s?rail|side\s+effects?|limitation|otherwise|contingency|khatra|agar\s+nahi)\b|(?:जोखिम|ख़तरा|खतरा|अगर\s+नहीं)
`;
const RECOMMENDATION = regex("iu")`
  \b(?:recommend(?:ation|ed)?|i\s+(?:would|will|['’]d|['’]ll)\s+(?:suggest|propose|go\s+(?:with|for|ahead)|choose|pick|prefer|start|decide|stop|launch|
  say)|i['’](?:d|ll)\s+(?:suggest|propose|go\s+(?:with|for|ahead)|choose|pick|prefer|start|decide|stop|launch|say)|
  suggest\w*|my\s+(?:call|choice|decision|answer|advice|vote)|so\s+i\s+(?:would|will)|finally\s+i|decide|therefore|best\s+option|final\w*|in\s+the\s+end|conclusion)\b|(?:सुझाव|सलाह)
`;
const APPROACH = regex("iu")`
  \b(?:i\s+(?:would|will|['’]d|['’]ll)|i['’](?:d|ll)|we\s+(?:would|will|can|could|should)|first(?:ly)?|second(?:ly)?|third(?:ly)?|then|next|
  after\s+that|step|start\s+(?:with|by)|begin|split|divide|break\s+(?:it|down)|segment|compare|look\s+at|pull|check|measure|estimate|calculate|
  pehle|phir|uske\s+baad|\p{L}+(?:unga|ungi|enge))\b|(?:पहले|फिर|उसके\s+बाद|\p{L}+(?:ूंगा|ूँगा|ूंगी|ूँगी|ेंगे))
`;

const REASON = regex("iu")`
  \b(?:because|since|as\s+(?:i|my|the|per)|reason|so\s+that|therefore|that['’]?s\s+why|due\s+to|based\s+on|considering|given\s+(?:that|my|the)|market|
  in\s+line\s+with|compared|for\s+me|what\s+(?:matters|attracts|draws)|which\s+(?:is|will|gives|means)|
  i\s+(?:want|need|have|did|built|worked|handled|learn\w*|like|checked|asked|spoke|looked)|kyunki|kyuki|isliye|wajah)\b|(?:क्योंकि|इसलिए|वजह)
`;
const TERMS = regex("iu")`
  \b(?:if|depends?|provided|as\s+long\s+as|negotia\w+|open\s+to|flexible|condition|unless|but|buy\s?-?out|in[- ]?hand|fixed|variable|joining|bonus|esop|
  gratuity|relieving|last\s+working\s+day|earliest|from\s+\d|within|until|at\s+least|minimum|maximum|not\s+(?:below|less|more)|
  would\s+(?:need|like|want|ask)|only\s+(?:if|thing|ask|condition)|in\s+writing|review|after\s+(?:six|6|one|a)|agar|shart|tak)\b|(?:अगर|शर्त|तक)
`;

const COST = regex("iu")`
  \bO\s?\(|\b(?:linear|quadratic|logarithmic|constant|n\s+log\s+n|log\s+n|n\s+squared?|complexity|order\s+of|time\s+and\s+space|extra\s+(?:space|
  memory)|one\s+pass|single\s+pass|index\s+scan|full\s+scan)\b
`;
const EDGES = regex("iu")`
  \b(?:edge\s+cases?|corner\s+cases?|empty|null|none|zero|negative|duplicates?|overflow|single\s+element|one\s+element|missing|ties?|large\s+input|no\s+rows?|invalid)\b
`;
const SOLUTION = regex("iu")`
  \b(?:return|loop|iterate|hash\s?map|dictionary|dict|set|stack|queue|heap|sort|binary\s+search|two\s+pointers?|recursion|recursive|join|group\s+by|
  window\s+function|partition|sub\s?query|cte|index|array|list|pointer)\b
`;

const LATER: Readonly<Record<Exclude<AnswerShape, "story">, Signs>> = {
  explanation: [
    ["example", EXAMPLE],
    ["limit", LIMIT],
    ["mechanism", MECHANISM],
  ],
  plan: [
    ["risk", RISK],
    ["recommendation", RECOMMENDATION],
    ["goal", GOAL],
    ["approach", APPROACH],
  ],
  position: [
    ["terms", TERMS],
    ["reason", REASON],
  ],
  code: [
    ["cost", COST],
    ["edge-cases", EDGES],
    ["solution", SOLUTION],
    ["approach", APPROACH],
  ],
};

/**
 * Parts of what is no story. The answer of an explanation or a position is the first clause with a verb that is about the question; nothing else is before it.
 *
 * @param isOnTopic  whether a clause says something of the subject
 * @param hasFigure  whether a figure stands in a clause
 */
export function otherParts(
  clauses: readonly ReadClause[],
  shape: Exclude<AnswerShape, "story">,
  {
    isOnTopic,
    hasFigure,
  }: { isOnTopic: (clause: ReadClause) => boolean; hasFigure: (clause: ReadClause) => boolean },
): PlacedClause[] {
  let isAnswered = shape === "plan" || shape === "code";
  return clauses.map((clause) => {
    const opens =
      !isAnswered &&
      clause.hasVerb &&
      (isOnTopic(clause) ||
        (shape === "position" && (hasFigure(clause) || SAYS_YES.test(clause.text))));
    if (opens) {
      isAnswered = true;
      return { clause, part: "answer" };
    }
    if (!clause.hasVerb && clause.words.length < 4) return { clause, part: null };
    if (shape === "plan" && hasFigure(clause)) return { clause, part: "figures" };
    const found = LATER[shape].find(([, signs]) => signs.test(clause.text));
    return { clause, part: found ? found[0] : null };
  });
}

/** A plain yes or no, in English and Hindi. */
const SAYS_YES =
  /\b(?:yes|no|yeah|sure|absolutely|definitely|i\s+(?:can|am|will|would|do|don['’]t|have|expect|prefer|cannot|could)|haan|ji|nahi)\b|(?:हाँ|हां|जी|नहीं)/iu;
