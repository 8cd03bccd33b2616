/** What a label says the text after it is. */
export type LabelKind =
  | "company"
  | "title"
  | "place"
  | "name"
  | "technologies"
  | "url"
  | "degree"
  | "institution"
  | "grade"
  | "dates"
  | "duties";

const LABELS: readonly (readonly [RegExp, LabelKind])[] = [
  [
    /^(?:name of (?:the )?(?:company|organi[sz]ation|employer|firm|institution|school|hospital)|(?:company|organi[sz]ation|employer)(?:'s|’s)?(?: name)?|firm|hospital)\s*[:：]\s*/iu,
    "company",
  ],
  [/^(?:role|designation|position(?: held)?|job title|title|post(?: held)?)\s*[:：]\s*/iu, "title"],
  [/^(?:location|place|city)\s*[:：]\s*/iu, "place"],
  [/^(?:project(?: name| title)?|(?:name|title) of (?:the )?project|name)\s*[:：]\s*/iu, "name"],
  [
    /^(?:technolog(?:y|ies)(?: used)?|tech(?:nology)? stack|tools?(?: used)?|tools (?:and|&) technologies(?: used)?|built with|stack|environment|skills(?: used)?|technologien|tecnologías|technologies utilisées|tecnologias|技术栈)\s*[:：]\s*/iu,
    "technologies",
  ],
  [
    /^(?:link|url|github|demo|live(?: demo)?|website|source(?: code)?|repo(?:sitory)?)\s*[:：]\s*/iu,
    "url",
  ],
  [/^(?:degree|course|qualification)\s*[:：]\s*/iu, "degree"],
  [/^(?:institut(?:e|ion)|university|college|school|board)\s*[:：]\s*/iu, "institution"],
  [
    /^(?:(?:job|work) (?:role|profile|description|responsibilities)|(?:key |main |roles? and |roles? & )?responsibilit(?:y|ies)|duties|nature of (?:work|job)|description|contribution)\s*[:：]\s*/iu,
    "duties",
  ],
  [
    /^(?:duration|period(?: of (?:service|work))?|tenure|dates?|from|year of passing|passing year)\s*[:：]\s*/iu,
    "dates",
  ],
];

/** The label a text begins with and its length; null for none. */
export function labelOf(text: string): { kind: LabelKind; length: number } | null {
  if (!/[:：]/u.test(text.slice(0, 40))) return null;
  for (const [pattern, kind] of LABELS) {
    const match = pattern.exec(text);
    if (match && match[0].length < text.length) return { kind, length: match[0].length };
  }
  return null;
}
