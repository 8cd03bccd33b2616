import { full } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import type { Subject } from "../../evidence/subject.ts";
import { figure, inWords, sentenceStart } from "../../text/wording.ts";

/** A page that is a picture gives a machine nothing. */
export const textLayer: Check = {
  id: "text-layer",
  axis: "readable",
  weight: 3,
  title: "Text can be selected",
  looksAt: "Pages that are text and not a picture.",
  source:
    "Measured: a published template whose PDF is one picture yields no text at all to any reader.",
  run,
};

function run({ reading, isBlank }: Subject): Outcome {
  const without = reading.losses.pagesWithoutText;
  const pages = Math.max(reading.pages.length, without, 1);
  if (isBlank) {
    return {
      share: 0,
      finding: "There is no text in this file.",
      evidence: [],
      advice: {
        title: "Export the resume with its text",
        why: "A machine reads text, not pictures. Export the file again from the program you wrote it in instead of scanning it.",
        note: null,
      },
      praise: null,
      concern: { text: "No word in this file can be read by a machine.", lines: [] },
    };
  }
  if (without === 0)
    return full("Every word on the page is text, not a picture.", {
      text: "Every page is real text, so nothing is lost before reading starts.",
      lines: [],
    });
  const are = without === 1 ? "is a picture" : "are pictures";
  return {
    share: (pages - without) / pages,
    finding: `${sentenceStart(inWords(without))} of ${figure(pages, "page")} ${are} without text.`,
    evidence: [],
    advice: {
      title: `Make ${figure(without, "page")} readable`,
      why: "What stands on a picture does not exist for a machine. Export those pages as text.",
      note: `${figure(without, "page")} without text`,
    },
    praise: null,
    concern: {
      text: `${sentenceStart(inWords(without))} of your pages ${are}: a machine sees nothing there.`,
      lines: [],
    },
  };
}
