import { lexicon, wordsOf } from "./words.ts";

/** Words a job title ends in or turns on. */
const HEADS =
  lexicon(`engineer, developer, programmer, manager, analyst, director, designer, architect, consultant, administrator,
  admin, technician, specialist, coordinator, assistant, associate, executive, officer, president, vp, svp, avp, evp, ceo, cto, cfo, coo, cio, cmo, cpo, ciso,
  founder, cofounder, owner, partner, lead, leader, head, chief, intern, trainee, apprentice, fellow, fellowship, researcher, scientist, professor, lecturer, teacher,
  instructor, tutor, trainer, coach, mentor, accountant, auditor, bookkeeper, cashier, clerk, secretary, receptionist, nurse, doctor, physician,
  surgeon, dentist, pharmacist, therapist, psychologist, counselor, counsellor, lawyer, attorney, advocate, paralegal, judge, writer, editor,
  author, journalist, reporter, translator, interpreter, copywriter, blogger, photographer, videographer, animator, artist, illustrator,
  musician, producer, recruiter, buyer, planner, strategist, supervisor, superintendent, inspector, operator, mechanic, electrician,
  plumber, carpenter, welder, driver, pilot, chef, cook, waiter, waitress, server, barista, bartender, host, hostess, salesperson, salesman,
  representative, rep, agent, broker, banker, trader, teller, underwriter, actuary, economist, statistician, mathematician, physicist,
  chemist, biologist, geologist, librarian, archivist, curator, principal, dean, warden, registrar, superviser, controller, comptroller,
  treasurer, marketer, merchandiser, stylist, evangelist, ambassador, contractor, freelancer, volunteer, member, captain, sergeant, lieutenant,
  guard, tester, qa, sdet, sre, devops, dba, sde, sde1, sde2, mts, pm, tpm, ta, ra, postdoc, subedar, havildar, naik, sepoy, sapper, gunner, jawan, rifleman, risaldar, bombardier, corporal, colonel, brigadier, commandant, commander, seaman, airman, artificer, patwari, tehsildar, moderator, maintainer, contributor, expert, generalist, master, scrummaster,
  storekeeper, foreman, surveyor, draftsman, draughtsman, estimator, dispatcher, caretaker, caregiver, nanny, housekeeper, concierge, porter,
  cleaner, janitor, gardener, farmer, entrepreneur, chairman, chairperson, chairwoman, chair, commissioner, minister, ambassador, solicitor, barrister,
  attache, negotiator, demonstrator, adviser, advisor, deputy, faculty, resident, houseman, optometrist, physiotherapist, paramedic, veterinarian,
  co founder, sales, support, title, position, role, operations manager, tech lead, team lead, articled clerk, article assistant, stipendiary, engineering lead, page, cadet, midwife, practitioner,
  hacker, technologist, orchestrator, investor, stockist, superuser, scholar, visitor, steward, publicist, promoter, presenter, anchor, dancer, actor, actress, singer, composer, dj, jockey, machinist, fitter, turner, assembler, packer, loader, picker, handler, helper, peon, attendant, collector, valuer, appraiser, adjuster, assessor, processor, typist, stenographer, webmaster, bde, bda, hr, ea, pa, cra, crc, tgt, pgt, prt,
  entwickler, entwicklerin, softwareentwickler, softwareentwicklerin, ingenieur, ingenieurin, leiter, leiterin, teamleiter, projektleiter, projektleiterin, berater, beraterin, mitarbeiter,
  mitarbeiterin, werkstudent, werkstudentin, praktikant, praktikantin, geschaftsfuhrer, geschaftsfuhrerin, sachbearbeiter, sachbearbeiterin, kaufmann, kauffrau, assistent, assistentin, lehrer, lehrerin, verkaufer, referent, referentin, softwareingenieur, hilfskraft, buchhalter, buchhalterin,
  ingenieure, developpeur, developpeuse, chef de projet, responsable, directeur, directrice, consultante, analyste, stagiaire, charge, chargee, technicien, technicienne, comptable, enseignant, enseignante, gestionnaire, conseiller, conseillere, alternant, alternante, vendeur, vendeuse, concepteur, conceptrice, assistante, adjoint, infirmier, infirmiere,
  desarrollador, desarrolladora, ingeniero, ingeniera, gerente, director, directora, analista, consultor, consultora, jefe, jefa, coordinador, coordinadora, asistente, tecnico, tecnica, profesor, profesora, becario, becaria, disenador, disenadora, administrador, administradora, auxiliar, contador, contadora, encargado, encargada, vendedor, vendedora, practicante, programador, programadora, supervisor, supervisora, enfermera, enfermero,
  desenvolvedor, desenvolvedora, engenheiro, engenheira, estagiario, estagiaria, diretor, diretora, coordenador, coordenadora, assistente, professor, professora, projetista, lider, chefe,
  apotheker, apothekerin, arzt, arztin, pfleger, pflegerin, krankenpfleger, krankenschwester, anwalt, anwaltin, rechtsanwalt, architekt, architektin, koch, kochin, elektriker, mechaniker, mechatroniker, fachkraft, sekretar, sekretarin, redakteur, redakteurin, ubersetzer, prufer, meister, wissenschaftler, wissenschaftlerin, erzieher, erzieherin, dozent, dozentin, pharmazeut, betreuer, betreuerin, disponent, einkaufer, einkauferin, inhaber, geschaftsleiter, abteilungsleiter, filialleiter, gruppenleiter, bauleiter, sozialarbeiter, beamter,
  pharmacien, pharmacienne, medecin, avocat, avocate, architecte, chercheur, chercheuse, professeur, formateur, formatrice, redacteur, redactrice, traducteur, traductrice, graphiste, juriste, notaire, caissier, caissiere, serveur, serveuse, cuisinier, cuisiniere, chauffeur, mecanicien, electricien, plombier, operateur, operatrice, secretaire, educateur, educatrice, psychologue, remplacant, remplacante, preparateur, preparatrice, commercial, commerciale, ingenieure, economiste, journaliste, acheteur, acheteuse, animateur, animatrice, receptionniste, infirmiere, adjointe, chef, cheffe, directeurs, gerant, gerante, associe, associee, fondateur, fondatrice, coordinateur, coordinatrice, administrateur, administratrice, programmeur, designer, magasinier,
  infermiere, infermiera, ingegnere, impiegato, impiegata, responsabile, direttore, direttrice, tirocinante, stagista, sviluppatore, sviluppatrice, architetto, avvocato, avvocata, contabile, segretario, segretaria, cameriere, cameriera, cuoco, cuoca, operaio, operaia, insegnante, ricercatore, ricercatrice, progettista, consulente, magazziniere, commesso, commessa, farmacista, addetto, addetta,
  abogado, abogada, arquitecto, arquitecta, medico, medica, farmaceutico, farmaceutica, periodista, traductor, traductora, disenadores, cocinero, cocinera, camarero, camarera, recepcionista, secretario, secretaria, investigador, investigadora, maestro, maestra, docente, economista, psicologo, psicologa, electricista, mecanico, mecanica, operario, operaria, comercial, delegado, delegada, ejecutivo, ejecutiva, vendedora, socio, socia, fundador, fundadora, responsables, subdirector, subdirectora, interventor, repartidor, dependiente, dependienta, cajero, cajera, monitor, monitora, fisioterapeuta, enfermeros, contable, asesor, asesora, gestor, gestora,
  advogado, advogada, arquiteto, arquiteta, enfermeiro, enfermeira, motorista, cozinheiro, cozinheira, pesquisador, pesquisadora, jornalista, tradutor, tradutora, eletricista, operador, operadora, representante, atendente, consultores, socio, gestores, vendedores, contador, contadora, instrutor, instrutora, auxiliares,
  counsel, reader, matron, sister, incharge, in charge, nursing officer, bursar, provost, chancellor, chaplain, pastor, imam, lieutenant, constable, ranger, valuator, draughtsperson, quantity surveyor, detailer, planner, buyer, sampler, weaver, tailor, baker, butcher, beautician, hairdresser, masseur, lifeguard, firefighter, dispatcher,
  अध्यापिका, शिक्षिका, प्रवक्ता, प्राध्यापक, प्राध्यापिका, व्याख्याता, प्रधानाचार्य, प्रधानाध्यापक, प्राचार्य, आचार्य, नर्स, चिकित्सक, डॉक्टर, अधिवक्ता, वकील, पत्रकार, संपादक, लेखक, अनुवादक, चालक, तकनीशियन, विक्रेता, प्रतिनिधि, स्वयंसेवक, सचिव, अध्यक्ष, समन्वयक, परामर्शदाता, शोधकर्ता, शोधार्थी, वैज्ञानिक, इंटर्न, प्रशिक्षक, कार्यकर्ता, मैनेजर, ऑपरेटर, अकाउंटेंट, टीचर, संयोजक, निरीक्षक, उपनिदेशक,
  अभियंता, इंजीनियर, प्रबंधक, शिक्षक, अध्यापक, विश्लेषक, सहायक, अधिकारी, लेखाकार, निदेशक, सलाहकार, प्रशिक्षु, डेवलपर, लिपिक, पर्यवेक्षक, प्रमुख,
  工程师, 经理, 总监, 主管, 开发, 设计师, 分析师, 助理, 实习生, 顾问, 教师, 专员, 会计, 架构师, 产品经理, 项目经理, 运营, 研究员, 负责人`);

