import type { SectionKind } from "../resume/reading.ts";
import { hindiKindOf } from "./hindi-headings.ts";
import { isCapitals, plain } from "./words.ts";

/**
 * What people call the parts of a resume, in English, Hindi, Spanish, French, German, Portuguese, Italian and
 * Chinese.
 * Whole headings; single words that may stand with others are in `SECTION_WORDS`.
 */
const PHRASES: Readonly<Record<SectionKind, string>> = {
  contact: `contact, contacts, contact details, contact information, contact info, contact me, get in touch,
    personal, personal detail, personal dossier, personal vitae, personal minutiae, personal snippets, other personal details, personal details, personal information, personal info, personal data, personal particulars, bio data, biodata,
    details, online presence, profiles, social, social links, social media, links, find me online, online, enlaces, redes sociales, liens, réseaux sociaux,
    kontakt, persönliche daten, angaben zur person, kontaktdaten, contacto, datos personales,
    información personal, informations personnelles, informazioni personali, dati personali, dati anagrafici, contatti, recapiti, coordonnées, état civil, contato, dados pessoais, informações pessoais,
    संपर्क, संपर्क विवरण, व्यक्तिगत विवरण, व्यक्तिगत जानकारी, 联系方式, 个人信息, 基本信息, 个人资料, 联系我, معلومات الاتصال, المعلومات الشخصية, البيانات الشخصية`,
  summary: `summary, hello, hello there, hi there, profile snapshot, career snapshot, professional snapshot, snapshot, profile at a glance, career at a glance, career overview, profile overview, professional overview, brief profile, profile brief, my profile, brief summary, personal summary, objectives, career objectives, carrier objective, professional objective, resume headline, profile headline, profile, about, about me, professional summary, professional profile, career summary,
    executive summary, key qualification, key qualifications, professional synopsis, synopsis, summary of qualifications, qualifications summary, career objective, objective, career profile,
    personal statement, statement, personal profile, professional statement, profile summary, overview, who am i, introduction,
    career goal, job objective, profile snapshot, career snapshot, professional snapshot, profil, zusammenfassung, kurzprofil, über mich, berufsprofil, profilo,
    perfil, perfil profesional, resumen, resumen profesional, sobre mí, acerca de mí, objetivo, objetivo profesional,
    perfil personal, profilo professionale, profilo personale, obiettivo professionale, chi sono, sommario, profil personnel, persönliches profil, kurzvorstellung, à propos, à propos de moi, profil professionnel, résumé professionnel, objectif, sobre mim, resumo, resumo profissional,
    perfil profissional, सारांश, परिचय, उद्देश्य, कैरियर उद्देश्य, करियर उद्देश्य, मेरे बारे में, 自我评价, 个人简介, 个人总结, 简介, 求职意向, 关于我, الملخص, الملخص المهني, نبذة عني, الملف الشخصي, الهدف الوظيفي`,
  experience: `experience, experiences, work experience, professional experience, employment, employment history, work history,
    career history, professional background, career, work, relevant experience, industry experience, industrial experience,
    job experience, work exposure, industry exposure, industrial exposure, professional exposure, employment profile, inplant training, in plant training, summer training, internship, internships, internship experience, industrial training, professional history, where i ve worked, where i have worked, where i ve been, places i have worked, what i have done, what i ve done, my career, my experience, career so far, career timeline, jobs, work life,
    academic appointments, appointments, appointments held, current position, current positions, current appointment, previous positions, past positions, academic positions, faculty positions, positions, professional appointments, posts held, postings, service record,
    service history, clinical experience, legal experience, field experience, articleship, apprenticeship, engagements, career record, career path, career journey,
    employment record, professional career, career experience, positions held, organisational experience, organizational experience,
    organizational experiences, work and internship experience, training and internships, experience and training,
    berufserfahrung, beruflicher werdegang, berufspraxis, praktische erfahrung, arbeitserfahrung, praktika, werdegang, berufliche erfahrung,
    experiencia, experiencia laboral, experiencia profesional, historial laboral, trayectoria profesional,
    esperienza professionale, esperienze professionali, esperienza lavorativa, esperienze lavorative, esperienza, esperienze, esperienze di lavoro, carriera, tirocini, stage, expérience, expériences, expérience professionnelle, expériences professionnelles, parcours professionnel, stages,
    experiência, experiência profissional, histórico profissional, experiências profissionais, experiência de trabalho,
    अनुभव, कार्य अनुभव, कार्यानुभव, व्यावसायिक अनुभव, पेशेवर अनुभव, 工作经历, 工作经验, 实习经历, 职业经历, 工作履历, 实习经验, الخبرة, الخبرات, الخبرة العملية, الخبرات العملية, الخبرة المهنية`,
  education: `education, academic background, academic qualifications, academic qualification, educational qualification,
    educational qualifications, education details, educational background, educational details, academics, academic details,
    academic history, academic performance, academic information, academic track record, educational history, educational profile, education profile, scholastic profile, scholastic details, academic record, study, where i studied, where i have studied, where i ve studied, what i studied, what i have studied, my education, my studies, academic profile, scholastics, scholastic record, academic credentials, qualifications,
    qualification, education and training, academic, studies, schooling, educations, educational credentials, academia,
    aus und weiterbildung, aus und fortbildung, schule und ausbildung, schule und studium, ausbildung und studium, studium und ausbildung, bildung und ausbildung,
    ausbildung, bildung, bildungsweg, studium, schulbildung, akademischer werdegang, hochschulbildung, schulische ausbildung,
    educación, formación, formación académica, estudios, formación y estudios,
    istruzione e formazione, formazione e istruzione, istruzione, formazione, formazione accademica, titoli di studio, percorso di studi,
    formation, formations, éducation, études, diplômes, parcours académique, formation académique, diplômes et formations,
    educação, formação, formação acadêmica, escolaridade, formação acadêmica e complementar, शिक्षा, शैक्षिक योग्यता, शैक्षणिक योग्यता, शैक्षिक विवरण,
    教育背景, 教育经历, 学历, 教育, 学习经历, التعليم, المؤهلات العلمية, المؤهل العلمي, المؤهلات`,
  projects: `projects, project, personal projects, academic projects, key projects, side projects, selected projects, project experience,
    project work, project details, major projects, mini projects, open source, open source projects, open source contributions,
    open source work, notable projects, projects undertaken, technical projects, relevant projects, featured projects, portfolio,
    case studies, selected work, selected works, things i have built, things i built, what i have built, what i ve built, things i ve built, things i made, things i have made, things i ve made, what i made, stuff i built, my projects, my work in code, research projects, client projects, capstone project, capstone, hackathon projects,
    project highlights, project summary, project exposure, projects handled, live projects, student projects, freelance projects, community projects,
    progetti, progetti personali, projekte, eigene projekte, ausgewählte projekte, projets universitaires, proyectos destacados, proyectos académicos, proyectos, proyectos personales, projets, projets personnels, projets académiques, projetos,
    projetos pessoais, परियोजनाएं, परियोजनाएँ, परियोजना, प्रोजेक्ट, 项目经历, 项目经验, 项目, 个人项目, المشاريع`,
  skills: `skills, technical skills, key attributes, personal attributes, key skills, core skills, core competencies, competencies, areas of expertise, expertise, technologies,
    technical expertise, technical proficiency, technical proficiencies, professional skills, skill set, skillset, skills and tools, tools,
    tools and technologies, technology stack, tech stack, soft skills, hard skills, it skills, computer skills, key competencies, strengths,
    skills summary, core strengths, software skills, software, programming skills, programming languages, technical knowledge,
    skills and abilities, skills and expertise, areas of strength, key strengths, computer proficiency, proficiencies, abilities, technical competencies,
    it proficiency, it exposure, it forte, software proficiency, software exposure, software known, softwares known, computer literacy, technical exposure, technical forte, technical profile, core proficiencies, skill sets, key skill, functional skills, functional expertise, managerial skills, interpersonal skills, areas of proficiency, areas of competence, areas of competency, specialties, specialities, toolbox, skills and technologies, technical strengths, languages and technologies, languages and tools, languages and frameworks, programming, technical summary, what i know, what i can do, what i work with, things i know, my skills, my toolkit, toolkit, good at, i am good at, most proud of skills,
    kenntnisse, fähigkeiten, kompetenzen, it kenntnisse, edv kenntnisse, fachkenntnisse, kenntnisse und fähigkeiten,
    competenze, competenze tecniche, competenze professionali, competenze informatiche, competenze digitali, competenze trasversali, capacità e competenze, capacità e competenze personali, capacità e competenze tecniche, capacità e competenze informatiche, conoscenze informatiche, abilità, habilidades, competencias, aptitudes, conocimientos, habilidades técnicas, conocimientos técnicos, compétences,
    informatique, logiciels, outils informatiques, herramientas, informática, conocimientos informáticos, informática e ferramentas, ferramentas, compétences techniques, compétences informatiques, savoir faire, competências, habilidades e competências, conhecimentos, conhecimentos técnicos,
    कौशल, तकनीकी कौशल, प्रमुख कौशल, दक्षता, 技能, 专业技能, 技能特长, 技术栈, 职业技能, 个人技能, المهارات, المهارات التقنية`,
  certifications: `certifications, certification, certificates, certificate, licenses, licences, licenses and certifications,
    certifications and licenses, professional certifications, courses, courses and certifications, certifications and courses, online courses, training,
    licence, license, licences and registrations, registrations and licences, professional registrations, professional credentials, credentials, trainings attended, training attended, trainings undergone, courses attended, computer courses, technical courses, certificate courses, certification courses, professional training, trainings and workshops, moocs, trainings, trainings and certifications, training and certifications, professional development, coursework and certifications, certification and training,
    certificazioni, corsi, corsi e certificazioni, corsi di formazione, attestati, abilitazioni, zertifikate, zertifizierungen, weiterbildung, fortbildung, weiterbildungen, certificaciones, cursos, certificados, cursos y certificaciones,
    certificats, certifications professionnelles, certificações, cursos e certificações, प्रमाणपत्र, प्रमाण पत्र, 证书, 资格证书, 技能证书, الشهادات, الدورات التدريبية`,
  awards: `awards, most proud of, i am most proud of, honors, honours, award, honors and awards, awards and honors, honours and awards, awards and achievements, achievements,
    achievement, accomplishment, laurels, rewards, rewards and recognition, rewards and recognitions, awards and accolades, awards and rewards, accomplishments, recognition, awards and recognition, key achievements, scholarships, fellowships, academic achievements,
    scholastic achievements, accolades, distinctions, prizes, awards and scholarships, achievements and awards, selected honors, honors and fellowships,
    auszeichnungen, preise, stipendien, erfolge, premios, reconocimientos, logros, premios y reconocimientos, premi, premi e riconoscimenti, riconoscimenti, prix, distinctions et prix,
    récompenses, prix et distinctions, prêmios, conquistas, prêmios e reconhecimentos, पुरस्कार, उपलब्धियां, उपलब्धियाँ, सम्मान, 荣誉, 奖项, 获奖情况, 荣誉奖项, 获奖经历, 所获荣誉, الجوائز, الإنجازات`,
  publications: `publications, publication, papers, research publications, selected publications, journal articles, conference papers,
    writing and talks, talks and writing, papers presented, papers published, paper presentations, paper publications, conference publications, list of publications, book chapters, books and articles, articles, patents, patents and publications, publications and patents, research papers, publications and talks, selected papers, peer reviewed publications,
    veröffentlichungen, publikationen, publicaciones, pubblicazioni, articles publiés, publicações, प्रकाशन, 发表论文, 论文, 学术成果, 出版物`,
  languages: `languages, language, language skills, languages known, known languages, language proficiency, linguistic skills, foreign languages,
    spoken languages, linguistic proficiency, linguistic abilities, language abilities, languages i speak, lingue, lingue straniere, competenze linguistiche, conoscenze linguistiche, lingue conosciute, sprachen, sprachkenntnisse, fremdsprachen, idiomas, lenguas, langues, langues parlées, langues étrangères, línguas, भाषाएं, भाषाएँ, भाषा, भाषा ज्ञान, भाषा कौशल, 语言, 语言能力, 语言技能, اللغات`,
  references: `references, referees, reference, professional references, testimonials, recommendations, referenze, referenzen, referencias, références, referências, संदर्भ, 推荐人, 证明人, المراجع`,
  other: `driving licence, driving license, driver s license, führerschein, permis de conduire, carné de conducir, patente, patente di guida, interessi, interessi personali, hobby e interessi, volontariato, altre informazioni, ulteriori informazioni, exhibitions, interests, hobbies, hobbies and interests, interests and hobbies, activities, extracurricular activities, extra curricular activities,
    extracurriculars, extra curricular, co curricular, co curricular activities, extra curriculars, positions of responsibility, position of responsibility, leadership, leadership experience, leadership and activities,
    volunteering, volunteer, volunteer experience, volunteer work, volunteering experience, community service, social work, community involvement,
    other, declaration, memberships, professional memberships, affiliations, professional affiliations, talks, presentations, conferences, workshops,
    invited talks, selected talks, talks and presentations, selected presentations, invited lectures, invited talks and lectures, teaching, teaching experience, additional information, additional details, other information, other details, miscellaneous,
    coursework, relevant coursework, courses taken, personal interests, thesis, master thesis, research interests, personality traits, hobby,
    strength and weakness, passport details, workshops attended, seminars, extracurricular, research, a day of my life, life philosophy, my life philosophy,
    presentation, writing, program committees, committees, test scores, visa status, availability, philosophy,
    interessen, hobbys, ehrenamt, ehrenamtliche tätigkeiten, freizeit, engagement, intereses, aficiones, voluntariado, otros datos, centres d intérêt,
    loisirs, bénévolat, divers, interesses, outras informações, atividades, रुचियां, रुचियाँ, शौक, घोषणा, अन्य जानकारी, अन्य, 兴趣爱好, 兴趣, 其他, 校园经历, 社会实践, 志愿者经历, 爱好`,
};

