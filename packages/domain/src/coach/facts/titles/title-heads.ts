import { TITLE_HEADS } from "../../../lexicon/title-words.ts";
import { plain } from "../../../lexicon/words.ts";

/** Words that TITLE_HEADS has and that are mostly no titles. */
const NO_HEADS = new Set(
  `member support title position role sales volunteer expert hr master ta ra pa ea qa host server page resident rep
  faculty lead head sister scholar contributor principal devops judge picker handler collector loader author fellow
  visitor actor reader anchor`.split(/\s+/u),
);

/** Whether a word says what somebody is: "Engineer", "शिक्षक". */
export function isTitleHead(text: string): boolean {
  const key = plain(text);
  return key === "crew" || (TITLE_HEADS.has(key) && !NO_HEADS.has(key));
}
