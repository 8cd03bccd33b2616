import * as fc from "fast-check";
import { sampling } from "@taiyari/domain/testing";
import { describe, expect, test } from "vitest";
import { indexCareers } from "../../careers/careers-index.ts";
import { answerKey, textAfter, wholeOf } from "../proposals/apply-changes.ts";
import { blanksIn } from "../proposals/blanks.ts";
import type { TextChange } from "../proposals/proposal.ts";
import type { TextContext } from "./context.ts";
import { rewriteText } from "./rewrite-text.ts";

const index = indexCareers({
  skills: [
    { id: "sql", name: "SQL", aliases: [], kind: "language", neighbours: [] },
    { id: "node", name: "Node.js", aliases: ["NodeJS"], kind: "framework", neighbours: [] },
    { id: "power-bi", name: "Power BI", aliases: [], kind: "tool", neighbours: [] },
    {
      id: "excel",
      name: "Excel",
      aliases: ["MS Excel"],
      plainWords: ["Excel"],
      kind: "tool",
      neighbours: [],
    },
  ],
  roles: [],
  industries: [],
});

const OPENINGS =
  `I was responsible for|Responsible for|We were|I am|Was involved in|Worked on|Helping in|I have|also|and also
I used to|My role was to|Looking after|Successfully|Did|Earlier the report was taking 4 hours so I|It is|This is our project,`.split(
    /[|\n]/u,
  );
const WORK =
  `preparing sales reports in powerbi|handling of 40 claims|prepare the daily register|maintaining stock and sending orders
checked the bills|setting of papers and evaluation|preparation of MIS|various queries etc.|my team of 6|done follow up|made it in node js
the needful|joining formalities|2 patients on rotation|GUEST COMPLAINTS IN OUR HOTEL WITH GST|cost came down from Rs. 40,000 to 30,000
sql queries were written by me|the time fell from 5 hours to 2|hard working team player|improved quality`.split(
    /[|\n]/u,
  );
const ENDS = [
  ".",
  "",
  ",",
  " and also ",
  ", ",
  "\n",
  "\n- ",
  "\n• ",
  "\n\n",
  ". ",
  " etc. ",
  " from june 2022. ",
  " on 14/2/21",
  "!",
  " so ",
];

const phrase = fc
  .tuple(fc.constantFrom(...OPENINGS), fc.constantFrom(...WORK), fc.constantFrom(...ENDS))
  .map(([opening, work, end]) => `${opening} ${work}${end}`);
const anyText = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.array(phrase, { minLength: 1, maxLength: 7 }).map((all) => all.join("")),
  },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 120 }) },
  { weight: 1, arbitrary: fc.lorem({ maxCount: 30 }) },
);
const anyContext = fc.record({
  field: fc.constant("description"),
  section: fc.constantFrom("experience", "projects", "personal", "education", "custom"),
  isCurrent: fc.boolean(),
  index: fc.constant(index),
  names: fc.constant(["Excel", "Kaveri Retail"]),
  endsWithStops: fc.constantFrom(true, false, null),
}) satisfies fc.Arbitrary<TextContext>;

/** An empty bullet, a doubled mark, a doubled full stop, a question nobody answered. */
const SLIPS = [/•[^\S\n]*(?:$|\n)/u, /••/u, /\.\s?\./u, /\[[^\]]*\?\]/u];

describe("changes of a text", () => {
  test("never overlap, stand in the text, are numbered in its order, and are the same each time", () => {
    fc.assert(
      fc.property(anyText, anyContext, (text, context) => {
        const changes = rewriteText(text, context);
        expect(rewriteText(text, context)).toEqual(changes);
        expect(changes.map(({ id }) => id)).toEqual(changes.map((_, i) => i + 1));
        const edits = changes
          .flatMap((change) => change.edits)
          .toSorted((a, b) => a.from - b.from || a.to - b.to);
        for (const [i, edit] of edits.entries()) {
          expect(edit.from).toBeGreaterThanOrEqual(edits[i - 1]?.to ?? 0);
          expect(edit.to).toBeGreaterThanOrEqual(edit.from);
          expect(edit.to).toBeLessThanOrEqual(text.length);
        }
        expect(changes.every(({ edits: own, reason }) => own.length > 0 && reason !== "")).toBe(
          true,
        );
      }),
      { numRuns: sampling.runsOf(400) },
    );
  });

  test("make a text of every choice: no empty bullets, no brackets, no doubled marks that were not there", () => {
    fc.assert(
      fc.property(anyText, anyContext, fc.infiniteStream(fc.boolean()), (text, context, coins) => {
        const changes = rewriteText(text, context);
        const taken = new Set(
          changes.filter(() => coins.next().value === true).map(({ id }) => id),
        );
        const after = textAfter({ before: text, changes }, { taken, answers: new Map() });
        expect(after.isWellFormed()).toBe(text.isWellFormed());
        const slips = SLIPS.filter((slip) => slip.test(after) && !slip.test(text));
        expect(slips).toEqual([]);
      }),
      { numRuns: sampling.runsOf(400) },
    );
  });

  test("come to rest: the text with all of them gives none but questions", () => {
    fc.assert(
      fc.property(anyText, anyContext, (text, context) => {
        const changes = rewriteText(text, context);
        const after = textAfter({ before: text, changes }, wholeOf({ changes }));
        expect(rewriteText(after, context).filter((change) => !asks(change))).toEqual([]);
      }),
      { numRuns: sampling.runsOf(400) },
    );
  });

  test("take answers to their questions", () => {
    const context: TextContext = {
      field: "description",
      section: "experience",
      isCurrent: false,
      index,
      names: [],
      endsWithStops: true,
    };
    const before = "Improved the billing process of the shop.";
    const changes = rewriteText(before, context);
    const question = changes.find(asks);
    const answers = new Map([[answerKey(question?.id ?? 0, 0), "by 12%"]]);
    expect(textAfter({ before, changes }, { taken: wholeOf({ changes }).taken, answers })).toBe(
      "Improved the billing process of the shop by 12%.",
    );
  });
});

function asks({ edits }: TextChange): boolean {
  return edits.some(({ text }) => blanksIn(text).length > 0);
}