/** Words that make a heading with the qualifiers below: "Relevant Work Experience & Internships". */
const WORDS: Readonly<Record<string, SectionKind>> = {
  experience: "experience",
  experiences: "experience",
  employment: "experience",
  internship: "experience",
  internships: "experience",
  education: "education",
  academics: "education",
  qualification: "education",
  qualifications: "education",
  projects: "projects",
  project: "projects",
  skills: "skills",
  competencies: "skills",
  expertise: "skills",
  certifications: "certifications",
  certificates: "certifications",
  licenses: "certifications",
  awards: "awards",
  honors: "awards",
  honours: "awards",
  achievements: "awards",
  accomplishments: "awards",
  recognition: "awards",
  recognitions: "awards",
  publications: "publications",
  papers: "publications",
  patents: "publications",
  languages: "languages",
  references: "references",
  summary: "summary",
  objective: "summary",
  knowledge: "skills",
  proficiency: "skills",
  career: "experience",
  course: "certifications",
  courses: "certifications",
  certificate: "certifications",
  certification: "certifications",
  trainings: "certifications",
  workshops: "certifications",
  scholarships: "awards",
  distinctions: "awards",
  talks: "publications",
  presentations: "publications",
  erfahrung: "experience",
  berufserfahrung: "experience",
  praktika: "experience",
  experiencia: "experience",
  experiencias: "experience",
  stages: "experience",
  ausbildung: "education",
  studium: "education",
  bildung: "education",
  schule: "education",
  educacion: "education",
  estudios: "education",
  formacion: "education",
  formation: "education",
  formations: "education",
  diplomes: "education",
  etudes: "education",
  educacao: "education",
  formacao: "education",
  kenntnisse: "skills",
  fahigkeiten: "skills",
  kompetenzen: "skills",
  habilidades: "skills",
  competencias: "skills",
  competences: "skills",
  aptitudes: "skills",
  projekte: "projects",
  proyectos: "projects",
  projets: "projects",
  projetos: "projects",
  zertifikate: "certifications",
  zertifizierungen: "certifications",
  weiterbildung: "certifications",
  weiterbildungen: "certifications",
  fortbildungen: "certifications",
  cursos: "certifications",
  certificados: "certifications",
  certificaciones: "certifications",
  certificats: "certifications",
  certificacoes: "certifications",
  auszeichnungen: "awards",
  preise: "awards",
  premios: "awards",
  prix: "awards",
  publikationen: "publications",
  publicaciones: "publications",
  publicacoes: "publications",
  sprachen: "languages",
  idiomas: "languages",
  langues: "languages",
  referenzen: "references",
  referencias: "references",
  interests: "other",
  hobbies: "other",
  activities: "other",
  volunteering: "other",
  memberships: "other",
};

