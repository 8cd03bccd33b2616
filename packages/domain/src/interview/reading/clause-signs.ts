import { regex } from "../../text/regex.ts";

/** Where and when something took place. */
export const SETTING = regex("iu")`
  \b(?:last|previous|past|final|first|second|third|current|same)\s+(?:year|month|week|quarter|semester|sem|summer|winter|job|company|role|internship|sprint|project|festive|season)|
  \b(?:in|during|around|by|since|before|after)\s+(?:my\s+|our\s+|the\s+)?(?:20\d\d|january|february|march|april|may|june|july|august|september|october|november|december|
  diwali|holi|eid|pongal|onam|navratri|christmas|q[1-4]|year[- ]end|month[- ]end|lockdown|covid|college|internship|training|probation|sale|audit|season|appraisal|article\w*)|
  \b(?:when|while)\s+(?:i|we|my|our|the)\b|\b(?:months?|years?|weeks?)\s+(?:ago|back|before)\b|\bonce\b|\bone\s+(?:day|time|evening|morning|friday|monday)\b|
  \bat\s+(?:my|our)\s+|\bin\s+my\s+(?:last|previous|current|final|college|company|team|old|present|earlier)|
  \b(?:i|we)\s+(?:was|were|am|are)\s+(?:working|handling|doing|a|an|the|in|at|part|managing|looking|building|running|interning)\b|\bthere\s+(?:was|
  were)\b|\bwe\s+(?:had|have|were)\b|\bi\s+(?:had|worked|joined)\b|
  \b(?:our|the|a|one|my)\s+(?:client|customer|manager|boss|lead|team|vendor|warehouse|store|branch|company|college|project|report|system|app|site|
  server|dashboard)s?\s+(?:was|were|had|used|kept|wanted)\b|
  \b(?:pichle|pichhle)\s+\p{L}+|\bjab\s+(?:main|hum|maine|mera|meri)|(?:पिछले|जब\s+मैं|के\s+समय|में\s+था|में\s+थी)
`;

/** What had to be done, or what the difficulty was. */
export const TASK = regex("iu")`
  \b(?:asked|told|wanted|expected|needed|requested|required|assigned|gave|pushed|begged|forced)\s+(?:me|us|my|our|the\s+team)\b|
  \b(?:i|we|he|she|they|team|manager|client|it)\s+(?:also\s+|only\s+|still\s+|really\s+)?(?:had|needed|wanted)\s+to\b|
  \b(?:my|our|the)\s+(?:main\s+|only\s+|first\s+|real\s+|biggest\s+)?(?:job|task|role|responsibility|duty|goal|target|aim|objective|ask|brief|problem|
  issue|challenge|difficulty|question|deadline|requirement|concern|catch)\s+(?:was|were|is|here)|
  \b(?:was|were)\s+(?:responsible|supposed|asked|told|given|assigned|expected|required|made|due|about\s+to|going\s+to|planning\s+to|waiting|the\s+owner|
  in\s+charge)\b|\bdeadline\b|\bin\s+charge\s+of\b|
  \b(?:to|for)\s+(?:check|decide|find\s+out|prove|make\s+sure|figure\s+out)\s+(?:whether|if|why|that|which|out|how)\b|\bup\s+to\s+me\b|\bit\s+fell\s+(?:on|to)\s+me\b|
  \bwanted\s+to\s+\p{L}+|\b(?:demanded|insisted|complained|escalated|promised|committed)\b|
  (?:karna|karne|banana|dekhna|bolna|nikalna|dena|lena|bhejna|batana|sambhalna|handle\s+karna)\s+(?:tha|thi|the|pada|padi|hai|padega)\b|\bzimmedari\b|
  (?:करना|करने|देखना|देना|लेना|भेजना|बताना)\s+(?:था|थी|थे|पड़ा)|ज़िम्मेदारी|जिम्मेदारी
`;

/** Words of change that say what came of something. */
export const CHANGE = regex("iu")`
  \b(?:fell|dropped?|reduced?|reduction|decreas\w+|declin\w+|went\s+(?:down|up|from|live|through|back|smoothly|well|to\s+zero)|came\s+(?:down|back|up|
  to)|increas\w+|rose|grew|growth|improv\w+|sav(?:ed|ing|ings)|cut(?:\s+down)?|halved|doubled|tripled|
  recover\w+|resolved|solved|fixed|renewed|signed|won|stayed|approved|accepted|agreed|shipped|delivered|launched|passed|completed|finished|closed|cleared|matched|converted|retained|adopted|
  reached|achieved|crossed|met\s+(?:the|our|my)|hit\s+(?:the|our|my)|(?:was|were|is|are)\s+able\s+to|got\s+(?:\w+\s+)?(?:approved|back|the\s+order|
  promoted|selected|done|resolved|fixed|reduced|extended)|
  stopped|thanked|apprais\w+|appreciated|promot\w+|happy|satisfied|successful(?:ly)?|worked\s+(?:out|well|fine)|ended\s+(?:up|with)|turned\s+out|became|
  still\s+(?:use|uses|using|in\s+use|run|runs)|now\s+(?:use|uses|everyone|they|we|the|it)|
  no\s+(?:more|one|single|further|repeat|complaints?|errors?|escalations?|penalty|late)|not\s+a\s+single|zero|instead\s+of|lost|failed|missed|rejected|slipped|delayed)\b|
  \bfrom\s+(?:\p{L}+\s+){0,2}₹?\d[\d.,]*\S*(?:\s+\p{L}+){0,4}\s+to\s+|
  (?:agree|approve|accept|confirm)\s+(?:kiya|kar\s+(?:liya|diya))|\bho\s+(?:gaya|gayi|gaye|gya)\b|
  (?:kam|zyada|theek|thik|khatam|band|pass|close|resolve|complete|khush|solve|mil|ban|bach|badh|ghat|ruk|chal|sudhar)\s+(?:ho\s+)?(?:gaya|gayi|gaye|gya|gyi|liye|hua|hui|hue)\b|
  (?:कम|ज़्यादा|ठीक|खत्म|बंद|खुश|बढ़|घट|बच|मिल|सुधर)\s*(?:हो\s+)?(?:गया|गई|गए|हुआ|हुई)
`;

/** Words that lead to what came of something. */
export const OUTCOME_LEAD = regex("iu")`
  \b(?:as\s+a\s+result|the\s+result|end\s+result|result\s+was|outcome|in\s+the\s+end|at\s+the\s+end|finally|eventually|because\s+of\s+(?:this|that|it)|
  due\s+to\s+(?:this|that)|since\s+then|after\s+(?:that|this|it)|thanks\s+to|
  so\s+(?:the|our|we|they|she|he)|thus|hence|next\s+(?:month|week|quarter|day|time|audit|year)|within\s+(?:\p{L}+|\d+)\s+(?:days?|weeks?|months?|hours?|
  minutes?)|later|by\s+the\s+end|from\s+then|today|now|overall|
  iske\s+baad|uske\s+baad|aakhir|end\s+mein|last\s+mein|result)\b|(?:आखिर|आख़िर|इसके\s+बाद|उसके\s+बाद|नतीजा)
`;

/** Doing that comes before "to be done": "we should", "one must". Advice and habits tell of no time. */
export const GENERAL = regex("iu")`
  \b(?:should|must|always|usually|generally|normally|often|every\s+time|whenever|people|one\s+has\s+to|you\s+(?:have|need|should|must|can|will)|it\s+is\s+important|important\s+to)\b
`;
