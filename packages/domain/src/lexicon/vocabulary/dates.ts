// Made of content/language by `npm run languages`: change it there.

export const PRESENT = `current, currently, now, ongoing, today, till date, to date, till now, until now, till present,
  continuing, presently, till today, to present, to now, until present, date, in progress, pursuing,
  present, الآن, حتى الآن, الحاضر, حاليا, heute, aktuell, jetzt, laufend, bis heute, bis dato, derzeit,
  gegenwart, actualidad, actual, actualmente, presente, hoy, la actualidad, la fecha, aujourd hui,
  actuel, ce jour, a ce jour, en cours, actuellement, अब तक, अभी तक, आज तक, जारी, oggi, attuale,
  ad oggi, a oggi, in corso, data attuale, la data attuale, alla data attuale, attualmente, heden,
  ବର୍ତ୍ତମାନ, ଏପର୍ଯ୍ୟନ୍ତ, ଆଜି ପର୍ଯ୍ୟନ୍ତ, atual, atualmente, o momento, hoje, momento, nu, nuvarande,
  pågående, pågår, idag, i dag, tills vidare, nutid, 至今, 今, 现在, 目前`;

export const RANGE_WORDS = "to, till, until, through, thru, bis, a, al, hasta, au, jusqu, से, alla, fino a, ରୁ, ate, 至, 到";

export const SINCE_WORDS = "since, from, seit, ab, von, desde, depuis, de, sedan, från";

export const MONTHS = [
  `january, jan, জানুয়ারি, জানুয়ারী, januar, janner, enero, ene, janvier, janv, જાન્યુઆરી, जनवरी,
  gennaio, ಜನವರಿ, ജനുവരി, जानेवारी, januari, ଜାନୁଆରୀ, ਜਨਵਰੀ, janeiro, ஜனவரி, జనవరి`,
  `february, feb, febr, ফেব্রুয়ারি, ফেব্রুয়ারী, februar, feber, febrero, fevrier, fevr, fev, ફેબ્રુઆરી,
  फरवरी, फ़रवरी, febbraio, ಫೆಬ್ರವರಿ, ഫെബ്രുവരി, फेब्रुवारी, februari, ଫେବୃଆରୀ, ଫେବ୍ରୁଆରୀ, ਫਰਵਰੀ, ਫ਼ਰਵਰੀ,
  fevereiro, பிப்ரவரி, ఫిబ్రవరి`,
  `march, mar, মার্চ, marz, maerz, mrz, marzo, mars, માર્ચ, मार्च, ಮಾರ್ಚ್, മാർച്ച്, maart, ମାର୍ଚ୍ଚ, ਮਾਰਚ,
  marco, மார்ச், మార్చి`,
  `april, apr, এপ্রিল, abril, abr, avril, avr, એપ્રિલ, अप्रैल, aprile, ಏಪ್ರಿಲ್, ഏപ്രിൽ, एप्रिल, ଅପ୍ରେଲ,
  ਅਪ੍ਰੈਲ, ஏப்ரல், ఏప్రిల్`,
  "may, মে, mai, mayo, મે, मई, maggio, ಮೇ, മേയ്, മെയ്, मे, mei, ମଇ, ਮਈ, maio, maj, மே, మే",
  "june, jun, জুন, juni, junio, juin, જૂન, जून, giugno, ಜೂನ್, ജൂൺ, ଜୁନ, ਜੂਨ, junho, ஜூன், జూన్",
  `july, jul, জুলাই, juli, julio, juillet, juil, જુલાઈ, जुलाई, luglio, ಜುಲೈ, ജൂലൈ, जुलै, ଜୁଲାଇ, ਜੁਲਾਈ,
  julho, ஜூலை, జులై, జూలై`,
  `august, aug, আগস্ট, agosto, ago, aout, ઓગસ્ટ, अगस्त, ಆಗಸ್ಟ್, ഓഗസ്റ്റ്, ആഗസ്റ്റ്, ऑगस्ट, augustus,
  ଅଗଷ୍ଟ, ਅਗਸਤ, augusti, ஆகஸ்ட், ఆగస్టు`,
  `september, sep, sept, সেপ্টেম্বর, septiembre, septembre, સપ્ટેમ્બર, सितंबर, सितम्बर, settembre, set,
  ಸೆಪ್ಟೆಂಬರ್, സെപ്റ്റംബർ, सप्टेंबर, ସେପ୍ଟେମ୍ବର, ਸਤੰਬਰ, setembro, செப்டம்பர், సెప్టెంబర్, సెప్టెంబరు`,
  `october, oct, অক্টোবর, oktober, okt, octubre, octobre, ઓક્ટોબર, अक्टूबर, अक्तूबर, ottobre, ಅಕ್ಟೋಬರ್,
  ഒക്ടോബർ, ऑक्टोबर, ଅକ୍ଟୋବର, ਅਕਤੂਬਰ, outubro, out, அக்டோபர், అక్టోబర్, అక్టోబరు`,
  `november, nov, নভেম্বর, noviembre, novembre, નવેમ્બર, नवंबर, नवम्बर, ನವೆಂಬರ್, നവംബർ, नोव्हेंबर,
  ନଭେମ୍ବର, ਨਵੰਬਰ, novembro, நவம்பர், నవంబర్, నవంబరు`,
  `december, dec, ডিসেম্বর, dezember, dez, diciembre, dic, decembre, ડિસેમ્બર, दिसंबर, दिसम्बर, dicembre,
  ಡಿಸೆಂಬರ್, ഡിസംബർ, डिसेंबर, ଡିସେମ୍ବର, ਦਸੰਬਰ, dezembro, டிசம்பர், డిసెంబర్, డిసెంబరు`,
];

export const SEASONS = {
  "3": "spring, fruhling, primavera, printemps, våren",
  "6": "summer, sommer, verano, ete, verao, sommaren",
  "9": "fall, autumn, herbst, otono, automne, outono, hösten",
  "12": "winter, hiver, vintern",
};
