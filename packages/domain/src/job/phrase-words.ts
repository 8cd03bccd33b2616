import { wordKeys } from "../text/tokens.ts";

/** Words of traits, of how one works, and of what every job has. A phrase that holds one is no term. */
export const TRAIT_WORDS = wordKeys(`
  communication communicate communicator interpersonal analytical analytic logical attitude mindset teamwork
  player leadership organizational organized motivated motivation motivate starter punctual punctuality honest
  honesty hardworking sincere sincerity proactive enthusiastic enthusiasm willing willingness ability abilities
  able passion passionate detail attention multitask multitasking deadline deadlines flexible flexibility
  adaptable adaptability curiosity curious ownership accountability accountable integrity confident confidence
  pleasing personality presentable convincing convince listening listener verbal written oral spoken fluent
  fluency thinking thinker stakeholder stakeholders coaching mentoring mentor people relationship relationships
  independent independently patience patient-centred empathy empathetic discipline disciplined energetic smart
  dynamic learner learn oriented centric travel traveling relocate relocation habit habits eager eagerness ready
  readiness comfortable comfort love sense humor confidential confidentiality decision judgment mature polite
  courteous grooming groomed negotiating negotiation persuasion persuasive collaboration collaborative
  cooperative dedication dedicated commitment committed quick fast learning hungry humble kind calm candid
  opinion instinct taste temperament etiquette rapport resilience resilient resourceful resourcefulness
  creativity initiative initiatives vehicle wheeler bike laptop phone smartphone driving solving solver solve
  problem english literate literacy computers computer-literate salary joiner joiners notice shift shifts
  rotational weekend weekends male female gender age married bond reference references resume cv interview
  interviews aadhaar passport team teams teammate teammates colleague colleagues staff manpower employee
  employees workforce boss peers candidate candidates applicant applicants fresher freshers person persons
  individual individuals women men`);

/** Words of study, rank and time. */
export const STUDY_WORDS = wordKeys(`
  degree degrees diploma graduate graduates graduation graduated postgraduate post-graduate bachelor bachelors
  master masters phd doctorate university universities college colleges institute institution institutes school
  schooling board percent percentage cgpa marks aggregate academic academics education educational qualification
  qualifications qualified stream discipline disciplines branch pass passed course courses student students
  batch year years yr yrs month months week weeks day days hour hours minute minutes lakh lakhs crore crores per
  cent monday tuesday wednesday thursday friday saturday sunday january february march april june july august
  september october november december mon tue wed thu fri sat sun jan feb mar apr jun jul aug sep
  sept oct nov dec saturdays sundays today morning evening night old senior junior mid entry level
  levels grade
  articleship internship intern trainee equivalent recognized reputed tier b.tech btech be mba msc bsc bcom mcom
  bca mca pgdm pgdbm bba iti gnm anm bds mbbs bpt mpt dmlt bmlt dpharm bpharm mpharm llb llm ca cma cs icwa icai
  inter semi full time part joining`);

/** Words that ask, praise or measure and belong to no name: cut from both ends of a phrase. */
export const FRAME_WORDS = wordKeys(`
  strong good excellent sound solid deep thorough basic basics proven prior relevant clear modern previous
  minimum maximum least some any various other others new existing complex different multiple daily monthly
  weekly quarterly annual yearly regular proper timely overall initial key great fair decent adequate extensive
  significant wide broad vast rich real actual true useful necessary required preferred mandatory essential
  desirable additional added similar related several many few certain specific general common usual typical
  whole entire complete end knowledge experience experienced understanding exposure familiar familiarity
  proficiency proficient expertise expert skill skills skilled ability background awareness aware hands hand
  command grasp grip acquaintance conversant acquainted well versed idea ideas concept concepts fundamental
  fundamentals foundation principle principles practice practices theory usage use uses user users using used
  work works working worked job jobs done plus etc advantage project projects environment environments setup
  setups domain industry industries sector sectors field fields area areas role roles function functions
  department departments company companies organization organizations firm firms level advanced intermediate
  hard pure bonus nice ideal ideally must should also even only just mainly mostly independently directly
  strictly regularly accurately efficiently effectively properly manually correctly successfully closely quickly
  personally especially particularly preferably generally usually practical technical professional personal own
  self sole full high higher highest low lower large small big major minor primary main core best better top
  right fine latest current ongoing past recent recently long short first second third one two three four five
  six seven eight nine ten every day round thing things kind kinds type types sort part parts piece way ways lot
  lots range variety set number mix couple combination implementation hands-on in-depth day-to-day end-to-end
  equivalent based compulsory valid certified certificate certification certifications clearance holder
  preferable familiarization including incl eg ie viz namely like such yr yrs year years month months
  approximately approx about around min max sq ft nos no candidates good-to-have beyond plenty enough terms
  language languages concerned respective assigned given needed following above below same`);

