import { holdsEntry, lexicon, wordsOf } from "./words.ts";
import { remember } from "../text/remember.ts";

const DEGREES =
  lexicon(`bachelor, bachelors, bachelor s, baccalaureate, master, masters, master s, doctor of,
  doctorate, doctoral, phd, ph d, dphil, associate degree, associate of,
  associates, diploma, diplom, pg diploma, pgdm, pgdbm, pgd, pgdca, certificate in, postgraduate,
  post graduate, undergraduate, graduation, post graduation, honours, hons, degree, minor in,
  major in,
  btech, b tech, be, b e, bsc, b sc, bs, b s, ba, b a, bcom, b com, bba, b b a, bca, b c a, bms,
  bed, b ed, barch, b arch, bpharm, b pharm, bfa, b f a, bdes, b des, llb, ll b, mbbs, bds, bams,
  bhms, bpt, bhm, bvsc, blis, beng, b eng, ab, sb,
  mtech, m tech, me, m e, msc, m sc, ms, m s, ma, m a, mcom, m com, mba, m b a, mca, m c a, med,
  m ed, march, m arch, mpharm, m pharm, mfa, mdes, m des, llm, ll m, md, m d, mphil, m phil, meng,
  m eng, mpa, mph, emba, jd, j d, msw, mlis, mim, mpp,
  aa, a a, as, aas, a a s, hsc, h s c, ssc, s s c, sslc, puc, icse, cbse, isc, xii, x, 12th, 10th,
  class xii, class x, class 12, class 10, intermediate, matriculation, matric, higher secondary,
  senior secondary, secondary school certificate, high school diploma, ged, a levels, a level,
  o levels, gcse, igcse, plus two, 10+2, iti, polytechnic diploma, ca, cma, cs executive, cfa,
  dual degree, integrated,
  abitur, magister, staatsexamen, ausbildung zum, ausbildung zur, fachinformatiker, promotion,
  licence, maitrise, dut, bts, baccalaureat, bac, grado, licenciatura, licenciado, licenciada,
  ingenieria, maestria, master en, doctorado, bachillerato, tecnico superior,
  laurea, laurea magistrale, laurea triennale, laurea specialistica, diploma di maturita, maturita,
  maturita scientifica, maturita classica, perito, bacharelado, graduacao, mestrado, doutorado,
  tecnologo, pos graduacao, ensino medio, gnm, anm, dmlt, bmlt, b p ed, m p ed, b el ed, d el ed,
  d ed, d pharm, m d s, post basic, jaiib, caiib, icwa, cma inter, ca final, ca inter, ca ipcc,
  ca foundation, mds, mch, dnb, bvoc, b voc, mvoc, bsw, bjmc, mjmc, bplan, mplan, mha, pgdhm, pgdba,
  ba llb, bba llb, matura, laurea, candidat, doktor, meister, geselle, hauptschulabschluss,
  mittlere reife, baccalaureat scientifique, maitrise en, master 2, master 1,
  बी एड, एम एड, डी एल एड, बीटीसी, एम एससी, एम कॉम, पीएच डी, हाईस्कूल, कक्षा 10, कक्षा 12, दसवीं,
  बारहवीं, परास्नातक, मैट्रिक, यूजीसी नेट, स्नातक, स्नातकोत्तर, डिप्लोमा, हाई स्कूल, इंटरमीडिएट,
  बी ए, बी एससी, एम ए, बी टेक, बी कॉम, एमबीए,
  本科, 硕士, 博士, 学士, 大专, 研究生`);

const HAN_DEGREE = /(?:本科|硕士|博士|学士|大专|研究生)/u;

/** Short forms that are also everyday words count only in capitals or with full stops. */
const AMBIGUOUS = new Set([
  "be",
  "me",
  "as",
  "ma",
  "ms",
  "ba",
  "bs",
  "ab",
  "sb",
  "ca",
  "cs executive",
  "x",
  "med",
  "march",
  "md",
  "aa",
  "bed",
  "isc",
  "master",
  "integrated",
  "promotion",
  "degree",
  "bac",
  "minor in",
  "major in",
  "jd",
  "iti",
]);

const FIELDS =
  lexicon(`computer science, engineering, mathematics, physics, chemistry, biology, economics,
  commerce, business administration, information technology, electronics,
  mechanical, civil, electrical, finance, marketing, psychology, law, arts, science, accounting,
  design, statistics, history, philosophy, literature, data science, management, architecture,
  medicine, nursing, informatik, informatique, informatica, betriebswirtschaft, maschinenbau, pcm,
  pcb, science stream, artificial intelligence, software engineering`);

/** How much a text looks like a degree or a school-leaving examination: 0 not at all, 3 certainly. */
export const degreeScore = remember((text: string): number => {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 22) return 0;
  if (HAN_DEGREE.test(text)) return 2.5;
  if (/^(?:expected )?graduation(?: date| year)?$/u.test(words.join(" "))) return 0;
  let best = 0;
  for (let from = 0; from < words.length; from++) {
    for (let length = 1; length <= 3 && from + length <= words.length; length++) {
      const entry = words.slice(from, from + length).join(" ");
      if (!DEGREES.has(entry)) continue;
      const sure = !AMBIGUOUS.has(entry) || inCapitals(text, entry);
      best = Math.max(best, (sure ? 2 : 0.3) + (from === 0 ? 0.6 : 0));
    }
  }
  const field = holdsEntry(words, FIELDS, 2) ? 0.5 : 0;
  return Math.max(0, Math.min(3, best + field - Math.max(0, words.length - 12) * 0.2));
});

function inCapitals(text: string, entry: string): boolean {
  const capitals = entry.toUpperCase();
  return (
    new RegExp(`(?<![\\p{L}])${capitals.split(" ").join("[. ]+")}(?![\\p{L}])`, "u").test(text) ||
    /^master\b/iu.test(text)
  );
}
