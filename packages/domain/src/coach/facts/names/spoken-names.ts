import { plain } from "../../../lexicon/words.ts";

/** Names of spoken languages, each as English, German, French, Spanish and Hindi call it. Others are found by sound. */
const SAME: ReadonlyMap<string, string> = new Map(
  `english englisch anglais ingles अंग्रेजी अंग्रेज़ी इंग्रजी angrezi ஆங்கிலம், german deutsch allemand aleman जर्मन,
  french franzosisch francais frances फ्रेंच फ़्रेंच, spanish spanisch espagnol espanol castellano स्पेनिश,
  portuguese portugiesisch portugais portugues, italian italienisch italien italiano, russian russisch russe ruso,
  japanese japanisch japonais japones जापानी, chinese chinesisch chinois chino mandarin, arabic arabisch arabe अरबी,
  dutch niederlandisch neerlandais holandes, hindi indisch हिंदी हिन्दी, tamil tamoul tamilisch தமிழ், bengali bangla बंगाली बांग्ला,
  odia oriya ओड़िया, turkish turkisch turc turco, polish polnisch polonais polaco, korean koreanisch coreen coreano,
  swedish schwedisch suedois sueco, greek griechisch grec griego, telugu तेलुगु, urdu उर्दू, nepali nepalesisch नेपाली`
    .split(/,\s*/u)
    .flatMap((names): [string, string][] => {
      const all = names.trim().split(/\s+/u);
      return all.map((name) => [plain(name), all[0] ?? ""]);
    }),
);

/** One name for a spoken language in whatever language it is called; null for another word. */
export function spokenName(word: string): string | null {
  return SAME.get(plain(word)) ?? null;
}
