import { full, notMeasured } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import type { Subject } from "../../evidence/subject.ts";
import { counted, figure, inWords, listed, sentenceStart } from "../../text/wording.ts";
import { findIndustry } from "../../careers/careers-index.ts";
import { passagesNaming } from "../../evidence/match-status.ts";

/** Words that show work in the industry. */
export const industryWords: Check = {
  id: "industry-words",
  axis: "match",
  weight: 2,
  title: "Words of the industry",
  looksAt: "Words of the industry in bullets, titles and the summary.",
  source:
    "Terms of `content/careers` for each industry; three show that one has worked in it, one is enough for a change.",
  run,
};

const WANTED = 3;
const WANTED_ON_SWITCH = 1;

function run({ target, index, mentions }: Subject): Outcome {
  if (target.industry === "") return notMeasured("No target industry was chosen.");
  const industry = findIndustry(index, target.industry);
  if (!industry || industry.terms.length === 0)
    return notMeasured(`We keep no words for ${target.industry}, so it cannot be compared.`);
  const wanted = Math.min(industry.terms.length, target.isDomainSwitch ? WANTED_ON_SWITCH : WANTED);
  const found = industry.terms.flatMap((term) => {
    const passages = passagesNaming({ term, skillId: null }, mentions).filter(
      (passage) => !passage.isWall && passage.kind !== "list",
    );
    return passages.length > 0
      ? [{ term, lines: passages.flatMap((passage) => passage.lines.slice(0, 1)) }]
      : [];
  });
  const names = found.map((item) => item.term);
  if (found.length >= wanted)
    return full(
      `${listed(names)} ${names.length === 1 ? "shows" : "show"} work in ${industry.name}.`,
      {
        text: `Your bullets speak the language of ${industry.name}: ${listed(names, 3)}.`,
        lines: [...new Set(found.flatMap((item) => item.lines.slice(0, 1)))],
      },
    );
  const lacking =
    found.length === 0
      ? `No word of ${industry.name} stands in a bullet`
      : `${sentenceStart(counted(found.length, "word"))} of ${industry.name}: ${listed(names)}`;
  return {
    share: found.length / wanted,
    finding: target.isDomainSwitch
      ? `${lacking}. As you change domain, one is enough.`
      : `${lacking}; ${inWords(wanted)} would show it.`,
    evidence: [],
    advice: {
      title: `Show work that touches ${industry.name}`,
      why: "If your work touched this industry, name the part: its customers, rules or figures. If it did not, a course or project can.",
      note: `${found.length} of ${figure(wanted, "word")}`,
    },
    praise: null,
    concern: { text: `${lacking}.`, lines: [] },
  };
}