/** Words that go with a job title and rarely with a company. */
const MODIFIERS =
  lexicon(`senior, sr, junior, jr, staff, graduate, chief, deputy, interim, acting, freelance, full stack, fullstack, frontend, backend,
  front end, back end, software, remote, global, regional, national, executive, research, teaching, assistant, associate, business, data, product, project, program, quality,
  web, mobile, ios, android, cloud, network, security, system, systems, financial, account, accounts, human, customer, digital, sales, marketing, operations, operational, technical, ui, ux, ml, ai, machine, student, summer, visiting, independent, certified, registered, principal, lead,
  office, desktop, field, creative, content, general, administrative, legal, clinical, medical, test, testing, vice, managing, job`);

const HAN_TITLE =
  /(?:工程师|经理|总监|主管|设计师|分析师|助理|实习生|顾问|教师|专员|会计|架构师|研究员|负责人|主任|开发)$/u;

/** "Rehm & Partner": what a practice is called whose other partners go unnamed. */
const FIRM = /\p{L}\s+(?:&|und)\s+partner$/iu;

/**
 * How much a text looks like a job title: 0 not at all, 3 without doubt.
 *
 * Counts the word it turns on ("engineer", before "of" or a comma if need be) and the words that go with it.
 */
export function titleScore(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 12) return 0;
  if (HAN_TITLE.test(text.trim())) return 3;
  const heads = words.filter((word) => HEADS.has(word) || headOfCompound(word)).length;
  if (heads === 1 && FIRM.test(text.trim())) return 0;
  const modifiers = words.filter((word) => MODIFIERS.has(word)).length;
  if (heads === 0) return modifiers === words.length ? 0.6 : Math.min(0.4, modifiers * 0.3);

  const turning = words.findIndex((word) =>
    ["of", "de", "in", "for", "and", "i", "ii", "iii", "iv"].includes(word),
  );
  const last = words.at(turning > 0 ? turning - 1 : -1) ?? "";
  const endsInHead = HEADS.has(last) || HEADS.has(words.at(-1) ?? "") || headOfCompound(last);
  return Math.min(
    3,
    (endsInHead ? 2 : 1.2) + Math.min(0.8, modifiers * 0.4) - Math.max(0, words.length - 7) * 0.2,
  );
}

