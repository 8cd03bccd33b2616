import { wordKeys } from "../../../text/tokens.ts";

/**
 * Common English words that the careers do not describe work with, in `keyOf` form: a capital makes no name of them.
 * None is the name of a product that the careers know.
 */
export const COMMON = wordKeys(`
  absent absolute accept accompany accomplish accord accurate achieve acquire adapt adequate admire admit
  adopt adult advise affect afford afraid afternoon aged aim album alike alive allow ally along alongside
  already although altogether always amaze ample analyse ancient angry anticipate anybody anyone apart
  apparent appear appetite appoint appreciate apt argue arise army ascertain ashore aside aspect aspire
  assemble assert assess assign assist assume assure attain attitude attract aunt automatic avoid awake
  aware awful baby bag ball balloon ban bare bargain bark barrel bath bathe battle beach bear beauty become
  bedside began beginner behalf belief believe bell belong bend beneath beside besides beyond bicycle big
  bilingual birth birthday bite black blame blank blanket blend bless boat boil bold bone bore borrow boss
  bought bound bowl brain brass brave breadth breakfast breath breathe bred breed brew bride bright broad
  broke broken brother brown browse brush bunch burst bush busy butter button cabin calculate calf calm
  cancel candid candle carpet casual cat catch cater cattle caught cave cease celebrate century chance chase
  cheap cheat cheek cheese chicken choice choose chosen chronic church circular citizen civic clarify
  classic clay clever climb cloth clothes clue coal coarse coast coconut coin colony combat come comfort
  comic communicate compact companion compete competent compile complain complex complicate compose
  comprehend comprise compute concern concert concise conclude confer confident confirm confuse conserve
  consider consign consist construct consult consume contemporary context continue contribute convene
  convenient convert convey convince cookery cool cooperate cope copper corn cough counterpart county couple
  courage cousin create creature critic crowd crown crucial crude crush cultivate cultural cup cure cushion
  customary cyclic dairy damp danger dare dark dash daughter dawn dead dealt debate debit decade declare
  decorate decrease dedicate deer defeat defend deficit define definite delegate deliberate demonstrate
  dense deny depart derive describe desert deserve desire despatch desperate despite destroy deter determine
  deviate devise devote dialogue diary dictate differ different difficult dig digit diligent dinner dirt
  disappear discard disclose discount discover discrete discuss dismantle dispense dispose distant distinct
  distinguish distribute ditch diverse divide divine domestic donate double doubt dozen drag drama dramatic
  drawn dream dress drew dried drove drum dry dual dull dumb dwell dye eager ear earnest ease echo editorial
  educate egg eight elastic elder elect electric elegant elementary elevate eliminate elite elsewhere embark
  embed embrace emerge eminent emit emphasis employ empower empty enable enclose encounter encourage enemy
  energetic enforce engage enjoy enlarge enough enquire enrich enrol ensure entail enter entertain
  enthusiastic entire entitle entrust envelope equal equip era erect errand escape escort essential esteem
  ever everybody everyone everywhere evident evil evolve exact examine example excellent except exceptional
  excess excite exclude excuse exempt exhaust exhibit exist expect expedite expend expire explore expose
  extend extent extreme fabricate facilitate fade faith fallen fame familiar famous fan far fasten father
  favour favourite fear fed feel feet fell felt female fence fetch fever few fierce fifteen fifty fight
  finger finite fish flame flavour flesh flew flip float flood fluent fly foam focal fog fold folk fond
  forbid foremost forge forget fork formal formulate forth fortune forty four fourteen fragile freedom
  freeze frequent friend frost fruit fulfil fun funeral funny fur furnish further fuse gallery gang garden
  gather gave gear gender gentle genuine gesture get giant girl glad glance glory glove goat golden govern
  gown grace gradual grain grand grape grasp grass grave gravel graze great greet grew grind grip grocery
  groom gross grove guess guilty gum gym habit half handicap handicraft handmade handy hang happy hard harm
  harmony harsh haste hatch headquarters heal healthy heap hear heard heart heavy hedge helmet hence herb
  heritage hero hesitate hidden hide highlight highway hike hill hind historic hit hobby hollow holy
  homemade homework honest honey honour hope horizon horizontal horn horror horse hostel household
  housewife huge humble humid humour hundred hunger hurry hurt husband hut ice ideal identify idle ill
  illegal illustrate imagine imitate immediate immense impair impart imperial imply impose impress improve
  inaugurate inbound inch include incur indicate indoor induce induct infant infect inferior inflow inhabit
  inhale inherit initial initiate inject injure ink inland inner innocent innovate inquire insect inside
  insist inspire instant instruct insulate insure intact integral intellect intelligent intend intense
  interact intercept interfere interpret interrupt intervene intimate introduce invade invalid invent invest
  investigate involve irregular irrigate island isolate jacket jar jewel joke joy judicial juice jump jungle
  jury justice justify juvenile keen kick kidney kin king kingdom kite knew knife knit knock knot labourer
  lack lad lady landlord lane lateral latest latter laugh lawn lazy leaf leap least leather leg legacy
  legislate leisure lend less lever liable liaise liberal liberty lid lie limb lime lion lip listen literal
  literary little lobby locate lodge lone longest loose lord lorry lose loud lounge love lowest loyal luck
  lucky luggage lump lunch lung luxury mad magic maid maize male manage mandatory manifest manufacture
  manuscript marine marital marry mask mason mat mature meant meantime meat medium melt mend mental mercy
  mere merit merry mess midday middle midnight mild military millet mind minimal minimise minimum minor
  mirror mislead mist mistake mixture moderate modern modest modify moist moment monkey monsoon moon moral
  mortal mostly motivate motive mountain mouse mouth movie much multilingual murder museum naked narrate
  narrow nation nature naval navigate navy nearby neat necessary neck neglect neighbour neither nephew nest
  neutral never newborn newcomer newspaper niece nineteen ninety noble nominal nominate noon normal nose
  notify novel novice now nowhere nuclear null nursery nurture oak oath obey oblige observe obstacle obtain
  occupy occur ocean odd oldest onion onward opera opponent oppose optimum optional orange orbit orchestra
  ordeal ordinary organ organise orient original orphan otherwise ought ounce outbreak outdoor outline
  outpatient outsource overall overcome overhead overnight oversee oversight overtime owe oxygen pace pad
  pair palace pale palm panic pants parallel parcel pardon partial particular passage patrol pause pave
  peace peanut peasant peculiar pencil pepper perform perfume perhaps peril periodic permanent persist
  persuade pet petrol petty philosophy phrase piano pickle picnic pig pill pillow pin pinch pine pioneer
  pity plague planet plea pleasant please pleasure plenty plough plumb plural pocket poem poet poetry poison
  pole polite politics pollute pond popular portrait portray pose possess postal postcard pot potato potent
  poultry pound poverty powder practise pragmatic praise pray precede precise predict prefer pregnant
  preliminary preserve preside pretend pretty prevail prevent pride priest prime primer prince prioritise
  prison privilege prize proceed proceeds procure produce proficient profound prohibit prolong prominent
  promote prompt proper propose prose prosecute prospect prosper protect protest proud provide province
  provoke prudent pull punctual punish pure purify purity purple pursue put puzzle quaint quarry queen queer
  quest quick quiet quilt quit quite quota rage rain raise rally ran rang rapid rapport rare rather realise
  rear reassure rebel recent recharge recipient recite reckon reclaim recommend recover recruit rectify
  recur recycle redeem redress reduce refine reflect reform refrain refrigerate refuse regain regard regret
  regulate reign reinforce reject relate relax relevant relieve religion relocate reluctant rely remain
  remark remember remind renovate rent replace replenish represent reproduce republic resemble reside
  residue resign resist resolute resort respect rest restrict resume retain retrieve reveal revisit revive
  revolve rhythm rice rich rid ride ridge rigid ring rinse rival river road roast rob robe robust rock rod
  roof rose rot rotate rotor rough royal rub rubber rubbish rude rug ruin rumour rung rush sack sacred
  sacrifice sad saddle safeguard said sail sailor saint sake salad salt sanitary sat satisfy satisfied sauce
  scaffold scarce scatter scenario scene scent scientific scissors scrap seam seasonal secure seem seen
  seize seldom semester send sermon servant seven seventeen seventy severe sew sewage sex shadow shake
  shallow shame sharp sheep shelter shelve shield shine shoe shore shoulder shout showcase shown shut
  shuttle shy sick sieve sight silent silk silly similar sincere sing sink sit situate six sixteen sixty
  skeleton skin skip skirt sky sleep sleeve slice slide slight slim slope small smell smile smooth snake
  snow sock soil soldier sole solely solitary solve somebody someone sometimes somewhat son song soon sought
  soul soup sour sow speak speaker specialise species spell spent sphere spice spin spiritual spit splendid
  split spoil spoon spread squad squeeze stable stain stair stake stale stamp stamped standby stationery
  statue statute steady steal steep steer stiff stimulate stole stomach stood stool storm stove straight
  strand strange strategic straw strengthen strict strike strong stronger struggle stuff stupid sturdy
  submit subordinate subsequent subsidy substantial substitute subtle suburb succeed successor sudden suffer
  sufficient suggest sun sunlight super superb superior supervise supper suppose suppress supreme sure surge
  surname surprise surrender surround suspect suspend sustain swam sweat sweep swell swim swing swung symbol
  sympathy symptom synthetic tail tall tap tart taxi tea teenage telephone temper temple temporary tempt ten
  tend tense tent tenure terminate terrace terror tertiary texture thank theft thick thief thin thing think
  thirst thirteen thirty thorough though thought thousand threaten threw thrive throat throughout throw
  thrust thumb tidy tight timber timid tin tiny tip tire toast tobacco toilet told tolerate toll tomorrow
  ton tonight took tooth torch tore tough tourist toward toy tract transact transit translate transmit
  transparent treasure tribal tribe tribute troop trouble true truth try twelve twenty twice twist ugly
  ultimate umbrella unable uncle undergo underground understand undertake undertook uneven uniform unique
  unite universal universe unknown unless unlike unseen unskilled unusual uphold upright upside urban urge
  urgent useful usual utensil utilise utmost vacant vague vain valley vanish variety vary vast vegetarian
  vein verb verbal verdict verge verify versatile verse veteran vibrant victim victory vigilant virtual
  virtue vivid vocabulary vocational void volatile voluntary vote voyage wagon waist wake wander want war
  wardrobe ware warn warrant wary weapon weather weekday weekend weigh weird welcome went wet whatever wheat
  wheel whenever whereas wherever whichever whilst whip whoever whole wide widespread widow width wife wild
  wine wing wipe wire wish wit withdraw withhold wives woke woman women wonder wood wooden wool wore
  workbook workman workplace worn worry worse worst worthy wound wreck wrist wrote yesterday yet young
  younger youngest youth zeal american african asian australian british canadian european swiss arab gulf
  malayali continental mughlai tandoor vedic ayurvedic muslim hindu christian sikh jain buddhist brahmin
  alumni alumnus biweekly bimonthly fortnightly headcount inhouse nationwide villa bungalow duplex`);