const QUALIFIERS = new Set(
  `and of in my the und y et e de der des du en la le with
  computer it product domain known spoken speaking journey record path timeline details summary during online
  summer winter break
  profesional professionnelle professionnelles profissional laboral academica academique academiques beruflich berufliche weitere sonstige besondere work professional relevant selected key technical academic personal core additional other recent related
  career industry main notable major research training tools technologies software engineering development design teaching
  independent freelance full time part corporate international business digital areas history highlights`.split(
    /\s+/u,
  ),
);

const SECTION_NAMES: ReadonlyMap<string, SectionKind> = new Map(
  (Object.entries(PHRASES) as [SectionKind, string][]).flatMap(([kind, phrases]) =>
    phrases.split(/[,\n]/u).map((phrase): [string, SectionKind] => [plain(phrase), kind]),
  ),
);

/** The names as spread letters leave them, without their blanks: "technicalskills". */
const SQUEEZED_NAMES: ReadonlyMap<string, SectionKind> = new Map(
  [...SECTION_NAMES]
    .filter(([name]) => name.includes(" "))
    .map(([name, kind]) => [name.replaceAll(" ", ""), kind]),
);

/** What is left of Devanagari when a file gives no value for joined letters and for vowel signs before their letter. */
function consonantsOf(text: string): string {
  return text.replaceAll(/क्ष|त्र|ज्ञ|श्र|र्|.्र/gu, "").replaceAll(/[\p{M}\s]/gu, "");
}

