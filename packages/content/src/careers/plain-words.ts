/**
 * Everyday English words that a skill's spelling may happen to be. Chosen by us: the commonest words of
 * resumes and postings, and the words that products have taken for names.
 */
const PLAIN_WORDS = new Set(
  `
  a able sit his mom rag san raid mice soap posh retrofit waterfall airflow puppet chef arm can collections cucumber far flutter greenhouse hive indeed recovery spark helm ups unreal ran execution about above access account accounts act action active activity add advance after agile
  all alpha also always ambient an and  ant any apex apollo apple application area around
  arrow art as ask assembly at atom audit aurora auto avid away   back balance bamboo
  bank base basic basis be beam beauty before best better big bitter blend blender board body book
  boot both bower box brand bridge bring broad browser budget buffer build building bulk business
  by cake call campaign canvas capture card care cases cash cast ceramic change channel charge
  chart check chef children circle clarity class clean clear client close cloud coach coal code
  coding cold collection color colour combine come comfort comment commerce common community
  company compass complete compose composer concept condition conduct connect console consul
  contact contract control cookie cooking cool copy core cost cottage council count counter cover
  craft create credit critical crystal culture curl current cursor customer cut cycle cypress
  daily dart dash data date day deal debt decision deep delight delivery delta demand design desk
  detail develop development device dialogue different digital direct do doctor document does
  domain done door down draft draw drawing dream drill drive driver drone drop dust dynamics each
  early earth ease easy eclipse edge edit education effect elastic electron element elm else email
  ember energy engage engine engineering enterprise entry epic equal escape essential event every
  evidence exact example excel exchange expand experience expert explore express extend eye fabric
  face fact fair family far fast fate fiber fiddler field figure file film final finance find fine
  fire first fit fix flash flask fleet flex flow flower fluent fly focus follow food for force
  forest forge form forward foundation four frame free fresh friend from front full function fund
  fusion future game garden gate gatsby general get ghost give glass global go goal gold good
  grace grade grain graph great green grey grid group grow growth grunt guard guide gulp hand
  harbor harness hat have hazel head health heart heat help hero high hire hive hold home honest
  hook horizon hot house how hub human ice idea illustrate illustrator image impact in include
  index india industry information ink insight inspect inspire install intercom interest internet
  invest iron is island it item   jest jewel job join journal journey jump keep kernel
  key keynote kind kit know lab labour language large laser last late laundry law layout lead
  leader lean learn learning legal letter level liaison life light lighthouse like line linear
  link liquid list listen little live load loan local lock locust log logic logo long look loom
  lotus love low lucid machine magic mail main maintain make maker man manage management map mark
  market  mass master match math  may meaning measure media meet memory mend mercury
  merge message meteor method middle milestone mind miner mint mist mix mobile mocha mode model
  modern moment monday money monitor monitoring moon more most motion mouse move much music must
  name nano nature near need negotiate nest net network new next night no node normal north not
  note notebook notes notice notion now  object ocean of off offer office oil old on one
  online only open opera operate operation operations optimize option or oracle orange order
  origin other out outlook outreach over own oxygen pace pack package page paint paper parallel
  part partner parts pass pay payment people pepper perception perform period person phoenix phone
  photo photon pick picture pilot pin pine pipe plan planner planning plant plastic play please
  plus pod point polish polymer pool port portfolio power practice present press price prime print
  prism process product production professional profit program programming progress project
  projects promotion prompt proof proper prospect prove public publisher pulse pump puppet
  purchase push puzzle  quality quest question quick quiet radar rail rails rain raise range
  rapid rate rational reach react read ready real realm reason record recruit red reduce reference
  relay remote render report reporting reports request research reset resource response rest
  result retail retain return review rhino ride right ring rise risk river road robot rock role
  room root round route ruby rule run rust safari safe safety saga sage salary sale  salt
  same sample  save scala scale scan scheme school science score  scratch screen script
  seal search season seat secure security see segment selection self sell selling sense sentry
  serve server service services set shape share sharp sheet sheets shell shift ship shop short
  show shutter side sign signal silver simple sink site sketch skill slack slate sleep slice small
  smart snow social soft soil solar solid solution solve sonar sort sound source south space spark
  speak speaking special speech speed spine spirit splash spock spot spring sprint sprout square
  stage stamp stand standard star start state stats stay steel step stitch stock stone stop store
  storm story strategy stream street strong structure studio study style summit sun super supply
  support sure surface surge survey suspense  sweet swift switch symphony sync system table
   tag take talent talk tally target task taste tax teach  team teams tech tell
  temporal tender term terra test testing text that the theme then thing think thread three thrift
  through ticket tide tie time tiny to together token tool tools top torch total touch tower town
  toy track trade trading train  transfer transport travel treasury tree trend trial trust
  try turn twig two typing unit unity universe up update upload use user vacuum value vault vector
  vendor verify version video view vision visit visual voice volt volume wait walk wall want war
  ware watch water wave wax way weather weave web week well west what wheel white who wide will
  win wind window windows wing winter wire wise with wonder wood word words work works workshop
  world worth write writing x year yes yield you young zeal zero zest zone zoom
  `
    .trim()
    .split(/\s+/),
);

/** Whether a spelling, in whatever case, is one everyday English word. Several words never are. */
export function isPlainWord(spelling: string): boolean {
  return PLAIN_WORDS.has(spelling.toLowerCase());
}
