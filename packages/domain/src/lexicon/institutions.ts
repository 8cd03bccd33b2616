import { lexicon, wordsOf } from "./words.ts";
import { remember } from "../text/remember.ts";

const INSTITUTIONS =
  lexicon(`university, universite, universitat, universidad, universidade, universita, universiteit,
  univ, college, school, institute, institution, institut, instituto, academy, academie, akademie,
  polytechnic,
  polytechnique, politecnico, liceo, istituto, istituto tecnico, accademia, scuola, conservatory,
  vidyalaya, vidyalay, mahavidyalaya, vidyapeeth, vidyapith, vidyamandir, vidya, mandir, gurukul,
  convent, faculty, hochschule, fachhochschule, gymnasium, berufsschule, realschule, lycee, ecole,
  iut, faculte, escuela, colegio, facultad, faculdade, escola,
  iit, nit, iiit, iim, iisc, bits, vit, nift, nid, aiims, mit, ucla, uc, eth, epfl, kth, xlri,
  spjimr, isb, nmims, srm, lpu, bhu, jnu, du, iiser, iiitm, jntu, vtu, aktu, rgpv, insead, tum,
  rwth, caltech, nus, ntu, ucl, lse, hec, bit, nsit, dtu, coep, vjti, ignou, gtu, anna university,
  psg, kiit, amity,
  board, shiksha, sansthan, parishad, mahavidyapeeth, kendriya, navodaya, iser, nlu, nlsiu, nalsar,
  nujs, nift, tiss, ics, jipmer, pgimer, pgi,
  मंदिर, गुरुकुल, परिषद, बोर्ड, विद्यापीठ, आश्रम, पॉलिटेक्निक, विश्वविद्यालय, महाविद्यालय, विद्यालय,
  संस्थान, कॉलेज, स्कूल,
  বিশ্ববিদ্যালয়, মহাবিদ্যালয়, বিদ্যালয়, কলেজ, স্কুল, பல்கலைக்கழகம், கல்லூரி, பள்ளி,
  విశ్వవిద్యాలయం, కళాశాల, పాఠశాల, ವಿಶ್ವವಿದ್ಯಾಲಯ, ಮಹಾವಿದ್ಯಾಲಯ, ಕಾಲೇಜು, ಶಾಲೆ, സർവകലാശാല, കോളേജ്,
  വിദ്യാലയം, സ്കൂൾ, યુનિવર્સિટી, વિશ્વવિદ્યાલય, વિદ્યાલય, કોલેજ, શાળા, ਯੂਨੀਵਰਸਿਟੀ, ਕਾਲਜ, ਵਿਦਿਆਲਾ,
  ਸਕੂਲ, 大学, 学院, 学校, 中学`);

const HAN_INSTITUTION = /(?:大学|学院|学校|中学)/u;

/** Also as the end of a German compound: "Technikerschule", "Abendgymnasium". */
function isInstitutionWord(word: string): boolean {
  return (
    INSTITUTIONS.has(word) ||
    /.{3}(?:schule|schulen|gymnasium|universitat|akademie|kolleg|kollegium|vidyalaya|vidyapeeth|pathshala|hogeschool|universiteit)$/u.test(
      word,
    )
  );
}

/** How much a text looks like the name of a place of learning: 0 not at all, 3 certainly. */
export const institutionScore = remember((text: string): number => {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 16) return 0;
  if (HAN_INSTITUTION.test(text)) return 2.5;
  if (/\b(?:high school diploma|secondary school certificate)\b/iu.test(text)) return 0.5;
  const named = words.filter(isInstitutionWord).length;
  if (named === 0) return 0;
  const edge = isInstitutionWord(words[0] ?? "") || isInstitutionWord(words.at(-1) ?? "");
  return Math.min(3, 2 + (edge ? 0.6 : 0.2) + (named > 1 ? 0.2 : 0));
});
