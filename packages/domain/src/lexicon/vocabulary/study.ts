// Made of content/language by `npm run languages`: change it there.

export const DEGREES = `bachelor, bachelors, bachelor s, baccalaureate, master, masters, master s, doctor of, doctorate,
  doctoral, phd, ph d, dphil, associate degree, associate of, associates, diploma, pg diploma, pgdm,
  pgdbm, pgd, pgdca, certificate in, postgraduate, post graduate, undergraduate, graduation,
  post graduation, honours, hons, degree, minor in, major in, btech, b tech, be, b e, bsc, b sc, bs,
  b s, ba, b a, bcom, b com, bba, b b a, bca, b c a, bms, bed, b ed, barch, b arch, bpharm, b pharm,
  bfa, b f a, bdes, b des, llb, ll b, mbbs, bds, bams, bhms, bpt, bhm, bvsc, blis, beng, b eng, ab, sb,
  mtech, m tech, me, m e, msc, m sc, ms, m s, ma, m a, mcom, m com, mba, m b a, mca, m c a, med, m ed,
  march, m arch, mpharm, m pharm, mfa, mdes, m des, llm, ll m, md, m d, mphil, m phil, meng, m eng, mpa,
  mph, emba, jd, j d, msw, mlis, mim, mpp, aa, a a, as, aas, a a s, hsc, h s c, ssc, s s c, sslc, puc,
  icse, cbse, isc, xii, x, 12th, 10th, class xii, class x, class 12, class 10, intermediate,
  matriculation, matric, higher secondary, senior secondary, secondary school certificate,
  high school diploma, ged, a levels, a level, o levels, gcse, igcse, plus two, 10+2, iti,
  polytechnic diploma, ca, cma, cs executive, cfa, dual degree, integrated, gnm, anm, dmlt, bmlt,
  b p ed, m p ed, b el ed, d el ed, d ed, d pharm, m d s, post basic, jaiib, caiib, icwa, cma inter,
  ca final, ca inter, ca ipcc, ca foundation, mds, mch, dnb, bvoc, b voc, mvoc, bsw, bjmc, mjmc, bplan,
  mplan, mha, pgdhm, pgdba, ba llb, bba llb, candidat, diplom, abitur, magister, staatsexamen,
  ausbildung zum, ausbildung zur, fachinformatiker, promotion, matura, doktor, meister, geselle,
  hauptschulabschluss, mittlere reife, grado, licenciatura, licenciado, licenciada, ingenieria,
  maestria, master en, doctorado, bachillerato, tecnico superior, licence, maitrise, dut, bts,
  baccalaureat, bac, baccalaureat scientifique, maitrise en, master 2, master 1, बी एड, एम एड, डी एल एड,
  बीटीसी, एम एससी, एम कॉम, पीएच डी, हाईस्कूल, कक्षा 10, कक्षा 12, दसवीं, बारहवीं, परास्नातक, मैट्रिक,
  यूजीसी नेट, स्नातक, स्नातकोत्तर, डिप्लोमा, हाई स्कूल, इंटरमीडिएट, बी ए, बी एससी, एम ए, बी टेक, बी कॉम,
  एमबीए, laurea, laurea magistrale, laurea triennale, laurea specialistica, diploma di maturita,
  maturita, maturita scientifica, maturita classica, perito, ସ୍ନାତକ, ସ୍ନାତକୋତ୍ତର, ଡିପ୍ଲୋମା, ମାଟ୍ରିକ,
  bacharelado, graduacao, mestrado, doutorado, tecnologo, pos graduacao, ensino medio, kandidatexamen,
  magisterexamen, masterexamen, civilingenjörsexamen, högskoleexamen, yrkeshögskoleexamen,
  gymnasieexamen, studentexamen, doktorsexamen, sjuksköterskeexamen, lärarexamen,
  högskoleingenjörsexamen, 本科, 硕士, 博士, 学士, 大专, 研究生`;

