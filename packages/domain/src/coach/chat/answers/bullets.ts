import { withResult } from "../../../checks/content/rewording.ts";
import { findResult } from "../../../checks/content/results.ts";
import { dutyOpening } from "../../../lexicon/duties.ts";
import { opensWithVerb } from "../../../lexicon/verbs.ts";
import type { Bullet } from "../../../evidence/passages.ts";
import type { Reading } from "../../../resume/reading.ts";
import type { ExamplePiece } from "../../../resume/report.ts";
import {
  counted,
  figure,
  lowerStart,
  outOf,
  quoted,
  sentenceStart,
} from "../../../text/wording.ts";
import { blank, blanksIn } from "../../proposals/blanks.ts";
import { rewriteText } from "../../rewrite/rewrite-text.ts";
import { isEmptySentence } from "../../rewrite/whole-sentences.ts";
import type { ChatRewrite, Citation } from "../answer.ts";
import { type Draft, type Said, cited } from "../compose.ts";
import type { ChatContext } from "../context.ts";
import type { WhichBullet } from "../question/question.ts";
import { faultsOf, weakBullets } from "../weak-bullets.ts";
import { citeBullets, citeLines } from "./citations.ts";

/** "Is this bullet good?" */
export function answerBullet(context: ChatContext, which: WhichBullet): Draft {
  if (which.kind === "text") return judgedAlone(which.text);
  if (which.kind !== "found") return { paragraphs: [notFound(context, which)] };
  const { bullet } = which;
  const faults = faultsOf(context, bullet);
  const result = findResult(bullet.text);
  const says = result ? bullet.text.slice(result.from, result.to) : "";
  const opens = dutyOpening(bullet.text) === null && opensWithVerb(bullet.text);
  const lines = citeBullets(context, [bullet]);
  return {
    paragraphs: [
      cited(`${bullet.where}: ${quoted(bullet.text, 200)}`, lines),
      opens && result && faults.length === 0
        ? [
            `Yes. It opens with what you did and says what came of it: “${says}”. No check found a fault in it.`,
          ]
        : [
            result ? "Nearly. " : "Not yet. ",
            opens ? "It opens with what you did. " : null,
            result ? `It gives a figure or an outcome: “${says}”. ` : null,
            ...(faults.length > 0 ? ["The report notes: "] : []),
            ...faults.flatMap(({ note, citation }) => cited(note, citation)),
            result || faults.some(({ citation }) => isAbout(citation, "achievements"))
              ? null
              : "It says what was done, not what came of it. ",
          ],
      !result || faults.length > 0 ? ["Ask me to rewrite it, and I keep to your own facts."] : [],
    ],
  };
}

function isAbout(citation: Citation, checkId: string): boolean {
  return citation.kind === "check" && citation.checkId === checkId;
}

/** A text that stands nowhere in the resume is judged by the same rules, and nothing is cited for it. */
function judgedAlone(text: string): Draft {
  const duty = dutyOpening(text);
  const result = findResult(text);
  return {
    paragraphs: [
      ["I do not find these words in your resume, so I can only judge them by themselves."],
      [
        duty
          ? `“${text.slice(duty.from, duty.to)}” names a duty and not what you did. `
          : opensWithVerb(text)
            ? "It opens with what was done. "
            : "It does not open with what was done. ",
        result
          ? `It gives a figure or an outcome: “${text.slice(result.from, result.to)}”.`
          : "It does not say what came of it.",
      ],
    ],
  };
}

function notFound(context: ChatContext, which: WhichBullet): Said[] {
  const { bullets } = context;
  if (which.kind === "other-line") return otherLine(context, which.line);
  if (bullets.length === 0)
    return ["Your resume has no bullet under a job or a project that could be looked at."];
  if (which.kind === "no-such") {
    const under = which.owner === "" ? "your resume" : which.owner;
    return cited(
      `There is no bullet ${which.number} in ${under}; it has ${figure(which.there, "bullet")}`,
      citeBullets(context, bullets),
    );
  }
  return [
    `Which bullet do you mean? Your resume has ${figure(bullets.length, "bullet")}: name it by number, by employer (“my second bullet at …”), or put some of its words in quotation marks.`,
  ];
}

function otherLine(context: ChatContext, line: number): Said[] {
  const text = context.lines.find(({ number }) => number === line)?.text;
  return text === undefined
    ? [`Your file has ${figure(context.lines.length, "line")}, and no line ${line}.`]
    : cited(`Line ${line} is part of no bullet: ${quoted(text, 120)}`, citeLines(context, [line]));
}

