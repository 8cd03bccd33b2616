import type { SpokenLanguage } from "../setup.ts";

/** A list written as text is. */
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Words that no English sentence of an answer ends with: conjunctions, determiners, prepositions that take an object,
 * auxiliaries before their verb, verbs before their object, and sounds of thinking.
 */
const ENGLISH = wordsOf(`
  and or but so because since although though while whereas if unless until when where which who whom whose that than as
  a an the this these those my our your his her its their some any every each no another such both either neither
  to of for from with without in into on onto at by about against between among during after before under over through
  towards upon via per within across along around behind beyond despite except including regarding versus
  is am are was were be been being do does did has have had will would shall should can could may might must
  i'm we're they're he's she's it's i've we've i'd we'd i'll we'll don't didn't doesn't wasn't weren't couldn't wouldn't
  i we he she they you it's
  very more most less least quite really too rather almost nearly roughly approximately only even just also not
  wanted needed decided tried started began managed used told asked thought said felt knew meant called gave
  then next first secondly finally meanwhile now
  took made got became seemed helped let kept
  um uh uhm umm er erm ah hmm hm mm like basically actually okay ok well maybe
`);

/** The same for Hindi, in Devanagari and in Roman letters: conjunctions, postpositions, stems before their auxiliary. */
const HINDI = wordsOf(`
  और या लेकिन मगर पर परंतु क्योंकि क्यूंकि इसलिए अगर जब जो जिस जैसे ताकि बल्कि कि तो फिर मतलब यानी यानि भी ही
  का के की को से में ने तक लिए बारे साथ बाद पहले कर रहा रही रहे मैं हम वो वह ये यह मेरा मेरी मेरे हमारा हमारे हमारी अपना अपने
  एक कुछ बहुत थोड़ा करीब लगभग उम्म उम अम्म हम्म अच्छा वैसे
  aur ya lekin magar par kyunki kyuki kyonki isliye agar jab jo jis jaise taaki taki balki ki ke ka ko se mein me ne toh
  phir fir matlab yaani yani bhi hi tak liye baare saath baad pehle kar raha rahi rahe main hum woh wo yeh ye mera meri
  mere hamara hamare hamari apna apne ek kuch bahut thoda kareeb lagbhag accha acha waise haan
`);

/** Verb forms and auxiliaries that a Hindi sentence ends with; the verb stands last in it. */
const HINDI_ENDS = wordsOf(`
  है हैं हूँ हूं हो था थी थे होगा होगी होंगे गया गई गयी गए गये किया दिया दी लिया ली हुआ हुई हुए आया आई आए मिला मिली मिले बताया
  कहा रखा रखी बनाया बनाई सका सकी सके पाया पाई पाए करूँगा करूंगा करूँगी करूंगी करेंगे सकता सकती सकते चाहिए नहीं पड़ा पड़ी पड़े दूँगा दूंगा
  hai hain hoon hun tha thi thay hoga hogi honge gaya gayi gai gaye kiya diya dia di liya hua hui hue aaya aayi aaye mila
  mili mile bataya banaya banayi saka saki sake paya payi paye karunga karungi karenge sakta sakti sakte chahiye nahi nahin
  pada padi pade dunga
`);

/** Words that say that there is no more to come. */
const CLOSERS =
  /(^|\s)(that'?s (all|it)|that is (all|it)|thank you|thanks|i'?m done|i am done|that was (all|it)|bas|itna hi|बस|इतना ही|धन्यवाद|शुक्रिया)$/;

/** Forms that make a clause of an English sentence: without one it is a phrase, and more will come. */
const FINITE = wordsOf(`
  is am are was were isn't wasn't aren't weren't do does did don't didn't doesn't has have had haven't hasn't hadn't
  will would shall should can could may might must can't couldn't won't wouldn't i'm we're they're he's she's it's that's
  there's i've we've they've i'd we'd i'll we'll
  went took made got said told found built ran led wrote saw knew gave began kept sent came left grew fell cut put set
  became brought bought caught chose did drew felt fought held heard hit learnt lost meant met paid read rose sold shared
  spent spoke stood taught thought understood won work works worked use uses need needs want wants know think believe
  enjoy love like manage lead handle prefer live
`);

/** A finite past tense by its ending; adverbs and adjectives in -ed do no harm here. */
const PAST = /^\p{L}{2,}ed$/u;

export function isHanging(word: string, language: SpokenLanguage): boolean {
  return ENGLISH.has(word) || HINDI.has(word) || (language === "hi-IN" && word === "the");
}

export function endsHindi(word: string): boolean {
  return HINDI_ENDS.has(word);
}

export function closes(text: string): boolean {
  return CLOSERS.test(text);
}

export function isFinite(word: string): boolean {
  return FINITE.has(word) || PAST.test(word);
}