/** Words that end like a title and are none. */
const NO_TITLE = lexicon(
  "assist, consist, persist, insist, checklist, wishlist, playlist, shortlist, baptist, tourist, waitlist, blacklist, watchlist, backlist, enlist, modernist, minimalist, capitalist, realist, feminist, specifist",
);

/** "Radiologist", "Social worker"; "Softwareentwickler", "Marketingleiterin": German writes the whole title as one word. */
function headOfCompound(word: string): boolean {
  if (
    /.{3}(?:ologist|ographer|iatrist|opath|ometrist|grapher|keeper|worker|trician|.{2}[dgklmnprt]ist)$/u.test(
      word,
    ) &&
    !NO_TITLE.has(word)
  )
    return true;
  return /(?:.{3}(?:entwickler|ingenieur|leiter|berater|assistent|techniker|verkaufer|lehrer|manager|fuhrer|kaufmann|kauffrau|student|praktikant|mechaniker|elektroniker|informatiker|elektriker|pfleger|arbeiter|forscher|planer|zeichner|monteur|gehilfe|gehilfin|angestellter|angestellte|beauftragter|beauftragte|koordinator|administrator|designer|architekt|redakteur|referent|spezialist|trainer|betreuer|sekretar|arzt|schwester|analyst|helfer|prufer|fachwirt|controller|gestalter|vertreter|sprecher|mitglied)|techniker|mechatroniker|elektroniker|informatiker|(?:haus|brau|industrie|kuchen|restaurant)meister)(?:in|innen)?$/u.test(
    word,
  );
}
