const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u).filter(Boolean));

/** Words written in capitals in job descriptions that ask for nothing. */
export const PLAIN_CAPITALS = words(`
  CTC LPA INR USD EUR GBP WFH WFO BE BTECH BSC BCA BBA BCOM MBA MCA MSC MTECH MCOM PGDM PHD UG PG HR US USA UK
  UAE EU IT CV JD EOE EEO PF ESI ESIC AM PM IST EST PST GMT OK FAQ ID NOT AND OR THE FOR WITH YOU WE ALL ANY
  MUST HAVE NICE GOOD TO IN OF ON AT IS ARE A AN KEY SKILLS ROLE JOB TITLE LOCATION ABOUT REQUIREMENTS REQUIRED
  RESPONSIBILITIES QUALIFICATIONS EXPERIENCE EDUCATION PREFERRED DESIRED BENEFITS TEAM COMPANY NOTE ASAP ETC EG
  IE NA TBD MNC PVT LTD LLP INC CO CEO CTO CFO COO CXO VP AVP SVP DGM GM TL SME POC SLA SLAS KPI KPIS OKR OKRS
  YOE YRS YEARS NCR BLR HYD BOM DEL MH KA TN WALKIN WALK DAYS DAY FULL TIME PART PLUS WORK FROM HOME OFFICE
  HYBRID WPM SKU SKUS OEM OEMS CD DVD PO OS PDF PPT DR MR MRS SR JR NOS MIN MAX APPROX PLS RS KG MT TPH KW MW
  KVA KV TAT NGO DOJ DOB REMOTE ONSITE II III IV VI VII VIII IX XI XII NEW OUR YOUR WHAT WHO WHY HOW WILL DO VIP
  VVIP ETA PPM YOY MOM QOQ RNR HO GB MB TB YoY MoM QoQ KMS KV LTR PCS MTS SQFT EOD BOD CCTC ECTC UAN
  LOP HRA LTA FNF DL RC FIR BP GP SDR HQ UP MP TN WB JK SC ST OBC EWS UR PWD NCL CSE ECE EEE VC AGM
  README TBD DUTIES PROFILE DESCRIPTION SUMMARY OVERVIEW SHIFT`);

/** Capitals that mean something only with a name beside them: "SDKs", and "Maps SDK". */
export const PLAIN_ALONE = words("API APIS SDK SDKS DNA RNA UI OS IDE IDES");

/** Capitalised words of job descriptions that are no skill: places, days, languages, degrees, people, phrases. */
export const PLAIN_NAMES = words(`
  india indian bengaluru bangalore mumbai pune delhi noida gurgaon gurugram hyderabad chennai kolkata ahmedabad
  kochi jaipur indore nagpur coimbatore chandigarh thiruvananthapuram trivandrum lucknow bhopal surat vadodara
  mysore mysuru visakhapatnam singapore dubai london america europe asia africa australia canada germany january
  february march april may june july august september october november december monday tuesday wednesday
  thursday friday saturday sunday english hindi tamil telugu kannada malayalam marathi bengali gujarati punjabi
  french german spanish japanese bachelor bachelors master masters degree diploma graduate graduation graduates
  postgraduate engineering engineer engineers computer science commerce arts university college institute
  business manager managers management analyst analysts developer developers director lead leads senior junior
  executive executives associate officer head team teams candidate candidates company client clients customer
  customers experience experienced ability strong good excellent proven hands solid proficiency proficient
  knowledge understanding familiarity exposure working expertise minimum preferred required requirements
  responsibilities qualifications skills skill must nice years year role roles job location salary benefits
  about we you your our they the this that these those a an and or in on at for with as if please note fintech
  startup startups saas equal opportunity employer limited private technologies solutions services labs global
  group international immediate joiners notice period apply provident fund i it to be is are will can should
  would have has had not no yes any all some each every other more most bonus plus desirable essential mandatory
  ideally education technical soft tools tech stack platforms tier fortune big four industry sector domain
  public level`);
