/** What no file system takes, or what only steers others. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}<>:"/\\|?*]/gu;
const LONGEST = 80;

/** A person's own name for something, as the name of a file without its ending. */
export function fileNameOf(text: string, otherwise: string): string {
  const words = text
    .normalize("NFC")
    .replaceAll(UNFIT, " ")
    .split(/\s+/u)
    .filter(Boolean)
    .join(" ");
  const name = Array.from(words)
    .slice(0, LONGEST)
    .join("")
    .replace(/^[. ]+|[. ]+$/gu, "");
  return name === "" ? otherwise : name;
}

/** Gives each path once: the second "a.pdf" is "a (2).pdf". Systems that tell no large letters from small ones are thought of. */
export function createNames(): (folder: string, name: string, ending: string) => string {
  const taken = new Set<string>();
  return (folder, name, ending) => {
    for (let number = 1; ; number += 1) {
      const path = `${folder}/${name}${number === 1 ? "" : ` (${number})`}${ending}`;
      if (taken.has(path.toLowerCase())) continue;
      taken.add(path.toLowerCase());
      return path;
    }
  };
}
