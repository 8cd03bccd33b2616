import { lexicon, wordsOf } from "./words.ts";
import { remember } from "../text/remember.ts";

/** Legal forms. They belong to the name before them, also after a comma. */
const LEGAL_FORMS =
  lexicon(`inc, incorporated, ltd, limited, llc, llp, lp, plc, pvt, private, pte, pty, gmbh, ag, kg,
  kgaa, ug, se, sa, sas, sarl, sl, srl, spa,
  bv, nv, ab, oy, as, aps, corp, corporation, co, company, ltda, eireli, opc, mbh, ev, sdn, bhd,
  कंपनी, लिमिटेड, 公司, 有限公司`);

/** Words companies are called by. */
const COMPANY_WORDS =
  lexicon(`technologies, technology, tech, solutions, systems, services, consulting, consultancy,
  consultants, group, holdings, industries,
  enterprises, ventures, labs, lab, laboratories, studio, studios, media, networks, software,
  softwares, infotech, infosystems, bank, financial, finance, capital, partners, associates,
  insurance, hospital, hospitals, clinic, healthcare, health, pharma, pharmaceuticals, foundation,
  trust, society, council, ministry,
  department of, agency, bureau, authority, institute, university, college, school, academy,
  airlines, airways, motors, automotive, energy, power, steel, textiles,
  foods, beverages, retail, stores, store, mart, logistics, express, freight, realty, properties,
  constructions, construction, infra, infrastructure,
  entertainment, pictures, games, gaming, records, publishing, publishers, press, news, times,
  communications, telecom, wireless, semiconductor, semiconductors,
  robotics, analytics, ai, io, interactive, digital, works, ware, hotel, hotels, resorts,
  restaurant, cafe, international, global, worldwide, organisation, organization,
  employer, firm, startup, government, govt, municipal, corporation, cooperative, union, federation,
  association, company name, organization name, center, centre, brothers, sons, boutique, dental,
  mills, mill, works, foundry, traders, trading, exports, packaging, plastics, chemicals, cement,
  motors, tyres, jewellers, builders, developers, contractors, caterers, printers, farms, dairy,
  agro, biotech, lifesciences, diagnostics, pumps, gears, drives, tools, instruments, electricals,
  castings, forgings, fabrics, garments, apparel, outsourcing, learning, edtech, fintech, infratech,
  studios, collective, cooperative, accounting, management,
  shipping, lines, transport, carriers, cargo, travels, tours, bakery, kitchen, sweets, warehousing,
  couriers, spinning, ginning, tannery, estates, plantation, ports, railways, metro, mines,
  minerals, refinery, petrochemicals, utilities, broadcasting, exchange, securities, advisors,
  brokers, recruiters, staffing, salon, spa, gym, fitness, nursery, orphanage, parish, embassy,
  consulate, zilla parishad, panchayat, nigam, vidyut, udyog, bhandar, motors, jewels, opticals,
  surgicals,
  gesellschaft, verlag, werke, stadtwerke, klinikum, krankenhaus, apotheke, sparkasse, versicherung,
  praxis, stiftung, verein, universitatsklinikum, landesamt, kanzlei, ingenieurburo, agentur,
  brauerei, backerei, clinica, farmacia, ayuntamiento, fundacion, asociacion, grupo, empresa,
  agencia, banco, seguros, industrias, servicios, cooperativa, hopital, pharmacie, clinique, mairie,
  cabinet, societe, groupe, banque, assurances, laboratoire, laboratoires, association, agence,
  entreprise, editions, fundacao, associacao, prefeitura, escritorio, industria, servicos, clinica,
  farmacia, estudio, atelier, azienda, ospedale, banca,
  chambers, advocates, court, tribunal, nursing home, dispensary, mission, branch, builders,
  engineers, department, directorate, secretariat, gallery, museum, library, theatre, theater,
  orchestra,
  प्राइवेट, समिति, संस्था, न्यास, ट्रस्ट, केंद्र, विभाग, कार्यालय, निगम, परिषद, उद्योग, चिकित्सालय,
  कॉलेज, स्कूल, महाविद्यालय, विश्वविद्यालय,
  अस्पताल, बैंक, विद्यालय, संस्थान, 科技, 集团, 银行`);

/** True for "Inc.", "Pvt. Ltd.", "GmbH" alone: part of the name before it. */
export function isLegalForm(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.length <= 4 && words.every((word) => LEGAL_FORMS.has(word));
}

/** A part of a company, as it is after a title: "Emergency Department", "Growth Team". */
const UNIT =
  /\s(?:department|dept\.?|division|team|unit|ward|wing|section|desk|practice|branch)$/iu;

/** A department that employs: of a government. */
const OFFICE =
  /\b(?:govt|government|state|public|works|police|health and|tax|revenue|forest|fire|postal|municipal|central|national|federal|ministry|bank)\b/iu;

/** Also in the plural: "agencies", "clinics". */
function isCompanyWord(word: string): boolean {
  return (
    COMPANY_WORDS.has(word) ||
    (word.length > 4 &&
      word.endsWith("s") &&
      (COMPANY_WORDS.has(word.slice(0, -1)) || COMPANY_WORDS.has(word.replace(/ies$/u, "y"))))
  );
}

/** How much a text looks like a company's name: 0 nothing says so, 2.5 certainly. */
export const companyScore = remember((text: string): number => {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 10) return 0;
  if (/^(?:self employed|selbstandig|freelance|autonomo|independant)$/u.test(words.join(" ")))
    return 1.2;
  if (/(?:公司|集团|银行|大学|医院|事务所)$/u.test(text.trim())) return 2.5;
  if (UNIT.test(text.trim()) && !OFFICE.test(text)) return 0.5;
  const legal = words
    .slice(1)
    .some((word) => LEGAL_FORMS.has(word) && word !== "as" && word !== "se" && word !== "co")
    ? 2
    : 0;
  const named = words.filter(isCompanyWord).length;
  const endsNamed = isCompanyWord(words.at(-1) ?? "") ? 0.4 : 0;
  const domain = /^[\w-]+\.(?:com|io|ai|in|co|org|net|dev|app)$/iu.test(text.trim()) ? 1.5 : 0;
  const house = HOUSE.test(text.trim()) ? 1.6 : 0;
  return Math.min(2.5, legal + house + Math.min(1.4, named * 0.8) + endsNamed + domain);
});

/** "Rao & Sons", "Wren & Co": how a company is named after its founder. */
const HOUSE =
  /\p{Lu}\S*\s+(?:(?:&|and|und)\s+(?:[Cc]o|[Ss]ons?|Söhne|[Dd]aughters?|[Bb]rothers|[Bb]ros|[Cc]ompany|CO|SONS|BROTHERS)|(?:&|und)\s+(?:[Pp]artners?|[Aa]ssociates|PARTNERS?|ASSOCIATES))\.?$/u;
