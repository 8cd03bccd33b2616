import { keyOf } from "../../../text/tokens.ts";

/** Written short and long, as people abbreviate on resumes: what each short form may stand for. */
const FORMS: readonly (readonly [string, readonly string[]])[] =
  `sr senior sister, jr junior, asst assistant, asstt assistant, assoc associate, mgr manager,
  exec executive, eng engineer engineering english, engr engineer, engineer engineering, engg engineering engineer, er engineer, dev developer development,
  devops development, admin administrator administration administrative, adv advocate advanced, dy deputy, govt government, gov government,
  univ university, uni university, inst institute institution, dept department, deptt department, pvt private, ltd limited, intl international,
  natl national, maths mathematics mathematic, math mathematics mathematic, prof professor professional, dr doctor,
  rep representative, gen general generator, mfg manufacturing, mktg marketing, mkt market marketing, tech technology technical technician,
  corp corporation corporate, co company, bros brother, hosp hospital, sec section secondary security second, spl special, stat statutory,
  coop cooperative, sci science, comp computer, mech mechanical mechanic, elec electrical electronics electrician, acct accountant account,
  acc account accountant accounting accounts, accts accounts, hons honor honors, cert certificate certified certification, min minimum minute,
  max maximum, qty quantity, info information, mgmt management, mgt management, ops operation operations, proj project, cust customer, svc service,
  prod production product, maint maintenance, auto automobile automotive automatic automated, semi semi, elex electronics, ece electronics,
  comm communication commerce committee, telecom telecommunication, bio biology biological, chem chemistry chemical, phy physics,
  eco economics, econ economics, hist history, geo geography, pol political, psych psychology, soc society sociology, lit literature, lang language,
  org organization, assn association, edn education, ed education, trg training, hq headquarters, stn station, rly railway, bldg building,
  const construction, constr construction, clg college, sch school, hss secondary, acad academy, res research resident, fin finance financial,
  biz business, avg average, doc document documentation, docs document documentation, spec specification, specs specification, temp temperature temporary,
  sup supervisor, supvr supervisor, supv supervisor, ref reference referral, app application, apps application, db database, repo repository,
  config configuration, env environment, envs environment, infra infrastructure, exp experience, sw software, hw hardware, fw firmware,
  vent ventilator ventilated, rehab rehabilitation, physio physiotherapist physiotherapy, ortho orthopedic, gynae gynecology,
  cardio cardiology, neuro neurology, path pathology, pharm pharmacy, vet veterinary, agri agriculture agricultural, incharge charge,
  secy secretary, pres president, ministry min, recd received, compl complaint, reqs requirement, req requirement requisition, ppt presentation,
  ppts presentation, pics photograph, photo photograph, photos photograph, vid video, vids video, insta instagram, fb facebook, yt youtube,
  msg message, msgs message, txn transaction, txns transaction, pymt payment, inv invoice inventory, amt amount, dist district distributor,
  distt district, bn billion, misc miscellaneous, approx approximately, incl including, excl excluding, lib library, opn operation, cond condition,
  vol volunteer volume, fridge refrigerator, ac conditioner, aircon conditioner, demo demonstration, exam examination, exams examination,
  lab laboratory, labs laboratory, ad advertisement, ads advertisement advertising, promo promotion, cv resume, stats statistics, calc calculation,
  recon reconciliation, reco reconciliation, depr depreciation, dia diameter, thk thickness, wt weight, ht height, temps temperature, veg vegetable,
  vegs vegetable, gym gymnasium, bike motorcycle, cycle bicycle, tv television, tvs television, phone telephone, mobile phone, biz business,
  net network, nw network, inter intermediate, dip diploma, dipl diploma, supdt superintendent, supt superintendent, criteria criterion, indices index, matrices matrix, children child,
  com communication commerce computer, men man, women woman, feet foot, rh humidity, cat category, eqpt equipment, equip equipment, spares spare, mat material, matl material`
    .split(/,\s*/u)
    .map((entry) => {
      const [short = "", ...long] = entry.trim().split(/\s+/u);
      return [keyOf(short), long.map(keyOf)] as const;
    });

/** Other writings of the same word in `keyOf` form: the long forms of a short one, the short forms of a long one. */
const OTHERS: ReadonlyMap<string, readonly string[]> = made();

function made(): Map<string, string[]> {
  const others = new Map<string, string[]>();
  const add = (key: string, other: string) => {
    const known = others.get(key);
    if (known) known.push(other);
    else others.set(key, [other]);
  };
  for (const [short, long] of FORMS)
    for (const one of long) {
      add(short, one);
      add(one, short);
    }
  return others;
}

/** How a word in `keyOf` form is written shorter or longer; [] for one that is not. */
export function otherForms(key: string): readonly string[] {
  return OTHERS.get(key) ?? [];
}
