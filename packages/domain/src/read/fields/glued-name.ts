import { plain } from "../../lexicon/words.ts";

/**
 * A name printed without its blank, split: "SARAHMARTINEZ" where the e-mail address is, "SarahMartinez" at its inner
 * capital.
 */
export function partGlued(name: string, email: string, whole = name): string {
  if (/\s/u.test(name))
    return name
      .split(/\s+/u)
      .map((word) => partGlued(word, email, name))
      .join(" ");
  if (name.length < 6) return name;
  const flat = plain(name);
  if (flat.length !== name.length) return name;
  const hump = /^(\p{Lu}\p{Ll}{2,})(\p{Lu}\p{Ll}{2,})$/u.exec(whole);
  if (hump) return `${hump[1]} ${hump[2]}`;
  const cuts = new Set<number>();
  // Her own host may say the surname: "nadia@belkacem.example".
  for (const part of email
    .toLowerCase()
    .replace(/\.\w+$/u, "")
    .split(/[^\p{L}]+/u)) {
    const at = part.length >= 3 ? flat.indexOf(part) : -1;
    if (at >= 0) cuts.add(at).add(at + part.length);
  }
  const whose = byInitials(name, email);
  if (whose) return whose;
  // One known word within a longer one may be a nickname: two that begin and end it are its parts.
  if (!cuts.has(0) || !cuts.has(name.length) || cuts.size < 3) return name;
  const edges = [0, ...[...cuts].filter((at) => at > 1 && at < name.length - 1), name.length];
  return [...new Set(edges)]
    .toSorted((a, b) => a - b)
    .flatMap((at, i, all) => (i === 0 ? [] : [name.slice(all[i - 1], at)]))
    .join(" ");
}

/**
 * "JONASWEBER" where the address says "j.weber", "ASHAK.RAO" where it says "asharao"; null for what it does not part.
 */
function byInitials(name: string, email: string): string | null {
  const user = plain(email.split("@")[0] ?? "");
  const middle = /^(\p{L}{2,})(\p{L}\.)(\p{L}{2,})$/u.exec(name);
  if (middle) {
    const [, first = "", initial = "", last = ""] = middle;
    const squeezed = plain(email).replaceAll(" ", "");
    return squeezed.includes(plain(first + last)) ? `${first} ${initial} ${last}` : null;
  }
  const [, initial = "", surname = ""] = /^(\p{L}) ?(\p{L}{4,})$/u.exec(user) ?? [];
  const at = surname === "" ? -1 : plain(name).indexOf(surname);
  if (at < 3 || !plain(name).startsWith(initial)) return null;
  return [name.slice(0, at), name.slice(at, at + surname.length), name.slice(at + surname.length)]
    .filter((part) => part !== "")
    .join(" ");
}
