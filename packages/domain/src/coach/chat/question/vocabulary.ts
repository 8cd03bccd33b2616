/**
 * What the words of a question stand for, in English, in Hindi as it is typed in Latin letters, and in Devanagari.
 *
 * "_" joins the words of a phrase; "*" at the end stands for any ending.
 */
const CONCEPTS = {
  why: `why reason reasons kyu kyun kyon kyo kyu_ki kis_wajah wajah how_come क्यों क्यूं क्यो`,
  how: `how kaise kese kaisey कैसे`,
  score: `score scores scored scoring marks mark rating percent percentage grade number_kam nambar ank स्कोर अंक नंबर`,
  points: `points pts`,
  low: `low lower less kam poor bad wrong down useless bullshit rubbish terrible bekar bakwas ghatiya kharab galat only
    kata kate kat कम खराब गलत`,
  made: `calculated calculate calculation computed compute made banta bana banate banaya banti based formula method
    arrive come_up worked_out work_out derived derive nikal* nikla measured बनता`,
  check: `check checks test tests rule rules wala wali`,
  meaning: `mean means meant meaning matlab explain dekhta dekhti dekhte what_does what_is looks_at look_at kya_hai
    kya_hota samjhao samjhaiye मतलब`,
  lose: `lose lost losing cut kata kate kat deducted not_full fail failed issue problem`,
  first: `first start begin pehle pahle priority prioritise prioritize important quickest fastest easiest biggest next_step
    what_should_i_do what_to_do quick_win kya_karu kya_karun kya_karoon kya_karna next_thing what_else aur_kya
    सबसे_पहले पहले क्या_करूं`,
  improve: `improve improving improved increase increasing raise raising boost better_score fix fixing badha* sudhar* sudhaar*
    correct correcting correction rectify upgrade work_on सुधार* बढ़ा*`,
  reach: `past above cross reach get_to gets_to gets_me get_me go_beyond pahuch* pohoch* tak upar minimum at_least hit
    score_ke_liye तक ऊपर`,
  bullet: `bullet bullets line sentence bulletpoint bullet_point statement point वाक्य बुलेट`,
  bullets: `bullets points lines sentences bullet_points`,
  good: `good fine ok okay nice well great kaisa kaisi kaise_hai sahi theek thik accha acha achha achhi strong enough think ready ready_to_send
    opinion review any_good अच्छा ठीक सही कैसा`,
  rewrite: `rewrite rewriting re-write rephrase reword word wording write likho likhna likh likhdo likhiye dubara phirse
    better_version stronger better improve improving polish change edit badlo badal sharpen shorten make_it fix behtar banao bana_do
    लिखो लिखें बेहतर`,
  weak: `weak weaker weakness weaknesses weak_areas weakest worst worse kamzor kamjor bekar poor bad need_work needs_work improve_which problem_lines
    kharab कमजोर`,
  missing: `missing miss lack lacking absent dont_have do_not_have not_have nahi_hai nahin_hai nhi_hai nahi_hain chhoot*
    kami gap_in_skills not_in_my नहीं_है`,
  terms: `keyword keywords key_words skill skills term terms requirement requirements technologies tools शब्द`,
  job: `job jd role position posting vacancy naukri company employer they ad नौकरी`,
  evidence: `evidence proof prove show shown shows showing demonstrate demonstrated sabut saboot praman dikhta dikh dikhaya
    mention mentioned anywhere where_do_i where_have_i सबूत`,
  add: `add adding include put insert list write mention daal dalu daalu dal dalun daal_du likhu likhun jod* jodu
    be_on_my डालूं जोड़ूं`,
  must: `must mandatory compulsory required require necessary need needed really_need zaroori jaruri zaruri jaroori optional
    important essential deal_breaker nice_to_have they_want they_need they_insist ज़रूरी जरूरी अनिवार्य`,
  gap: `gap gaps career_break break unemployed unemployment not_working jobless sabbatical time_off out_of_work year_off
    not_employed अंतराल`,
  leave: `left leave leaving quit quitting resign* switch switched switching job_change change_job changed_job job_hop*
    chhod* chod* chhora changing_jobs changed_jobs`,
  years: `years year experience exp saal sal anubhav साल अनुभव yrs`,
  howMany: `how_many how_much total kitna kitne kitni enough sufficient kaafi kafi count overall कितना कितने`,
  length: `long longer length lengthy pages page short shorter lamba lambi bada badi chota chhota trim one_page two_page
    one-page two-page page_limit पेज लंबा`,
  changed: `changed change difference different progress badla badlav did_i_improve have_i_improved improved_since
    better_than_before compared compare बदला`,
  last: `last previous earlier since from_before as_before than_before was_before before_this before_that pichli pichle pehle_wali purani old_report last_time last_report पिछली`,
  report: `report रिपोर्ट`,
  ats: `ats parser parse parsed parsing machine machine-readable bot software computer applicant_tracking scanner
    workday naukri_parser मशीन`,
  fit: `fit suitable suited eligible eligibility qualified qualify chance chances layak laayak shortlist* get_this_job
    get_the_job right_for good_enough_for selected selection call_me apply should_i_apply milegi hire hired योग्य लायक`,
  strengths: `strength strengths strong_points strong_point good_about whats_good what_is_good is_good_in positive positives
    best_part best_parts plus_points kya_accha kya_acha kya_achha going_well well_done khoobi अच्छा_क्या`,
  resume: `resume cv biodata bio-data file document profile रिज्यूमे`,
  hiding: `white_text white_font white_colour white_color hidden hide hiding invisible hack cheat trick fool tiny_font
    game_the_ats beat_the_ats bypass छुपा*`,
  greeting: `hi hello hey namaste namaskar hii hiii heyy helo hola good_morning good_afternoon good_evening pranam
    salaam salam नमस्ते`,
  thanks: `thanks thank_you thank thankyou thanku thx ty dhanyavad dhanyawad shukriya great_thanks got_it धन्यवाद शुक्रिया`,
  result: `result results number numbers figure figures outcome outcomes impact metric metrics nateeja natija`,
  without: `no without nahi nahin bina none`,
  help: `help are_you who_made_you data_safe kaun_ho what_can_you_do what_can_i_ask how_does_this_work who_are_you kya_kar_sakte madad मदद what_do_you_know`,
} as const;

