import type { TemplateData } from "@taiyari/domain/resume";
import type { DocumentMeta } from "@taiyari/paper";
import { languageOf, textsIn } from "../preview/frame/language.ts";

/** Characters that a file system or a mail program may refuse, or that only steer others. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}<>:"/\\|?*#%&{}$!'`@+=.,;()[\]]/gu;

/** A name longer than this is cut: upload forms of employers take 60 to 100 characters. */
const LONGEST = 60;

/**
 * What a file of a resume is called: "Ananya-Deshpande-Resume.pdf"; "Resume.pdf" while there is no name.
 *
 * @param ending  without the dot
 * @param kind    what it is, in characters that fit a file's name
 */
export function fileNameOf(fullName: string, ending: string, kind = "Resume"): string {
  const words = fullName.normalize("NFC").replaceAll(UNFIT, " ").split(/\s+/u).filter(Boolean);
  const name = Array.from(words.join("-")).slice(0, LONGEST).join("").replace(/-$/u, "");
  return `${name === "" ? "" : `${name}-`}${kind}.${ending}`;
}

/** What the file says of itself. Readers show the title in their window; screen readers speak the language. */
export function metaOf(data: TemplateData, created: Date): DocumentMeta {
  const { fullName, title } = data.personal;
  const [name, role] = [fullName.trim(), title.trim()];
  return {
    title: [name === "" ? "Resume" : name, role].filter((part) => part !== "").join(" – "),
    author: name,
    language: languageOf(textsIn(data)),
    creator: "Taiyari",
    created,
  };
}