/** "Rewrite it." */
export function answerRewrite(context: ChatContext, which: WhichBullet): Draft {
  if (which.kind === "text") {
    const text = written(withResult(which.text));
    return {
      paragraphs: [
        [
          "I do not find these words in your resume. With their facts alone, and blanks for the rest:",
        ],
        [text],
      ],
    };
  }
  if (which.kind !== "found") return { paragraphs: [notFound(context, which)] };
  const { bullet } = which;
  const lines = citeBullets(context, [bullet]);
  if (isEmptySentence(bullet.text))
    return {
      paragraphs: [
        cited(
          "I would take this one out: any resume could say it, and nothing in it can be checked",
          lines,
        ),
        ["Put in its place one thing you did there, and what came of it."],
      ],
    };
  const rewrite = rewriteOf(context, bullet);
  if (!rewrite)
    return {
      paragraphs: [
        cited(
          "I would leave this one: it opens with what you did and says what came of it, and any other words for it would be a matter of taste",
          lines,
        ),
      ],
    };
  const blanks = blanksIn(rewrite.text);
  return {
    rewrite,
    paragraphs: [
      cited(
        blanks.length > 0
          ? `I do not know ${blanks.length === 1 ? "what only you can say here, so I left it" : `${counted(blanks.length, "thing")} that only you can say, so I left them`} open`
          : "The same facts in fewer words, and what you did comes first",
        lines,
      ),
      blanks.length > 0
        ? [
            `Fill in ${blanks.length === 1 ? "the blank" : "the blanks"}: `,
            [...new Set(blanks.map(({ ask }) => lowerStart(ask)))].join(" "),
            " If you do not know it, leave the result out rather than guess.",
          ]
        : [],
    ],
  };
}

/** A rewording with nothing but the bullet's own facts; null where there is nothing to better. */
function rewriteOf(context: ChatContext, bullet: Bullet): ChatRewrite | null {
  const line = bullet.lines[0];
  if (line === undefined) return null;
  const text = reworded(context, bullet);
  return plain(text) === plain(bullet.text)
    ? null
    : { line, where: bullet.where, before: bullet.text, text };
}

/** The bullet by the rules of rewording. One that says no result then asks for it. */
function reworded({ careers, reading }: ChatContext, { text, of, current }: Bullet): string {
  const section = of === "experience" ? "experience" : "projects";
  const names = namesIn(reading);
  // What has a result is done, also in a job that goes on.
  const isCurrent = current && findResult(text) !== null;
  const edits = rewriteText(text, {
    field: "description",
    section,
    isCurrent,
    index: careers,
    names,
  })
    .flatMap((change) => change.edits)
    .toSorted((a, b) => b.from - a.from);
  const better = edits.reduce(
    (all, edit) => all.slice(0, edit.from) + edit.text + all.slice(edit.to),
    text,
  );
  return blanksIn(better).length > 0 || findResult(better) ? better : written(withResult(better));
}

/** Names as the person writes them. */
function namesIn({ contact, experience, education, projects, skills }: Reading): string[] {
  return [
    contact.name,
    contact.location,
    ...experience.flatMap(({ company, location }) => [company, location]),
    ...education.map(({ institution }) => institution),
    ...projects.flatMap(({ name, technologies }) => [name, ...technologies]),
    ...skills.flatMap((group) => group.skills),
  ].flatMap((found) => found?.value ?? []);
}

function plain(text: string): string {
  return text.replace(/[.;,\s]+$/u, "").trim();
}

function written(pieces: readonly ExamplePiece[]): string {
  return pieces.map((piece) => (piece.kind === "text" ? piece.text : blank(piece.ask))).join("");
}

/** How many weak bullets an answer names. */
const MOST_WEAK = 4;

/** "Which bullets are weak?" */
export function answerWeakBullets(context: ChatContext): Draft {
  const { bullets } = context;
  if (bullets.length === 0) return { paragraphs: [notFound(context, { kind: "unnamed" })] };
  const weak = weakBullets(context);
  if (weak.length === 0)
    return {
      paragraphs: [
        cited(
          `None that a check found: all ${figure(bullets.length, "bullet")} open with what you did and say what came of it`,
          citeBullets(context, bullets),
        ),
      ],
    };
  return {
    paragraphs: [
      cited(
        `${sentenceStart(outOf(weak.length, bullets.length, "bullet"))} could be stronger`,
        citeLines(
          context,
          weak.flatMap(({ bullet }) => bullet.lines.slice(0, 1)),
        ),
      ),
      ...weak
        .slice(0, MOST_WEAK)
        .map(({ bullet, faults }, index) =>
          cited(
            `${index + 1}. ${quoted(bullet.text, 80)} ${faults[0]?.note ?? "It says what was done, not what came of it."}`,
            citeBullets(context, [bullet]),
            faults[0]?.citation ?? null,
          ),
        ),
    ],
  };
}
