import { lexicon, plain } from "./words.ts";

const SPOKEN =
  lexicon(`english, hindi, bengali, bangla, marathi, telugu, tamil, gujarati, urdu, kannada, odia, oriya, malayalam, punjabi, assamese, sanskrit, konkani, maithili, bhojpuri, nepali, sindhi, kashmiri, dogri, manipuri, tulu, rajasthani, marwari,
  german, french, spanish, portuguese, italian, dutch, swedish, norwegian, danish, finnish, polish, czech, slovak, hungarian, romanian, bulgarian, greek, turkish, russian, ukrainian, hebrew, arabic, persian, farsi, mandarin, chinese, cantonese, japanese, korean, vietnamese, thai, indonesian, malay, tagalog, filipino, swahili, afrikaans, catalan, basque, irish, welsh, croatian, serbian, slovenian, lithuanian, latvian, estonian, icelandic, sinhala, burmese, latin, american sign language,
  deutsch, englisch, franzosisch, spanisch, italienisch, russisch, anglais, francais, allemand, espagnol, italien, ingles, espanol, aleman, frances, italiano, portugues, alemao, chino,
  हिंदी, हिन्दी, अंग्रेजी, अंग्रेज़ी, संस्कृत, मराठी, बंगाली, उर्दू, 英语, 中文, 普通话, 汉语, 日语, 法语, 德语`);

/** True for the name of a language people speak. */
export function isSpokenLanguage(text: string): boolean {
  return SPOKEN.has(plain(text));
}
