import { plain } from "./words.ts";

/** As a resume writes the months, January first. */
export const SHORT_MONTHS: readonly string[] =
  "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/**
 * Month names and their short forms: January first. English, German, French, Spanish, Portuguese, Italian, Dutch, and
 * eight languages of India.
 */
const NAMES: readonly string[] = [
  "january jan januar janvier janv enero ene janeiro gennaio januari janner जनवरी जानेवारी জানুয়ারি জানুয়ারী ஜனவரி జనవరి ಜನವರಿ ജനുവരി જાન્યુઆરી ਜਨਵਰੀ",
  "february feb febr februar fevrier fevr fev febrero fevereiro febbraio februari feber फरवरी फेब्रुवारी फ़रवरी ফেব্রুয়ারি ফেব্রুয়ারী பிப்ரவரி ఫిబ్రవరి ಫೆಬ್ರವರಿ ഫെബ്രുവരി ફેબ્રુઆરી ਫਰਵਰੀ ਫ਼ਰਵਰੀ",
  "march mar marz maerz mars marzo marco maart mrz मार्च মার্চ மார்ச் మార్చి ಮಾರ್ಚ್ മാർച്ച് માર્ચ ਮਾਰਚ",
  "april apr avril avr abril abr aprile अप्रैल एप्रिल এপ্রিল ஏப்ரல் ఏప్రిల్ ಏಪ್ರಿಲ್ ഏപ്രിൽ એપ્રિલ ਅਪ੍ਰੈਲ",
  "may mai mayo maio maggio mei मई मे মে மே మే ಮೇ മേയ് മെയ് મે ਮਈ",
  "june jun juni juin junio junho giugno जून জুন ஜூன் జూన్ ಜೂನ್ ജൂൺ જૂન ਜੂਨ",
  "july jul juli juillet juil julio julho luglio जुलाई जुलै জুলাই ஜூலை జులై జూలై ಜುಲೈ ജൂലൈ જુલાઈ ਜੁਲਾਈ",
  "august aug aout agosto ago augustus अगस्त ऑगस्ट আগস্ট ஆகஸ்ட் ఆగస్టు ಆಗಸ್ಟ್ ഓഗസ്റ്റ് ആഗസ്റ്റ് ઓગસ્ટ ਅਗਸਤ",
  "september sep sept septembre septiembre setembro settembre set सितंबर सप्टेंबर सितम्बर সেপ্টেম্বর செப்டம்பர் సెప్టెంబర్ సెప్టెంబరు ಸೆಪ್ಟೆಂಬರ್ സെപ്റ്റംബർ સપ્ટેમ્બર ਸਤੰਬਰ",
  "october oct oktober okt octobre octubre outubro out ottobre अक्टूबर ऑक्टोबर अक्तूबर অক্টোবর அக்டோபர் అక్టోబర్ అక్టోబరు ಅಕ್ಟೋಬರ್ ഒക്ടോബർ ઓક્ટોબર ਅਕਤੂਬਰ",
  "november nov novembre noviembre novembro नवंबर नोव्हेंबर नवम्बर নভেম্বর நவம்பர் నవంబర్ నవంబరు ನವೆಂಬರ್ നവംബർ નવેમ્બર ਨਵੰਬਰ",
  "december dec dezember dez decembre diciembre dic dezembro dicembre दिसंबर डिसेंबर दिसम्बर ডিসেম্বর டிசம்பர் డిసెంబర్ డిసెంబరు ಡಿಸೆಂಬರ್ ഡിസംബർ ડિસેમ્બર ਦਸੰਬਰ",
];

const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, i) =>
    names.split(" ").map((name): [string, number] => [plain(name), i + 1]),
  ),
);

/** Seasons by the month they begin with in the north. */
const SEASONS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    spring: 3,
    summer: 6,
    fall: 9,
    autumn: 9,
    winter: 12,
    fruhling: 3,
    sommer: 6,
    herbst: 9,
    printemps: 3,
    ete: 6,
    automne: 9,
    hiver: 12,
    primavera: 3,
    verano: 6,
    otono: 9,
    verao: 6,
    outono: 9,
  }),
);

/** 1 to 12 for a month's name or short form in any of the languages; null for another word. */
export function monthOf(word: string): number | null {
  return MONTHS.get(plain(word)) ?? null;
}

export function seasonMonthOf(word: string): number | null {
  return SEASONS.get(plain(word)) ?? null;
}