/** What duties and habits begin with; cut from the front of a phrase. */
export const VERBS = wordKeys(`
  prepare perform maintain handle manage develop design create run do make read write check conduct coordinate
  ensure support assist help provide deliver drive lead own build implement execute monitor track review analyze
  identify resolve troubleshoot debug fix test deploy configure install operate supervise oversee plan schedule
  organize arrange attend follow update upload keep record log report present submit send share collect gather
  compile generate produce draft edit verify validate inspect examine evaluate assess audit measure calculate
  estimate compute negotiate finalize float issue receive dispatch load unload store pack process achieve meet
  exceed improve increase reduce optimize enhance streamline automate migrate integrate liaise interact
  communicate collaborate partner work participate contribute take give bring get set put know understand learn
  teach train guide mentor coach counsel educate inform explain answer respond reply reconcile post file pay
  raise release approve certify close open start stop complete carry undertake administer apply enforce comply
  adhere promote sell market convert acquire onboard recruit hire source screen interview select map define
  document specify propose recommend suggest advise consult research study investigate explore discover choose
  order purchase procure buy replenish count visit travel greet welcome serve cook clean transport move lift
  translate speak type enter feed scan print archive export import fetch pull push merge ship launch publish
  host upgrade patch secure protect back restore recover tune scale profile simulate model draw sketch trace cut
  weld assemble fit mount wire commission calibrate repair service prescribe dispense treat diagnose discharge
  admit transfer shift bathe dress mobilize cleanse become go come see say tell ask think feel want need like
  look find show let try use begin continue remain stay act represent cover involve include require allocate
  assign delegate control establish formulate initiate facilitate foster cultivate nurture prevent detect
  minimize maximize escalate flag highlight notify alert remind chase expedite compare interpret extract
  transform aggregate mine visualize forecast predict classify label annotate triage`);

/** People and offices: a phrase that ends with one names who, not what. */
export const PEOPLE = wordKeys(`
  manager managers engineer engineers executive executives officer officers director directors lead leads leader
  leaders head heads analyst analysts consultant consultants architect architects developer developers designer
  designers nurse nurses doctor doctors physician physicians surgeon surgeons radiologist pharmacist technician
  technicians operator operators supervisor supervisors worker workers vendor vendors supplier suppliers
  contractor contractors customer customers client clients guest guests patient patients parent parents student
  teacher teachers principal owner owners founder founders partner partners broker brokers dealer dealers
  distributor distributors retailer retailers merchant merchants trader traders auditor auditors accountant
  accountants lawyer lawyers advocate user tester testers programmer programmers administrator administrators
  coordinator coordinators specialist specialists scientist scientists editor editors writer writers management
  leadership stakeholder authority authorities committee agency agencies bank banks hospital hospitals company
  brand brands startup startups president vp ceo cto cfo coo hr department departments desk office offices
  branch branches plant plants factory site sites store stores shop shops unit centre campus city town village
  state country region territory zone market markets group groups family families community ngo counterparty
  hotel hotels restaurant restaurants school schools client's professional professionals personnel crew actuary
  actuaries chemist chemists trainer trainers cook chef chefs associate associates assistant assistants member
  members agent agents`);

/** A known skill that ends with one of these is, in a duty, the everyday work: "test cases", "code review". */
export const EVERYDAY_DUTIES = wordKeys(`
  dashboard dashboards report reports theater theaters desk desks ward wards review reviews rotation sign signs
  charting allocation settlement practical practicals hire pricing billing plan plans case cases paper papers
  order orders visit visits action actions content modules production room savings submittals framework
  development meeting meetings record records document documents file files knowledge ptm ptms rounds round
  complaint complaints instruction instructions letter letters training saving savings quality policy policies
  specification specifications entry payments mortem mortems class classes compliances log logs handover handovers
  statement statements actual audience`);

/** What is measured: a duty that names one states a target. */
export const METRICS = wordKeys(`
  sop copq sla otif tat kpi kra nps csat aht fcr mttr mtbf ctr cpl cpa cpc cac roas roi ltv arpu gmv mau dau churn
  attrition uptime turnaround persistency yield productivity throughput utilization occupancy footfall
  distribution conversion conversions engagement retention reach visibility latency footfalls headcount turnover
  satisfaction`);

/** The work of whole trades and offices in one word, which a duty does without asking for it. */
export const PLAIN_TRADES = wordKeys(`
  procurement purchasing purchase pricing billing invoicing dispatch analytics concierge mediation shortlisting
  screening sourcing negotiation negotiations housekeeping reporting documentation budgeting scheduling planning
  inspection inspections training induction filing drafting packing loading unloading troubleshooting debugging
  testing deployment maintenance installation commissioning servicing cleaning cooking mentoring sales marketing
  brickwork plastering plumbing carpentry painting excavation shuttering masonry reception ticketing counselling
  interviewing interviews tendering tender tenders estimation costing collection collections accounting
  bookkeeping editing proofreading research analysis design designing coding programming development teaching
  administration coordination warehousing receiving storage stocktaking merchandising forecasting estimates
  quotations quotation quotes proposals proposal audits audit compliance safety security hygiene operations
  production logistics transport transportation delivery service support`);