export type Concept = keyof typeof CONCEPTS;

/** Words that only hold a sentence together, and so are nothing a question is about. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  `a an the is am are was were be been being do does did doing done i me my mine myself you your yours it its this that these
  those there here he she we they them their our us and or but if then so as at by for from in into of off on onto out over
  to too up with without about under again once more most some any all each both no not only own same than very can could
  will would shall should may might have has had having get got getting give gives go going tell let make makes made say
  please pls plz kindly just also like what which who whom whose when where whats hows thats dont doesnt didnt cant wont isnt
  arent im ive id ill youre really actually think know want need
  one ones thing things something anything part section
  mera meri mere main mai mujhe mujhko hum hamara aap aapka tum tumhara yeh ye yah woh wo vo is iska iski iske isko isme isse
  us uska uski usko hai hain ho hoga hota hu hun hoon tha thi the ka ki ke ko se me mein par pe aur ya na nahi nahin nhi toh to
  bhi hi kya kaun kaunsa kaunse konsa konse kuch koi sab sabse karo karna karu kar kare raha rahi de do dijiye batao bataiye
  bolo bolu bol bhai sir madam yaar ji acha liye wala wali wale itna itni itne thoda zara
  मेरा मेरी मेरे है हैं का की के को से में और क्या यह वह मुझे`.split(/\s+/u),
);

interface Vocabulary {
  readonly words: ReadonlyMap<string, readonly Concept[]>;
  readonly prefixes: readonly (readonly [string, Concept])[];
  /** Every word that stands in a phrase. */
  readonly inPhrases: ReadonlySet<string>;
  /** Phrases by their first word, as lists of words. */
  readonly phrases: ReadonlyMap<string, readonly (readonly [readonly string[], Concept])[]>;
}

function buildVocabulary(): Vocabulary {
  const words = new Map<string, Concept[]>();
  const prefixes: (readonly [string, Concept])[] = [];
  const phrases = new Map<string, (readonly [readonly string[], Concept])[]>();
  const inPhrases = new Set<string>();
  for (const [concept, forms] of Object.entries(CONCEPTS) as [Concept, string][]) {
    for (const form of forms.split(/\s+/u)) {
      const parts = form.split("_");
      const [first = ""] = parts;
      if (parts.length > 1) {
        phrases.set(first, [...(phrases.get(first) ?? []), [parts, concept]]);
        for (const part of parts) inPhrases.add(part);
      } else if (form.endsWith("*")) prefixes.push([form.slice(0, -1), concept]);
      else words.set(form, [...(words.get(form) ?? []), concept]);
    }
  }
  return { words, prefixes, phrases, inPhrases };
}

export const VOCABULARY: Vocabulary = buildVocabulary();