const BROKEN_NAMES: ReadonlyMap<string, SectionKind> = new Map(
  [...SECTION_NAMES]
    .filter(([name]) => /\p{Script=Devanagari}/u.test(name))
    .map(([name, kind]) => [consonantsOf(name), kind]),
);

/** Words that tell the kind of a heading only where it is known for one by its look. */
const LOOSE_WORDS: Readonly<Record<string, SectionKind>> = {
  training: "certifications",
  licence: "certifications",
  license: "certifications",
  licences: "certifications",
  proceedings: "publications",
  books: "publications",
  articles: "publications",
  referees: "references",
  prizes: "awards",
};

/** The kind a word of a heading speaks of, whatever else it says: "Courses during my studies"; null for no word. */
export function looseKindOf(heading: string): SectionKind | null {
  const words = plain(heading).split(" ");
  if (words.length > LONGEST_HEADING) return null;
  return words.map((word) => WORDS[word] ?? LOOSE_WORDS[word]).find((kind) => kind) ?? null;
}

/** The longest heading known, in words, with room for two joined ones. */
const LONGEST_HEADING = 7;

/**
 * The kind of section a heading announces; null for a text that is no known heading.
 *
 * Case, accents, numbering and punctuation do not matter. "Education & Certifications" is what it names first.
 */