/** Of `WORK_HEADS`, those that any trade has, which name a skill only where it is asked for: "equipment selection". */
export const ASKED_HEADS = wordKeys(`
  management control planning scheduling monitoring design development handling selection setting sizing
  measurement estimation estimates specifications breakdown reporting writing sales marketing procurement
  purchase trading standards codes rules policy policies systems drawings software formulation installation
  operation processing search theory methods networks networking security protection transfer finance insurance
  import export imports exports logistics transport distribution merchandising service servicing repair assembly
  tooling dies molds licence registration certification council pharmacy nursing care medicine surgery hygiene
  nutrition`);

/** Words that join and are no part of a name. */
export const JOINING = wordKeys(`
  like till per cum versus vs including incl using along well either both plus etc such upto whether whatever
  due regarding towards toward against besides within without apart rather than where when behind beyond inside
  outside near`);

/** Nouns that end the names of kinds of work and fields: "profit testing", "signal integrity". */
export const WORK_HEADS = wordKeys(`
  analysis analytics testing pricing valuation modeling extraction pressurization administration checking checks
  verification validation calibration simulation calculation calculations estimation costing budgeting
  forecasting reconciliation auditing audit audits accounting taxation inspection maintenance programming
  scripting automation commissioning fabrication welding machining molding casting castings forging forgings
  forming coating plating optimization synthesis engineering architecture drafting detailing sourcing therapy
  rehabilitation imaging radiography sampling titration chromatography spectroscopy spectrometry assay assays
  culture cultures sterilization filing research editing retouching animation rendering illustration typography
  migration replication tuning clustering hardening encryption detection classification segmentation recognition
  regression underwriting lending treasury derivatives returns refunds notices invoicing warehousing forwarding
  documentation clearance integrity shading lighting rigging texturing composition calculus mechanics dynamics
  kinetics thermodynamics hydraulics pneumatics electronics robotics optics genetics statistics surveying
  leveling piling shuttering scaffolding plumbing ducting insulation ventilation drainage waterproofing grouting
  reinforcement concreting earthing cabling wiring grading bonding soldering etching dyeing printing knitting
  weaving spinning stitching finishing catering butchery garnishing bartending ticketing housekeeping billing
  coding transcription phlebotomy dialysis intubation catheterization suctioning physiotherapy electrotherapy
  mobilization taping dosing formulation granulation compression lyophilization fermentation purification
  filtration distillation crystallization extrusion blow-molding thermoforming tampering reserving reinsurance
  securitization syndication hedging arbitrage structuring benchmarking masking conveyancing litigation arbitration
  mediation registration licensing labeling traceability serialization qualification kitting picking packing
  cutting rollout onboarding offboarding upselling prospecting telecalling canvassing merchandising planogram
  branding copywriting storyboarding dubbing subtitling compositing keying tracking attribution remarketing
  retargeting bidding targeting tagging crawling scraping parsing indexing caching sharding partitioning
  queueing threading profiling refactoring localization internationalization containerization virtualization
  orchestration provisioning observability telemetry tracing alerting fuzzing pentesting forensics phishing
  triage remediation ads seo sem crm erp law laws regulation regulations act acts compliance recovery
  surveillance pharmacovigilance`);

/** Places and peoples beside those of `PLAIN_NAMES`, and capitals that name no skill. */
export const PLACE_WORDS = wordKeys(`
  gujarat maharashtra karnataka kerala punjab haryana rajasthan telangana andhra pradesh odisha assam bihar
  jharkhand goa uttar tamil nadu west bengal ncr italy china japan korea usa uk uae oman qatar saudi arabia gulf
  nepal sri lanka bangladesh france spain germany israel brazil mexico canada australia nordic emea apac latam
  mena gurugram greater tier indian american british european japanese chinese korean western eastern northern
  southern north south east central pan asian african overseas foreign domestic international surat rajkot vapi
  silvassa nashik aurangabad sanand halol baddi hosur sriperumbudur oragadam chakan pimpri chinchwad bhiwandi
  navi thane manesar bawal faridabad ghaziabad sonipat ludhiana amritsar mohali dehradun haridwar roorkee
  pantnagar guwahati siliguri durgapur jamshedpur ranchi bhubaneswar cuttack vijayawada guntur tirupati tiruppur
  vellore tirunelveli secunderabad warangal nellore kolhapur solapur sangli jodhpur udaipur kota ajmer bikaner
  bareilly prayagraj allahabad gorakhpur jabalpur ujjain bhilai bilaspur dhanbad jammu srinagar shimla panaji
  thrissur kozhikode calicut kollam kannur dharwad davangere tumkur karur thanjavur tuticorin madurai salem
  trichy erode belgaum belagavi hubli mangalore mangaluru kanpur agra varanasi meerut gwalior raipur leeds tokyo
  berlin paris sydney milan`);