export const AMBIGUOUS_DEGREES = `be, me, as, ma, ms, ba, bs, ab, sb, ca, cs executive, x, med, march, md, aa, bed, isc, master,
  integrated, degree, minor in, major in, jd, iti, promotion, bac`;

export const UNSPACED_DEGREES = "本科, 硕士, 博士, 学士, 大专, 研究生";

export const STUDY_FIELDS = `computer science, engineering, mathematics, physics, chemistry, biology, economics, commerce,
  business administration, information technology, electronics, mechanical, civil, electrical, finance,
  marketing, psychology, law, arts, science, accounting, design, statistics, history, philosophy,
  literature, data science, management, architecture, medicine, nursing, pcm, pcb, science stream,
  artificial intelligence, software engineering, informatik, betriebswirtschaft, maschinenbau,
  informatica, informatique, datateknik, datavetenskap, företagsekonomi, nationalekonomi, maskinteknik`;

export const INSTITUTIONS = `university, univ, college, school, institute, institution, academy, polytechnic, conservatory,
  vidyalaya, vidyalay, mahavidyalaya, vidyapeeth, vidyapith, vidyamandir, vidya, mandir, gurukul,
  convent, faculty, iit, nit, iiit, iim, iisc, bits, vit, nift, nid, aiims, mit, ucla, uc, eth, epfl,
  kth, xlri, spjimr, isb, nmims, srm, lpu, bhu, jnu, du, iiser, iiitm, jntu, vtu, aktu, rgpv, insead,
  tum, rwth, caltech, nus, ntu, ucl, lse, hec, bit, nsit, dtu, coep, vjti, ignou, gtu, anna university,
  psg, kiit, amity, board, shiksha, sansthan, parishad, mahavidyapeeth, kendriya, navodaya, iser, nlu,
  nlsiu, nalsar, nujs, tiss, ics, jipmer, pgimer, pgi, বিশ্ববিদ্যালয়, মহাবিদ্যালয়, বিদ্যালয়, কলেজ,
  স্কুল, universitat, institut, akademie, hochschule, fachhochschule, gymnasium, berufsschule,
  realschule, universidad, instituto, escuela, colegio, facultad, universite, academie, polytechnique,
  lycee, ecole, iut, faculte, યુનિવર્સિટી, વિશ્વવિદ્યાલય, વિદ્યાલય, કોલેજ, શાળા, मंदिर, गुरुकुल, परिषद,
  बोर्ड, विद्यापीठ, आश्रम, पॉलिटेक्निक, विश्वविद्यालय, महाविद्यालय, विद्यालय, संस्थान, कॉलेज, स्कूल,
  universita, politecnico, liceo, istituto, istituto tecnico, accademia, scuola, ವಿಶ್ವವಿದ್ಯಾಲಯ,
  ಮಹಾವಿದ್ಯಾಲಯ, ಕಾಲೇಜು, ಶಾಲೆ, സർവകലാശാല, കോളേജ്, വിദ്യാലയം, സ്കൂൾ, universiteit, ବିଶ୍ୱବିଦ୍ୟାଳୟ,
  ମହାବିଦ୍ୟାଳୟ, ବିଦ୍ୟାଳୟ, କଲେଜ, ସ୍କୁଲ, ପ୍ରତିଷ୍ଠାନ, ਯੂਨੀਵਰਸਿਟੀ, ਕਾਲਜ, ਵਿਦਿਆਲਾ, ਸਕੂਲ, universidade,
  faculdade, escola, universitet, högskola, högskolan, yrkeshögskola, gymnasiet, folkhögskola, skola,
  பல்கலைக்கழகம், கல்லூரி, பள்ளி, విశ్వవిద్యాలయం, కళాశాల, పాఠశాల, 大学, 学院, 学校, 中学`;

export const INSTITUTION_ENDS = `vidyalaya, vidyapeeth, pathshala, schule, schulen, gymnasium, universitat, akademie, kolleg,
  kollegium, hogeschool, universiteit, universitet, hogskola, hogskolan, skolan, gymnasiet`;

export const UNSPACED_INSTITUTIONS = "大学, 学院, 学校, 中学";
