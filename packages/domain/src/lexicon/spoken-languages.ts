import { lexicon, plain } from "./words.ts";

const SPOKEN =
  lexicon(`english, hindi, bengali, bangla, marathi, telugu, tamil, gujarati, urdu, kannada, odia,
  oriya, malayalam, punjabi, assamese, sanskrit, konkani, maithili, bhojpuri, nepali, sindhi,
  kashmiri, dogri, manipuri, tulu, rajasthani, marwari, mewari, garhwali, kumaoni, magahi,
  chhattisgarhi, haryanvi, kutchi, mizo, khasi, garo, bodo, santali, meitei, nagamese, kodava,
  awadhi, bagheli, bundeli, pahari, ladakhi, sikkimese, dakhni,
  german, french, spanish, portuguese, italian, dutch, swedish, norwegian, danish, finnish, polish,
  czech, slovak, hungarian, romanian, bulgarian, greek, turkish, russian, ukrainian, hebrew, arabic,
  persian, farsi, mandarin, chinese, cantonese, japanese, korean, vietnamese, thai, indonesian,
  malay, tagalog, filipino, swahili, afrikaans, catalan, basque, irish, welsh, croatian, serbian,
  slovenian, lithuanian, latvian, estonian, icelandic, sinhala, burmese, latin,
  american sign language,
  breton, euskera, castellano, galego, gallego, valenciano, luxembourgish, maltese, albanian,
  macedonian, bosnian, georgian, armenian, azerbaijani, kazakh, uzbek, mongolian, khmer, lao,
  javanese, amharic, somali, yoruba, igbo, hausa, zulu, xhosa, pashto, dari, kurdish, taiwanese,
  hokkien, teochew, hakka, british sign language, indian sign language,
  deutsch, englisch, franzosisch, spanisch, italienisch, russisch, danisch, niederlandisch,
  schwedisch, norwegisch, finnisch, polnisch, tschechisch, turkisch, arabisch, chinesisch,
  japanisch, koreanisch, griechisch, ungarisch, rumanisch, portugiesisch, ukrainisch,
  neerlandais, portugais, arabe, chinois, japonais, russe, polonais, turc, chines, japones, ruso,
  arabe, coreano, russo, holandes, anglais, francais, allemand, espagnol, italien, ingles, espanol,
  aleman, frances, italiano, portugues, alemao, chino,
  हिंदी, हिन्दी, अंग्रेजी, अंग्रेज़ी, संस्कृत, मराठी, बंगाली, उर्दू, मैथिली, भोजपुरी, मगही, अवधी,
  गुजराती, पंजाबी, तमिल, तेलुगु, कन्नड़, मलयालम, ओड़िया, उड़िया, असमिया, नेपाली, सिंधी, कश्मीरी,
  डोगरी, कोंकणी, राजस्थानी, छत्तीसगढ़ी, हरियाणवी, संथाली, मणिपुरी, जर्मन, फ़्रेंच, जापानी, العربية,
  الإنجليزية, الفرنسية, الهندية, اردو, 英语, 中文, 普通话, 汉语, 日语, 法语, 德语`);

/** True for the name of a language people speak. */
export function isSpokenLanguage(text: string): boolean {
  return SPOKEN.has(plain(text));
}