export function sectionKindOf(heading: string): SectionKind | null {
  if (heading.length > 60) return null;
  const name = plain(heading)
    .replace(/^[#+ ]+/u, "")
    .replace(/^(?:\d+|[ivx]+)\s+(?=\p{L})/u, "");
  if (name === "" || name === "other experience") return null;
  const known = SECTION_NAMES.get(name);
  if (known) return known;
  const squeezed = name.includes(" ") ? undefined : SQUEEZED_NAMES.get(name);
  if (squeezed) return squeezed;

  // Letters set apart so unevenly that some of the gaps read as blanks: "LAN GU AGES".
  const joined = isCapitals(heading) ? name.replaceAll(" ", "") : "";
  const broken =
    joined.length > 6 ? (SECTION_NAMES.get(joined) ?? SQUEEZED_NAMES.get(joined)) : null;
  if (broken) return broken;

  const words = name.split(" ");
  if (/\p{Script=Devanagari}/u.test(name))
    return BROKEN_NAMES.get(consonantsOf(name)) ?? (words.length <= 4 ? hindiKindOf(words) : null);
  if (words.length > LONGEST_HEADING) return null;
  const kinds = words.map((word) => WORDS[word]);
  // "Career" only qualifies what stands beside it: "career objective".
  const others = kinds.filter((kind, i) => kind !== undefined && words[i] !== "career");
  const named =
    others[0] ?? (words.length > 1 ? kinds.find((kind) => kind !== undefined) : undefined);
  const whole = words.every((word, i) => kinds[i] !== undefined || QUALIFIERS.has(word));
  return named && whole ? named : jointKindOf(name);
}

/** The kind that comes first in two known headings joined by "and": "Positions of responsibility & hobbies". */
function jointKindOf(name: string): SectionKind | null {
  const parts = name.split(" and ");
  for (const at of parts.keys()) {
    if (at === 0) continue;
    const first = SECTION_NAMES.get(parts.slice(0, at).join(" and "));
    if (first && SECTION_NAMES.has(parts.slice(at).join(" and "))) return first;
  }
  return null;
}
