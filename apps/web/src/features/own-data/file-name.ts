const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}<>:"/\\|?*]/gu;
const LONGEST = 80;

/** A person's own name for something as the name of a file, as the server's part of an export has it. */
export function fileNameOf(text: string): string {
  const words = text
    .normalize("NFC")
    .replaceAll(UNFIT, " ")
    .split(/\s+/u)
    .filter(Boolean)
    .join(" ");
  const name = Array.from(words).slice(0, LONGEST).join("");
  return name.replace(/^[. ]+|[. ]+$/gu, "") || "Untitled";
}
