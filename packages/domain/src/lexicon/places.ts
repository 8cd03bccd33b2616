import { companyScore } from "./company-words.ts";
import { titleScore } from "./job-titles.ts";
import { lexicon, plain } from "./words.ts";

const STATE_CODES = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC
  ON QC BC AB MB SK NS NB NL PE NSW VIC QLD UK USA US UAE UP MP TN AP TS KA MH WB DL HR PB RJ GJ KL UK HP JK BR JH OD CG GA
  PL NO NL BE CH AT SE FI DK IE GB FR ES PT MX ZA NG GH KE EG AE SA QA KW OM BH SG MY TH VN PH JP KR CN HK TW AU NZ LK NP BD PK TR GR HU CZ RO BG HR RS SK SI LT LV EE LU UA`.split(
    /\s+/u,
  ),
);

const REGIONS =
  lexicon(`alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, georgia, hawaii, idaho, illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts, michigan, minnesota, mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico, new york, north carolina, north dakota, ohio, oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota, tennessee, texas, utah, vermont, virginia, washington, west virginia, wisconsin, wyoming, ontario, quebec, british columbia, alberta, england, scotland, wales,
  andhra pradesh, arunachal pradesh, assam, bihar, chhattisgarh, goa, gujarat, haryana, himachal pradesh, jharkhand, karnataka, kerala, madhya pradesh, maharashtra, manipur, meghalaya, mizoram, nagaland, odisha, orissa, punjab, rajasthan, sikkim, tamil nadu, tamilnadu, telangana, tripura, uttar pradesh, uttarakhand, west bengal, jammu and kashmir, ladakh, puducherry, ncr, delhi ncr,
  महाराष्ट्र, उत्तर प्रदेश, मध्य प्रदेश, बिहार, राजस्थान, झारखंड, छत्तीसगढ़, उत्तराखंड, हरियाणा, हिमाचल प्रदेश, गुजरात, पंजाब, कर्नाटक, पश्चिम बंगाल, ओडिशा, असम, केरल, गोवा,
  পশ্চিমবঙ্গ, ত্রিপুরা, অসম, தமிழ்நாடு, புதுச்சேரி, తెలంగాణ, ఆంధ్రప్రదేశ్, ಕರ್ನಾಟಕ, കേരളം, കേരള, ગુજરાત, ਪੰਜਾਬ, ଓଡ଼ିଶା,
  bayern, bavaria, nordrhein westfalen, baden wurttemberg, hessen, cataluna, andalucia, ile de france, sao paulo`);

const COUNTRIES = lexicon(
  `india, bharat, united states, united states of america, usa, u s a, us, united kingdom, uk, u k, england, canada, australia, new zealand, germany, deutschland, france, spain, espana, portugal, brazil, brasil, mexico, argentina, chile, colombia, peru, italy, italia, netherlands, the netherlands, belgium, switzerland, schweiz, suisse, austria, osterreich, sweden, norway, denmark, finland, iceland, ireland, poland, czech republic, czechia, hungary, romania, bulgaria, greece, turkey, turkiye, russia, ukraine, israel, uae, united arab emirates, saudi arabia, qatar, kuwait, oman, bahrain, egypt, south africa, nigeria, kenya, ghana, morocco, china, japan, south korea, korea, taiwan, hong kong, singapore, malaysia, indonesia, thailand, vietnam, philippines, pakistan, bangladesh, sri lanka, nepal, bhutan, myanmar, estonia, latvia, lithuania, croatia, serbia, slovenia, slovakia, luxembourg, भारत, 中国, 美国`,
);

const CITIES =
  lexicon(`mumbai, bombay, navi mumbai, thane, delhi, new delhi, bengaluru, bangalore, hyderabad, secunderabad, chennai, madras, kolkata, calcutta, pune, ahmedabad, surat, vadodara, baroda, rajkot, gandhinagar, jaipur, jodhpur, udaipur, kota, ajmer, bikaner, pilani, lucknow, kanpur, noida, greater noida, ghaziabad, gurgaon, gurugram, faridabad, agra, varanasi, allahabad, prayagraj, meerut, bareilly, aligarh, gorakhpur, dehradun, haridwar, roorkee, chandigarh, mohali, panchkula, ludhiana, amritsar, jalandhar, patiala, shimla, jammu, srinagar, bhopal, indore, gwalior, jabalpur, ujjain, nagpur, nashik, aurangabad, solapur, kolhapur, sangli, goa, panaji, margao, kochi, cochin, ernakulam, thiruvananthapuram, trivandrum, kozhikode, calicut, thrissur, kollam, kottayam, coimbatore, madurai, tiruchirappalli, trichy, salem, vellore, tirunelveli, erode, hosur, puducherry, pondicherry, mysuru, mysore, mangaluru, mangalore, hubli, hubballi, dharwad, belgaum, belagavi, manipal, udupi, surathkal, visakhapatnam, vizag, vijayawada, guntur, tirupati, warangal, nellore, kakinada, bhubaneswar, cuttack, rourkela, ranchi, jamshedpur, dhanbad, bokaro, patna, gaya, muzaffarpur, raipur, bhilai, bilaspur, guwahati, silchar, shillong, imphal, agartala, siliguri, durgapur, asansol, kharagpur, howrah, darjeeling, anand, bharuch, ambala, rohtak, hisar, karnal, panipat, sonipat, kurukshetra,
  san francisco, los angeles, new york, new york city, nyc, brooklyn, chicago, seattle, boston, austin, dallas, houston, atlanta, denver, miami, philadelphia, phoenix, portland, san diego, san jose, oakland, palo alto, mountain view, sunnyvale, cupertino, menlo park, redmond, bellevue, berkeley, stanford, cambridge, princeton, pittsburgh, detroit, minneapolis, washington d c, washington dc, las vegas, salt lake city, nashville, charlotte, raleigh, orlando, tampa, cleveland, columbus, cincinnati, indianapolis, kansas city, st louis, milwaukee, new orleans, san antonio, santa clara, santa monica, irvine, sacramento, baltimore, ann arbor, ithaca, new haven, toronto, vancouver, montreal, ottawa, calgary, waterloo, edmonton, london, manchester, birmingham, edinburgh, glasgow, bristol, leeds, oxford, dublin, paris, lyon, marseille, toulouse, nice, bordeaux, lille, nantes, grenoble, berlin, munich, munchen, hamburg, frankfurt, frankfurt am main, koln, cologne, stuttgart, dusseldorf, leipzig, dresden, hannover, nurnberg, karlsruhe, aachen, heidelberg, bonn, vienna, wien, zurich, zurich area, geneva, lausanne, basel, bern, amsterdam, rotterdam, the hague, eindhoven, delft, utrecht, brussels, antwerp, ghent, madrid, barcelona, valencia, sevilla, malaga, bilbao, lisbon, lisboa, porto, milan, milano, rome, roma, turin, bologna, stockholm, gothenburg, oslo, copenhagen, helsinki, warsaw, krakow, prague, brno, budapest, bucharest, sofia, athens, istanbul, ankara, moscow, kyiv, tel aviv, dubai, abu dhabi, sharjah, riyadh, jeddah, doha, cairo, lagos, nairobi, johannesburg, cape town, tokyo, osaka, kyoto, seoul, beijing, shanghai, shenzhen, guangzhou, hangzhou, chengdu, nanjing, wuhan, taipei, kuala lumpur, jakarta, bangkok, hanoi, ho chi minh city, manila, cebu, karachi, lahore, islamabad, dhaka, colombo, kathmandu, sydney, melbourne, brisbane, perth, adelaide, canberra, auckland, wellington, sao paulo, rio de janeiro, belo horizonte, curitiba, porto alegre, brasilia, recife, buenos aires, santiago, bogota, medellin, lima, mexico city, ciudad de mexico, guadalajara, monterrey, albuquerque, honolulu, boise, omaha, tucson, tulsa, richmond, rochester, buffalo, college station, state college, syracuse, hartford, providence, burlington,
  दिल्ली, नई दिल्ली, मुंबई, पुणे, लखनऊ, जयपुर, भोपाल, पटना, वाराणसी, इंदौर, कानपुर, 北京, 上海, 深圳, 广州, 杭州, 成都, 南京, 武汉, 北京市, 上海市,
  adilabad, ahmednagar, ahilyanagar, aizawl, akola, alappuzha, alwar, amravati, anantapur, ankleshwar, arrah, azamgarh, bagalkot, bahadurgarh, balangir, balasore, ballari, bellary, bankura, banswara, baran, baramati, baripada, barmer, barnala, bathinda, beed, begusarai, berhampur, bettiah, bhadrak, bhadohi, bhagalpur, bhandara, bharatpur, bhavnagar, bhilwara, bhimavaram, bhind, bhiwadi, bhiwandi, bhiwani, bhuj, bidar, bijapur, vijayapura, bijnor, bokaro steel city, budaun, bulandshahr, buldhana, bundi, burhanpur, chamba, chandrapur, chhapra, chhindwara, chikkamagaluru, chittoor, chittorgarh, churu, cuddalore, cuddapah, kadapa, dahod, daman, darbhanga, datia, davanagere, dehri, deoghar, deoria, dewas, dhamtari, dharmapuri, dharamshala, dholpur, dhule, dibrugarh, dimapur, dindigul, durg, eluru, etawah, faizabad, ayodhya, farrukhabad, fatehpur, firozabad, firozpur, gadag, gandhidham, gangtok, ghazipur, giridih, godhra, gonda, gondia, gulbarga, kalaburagi, guna, gurdaspur, haldia, haldwani, hanumangarh, hapur, hardoi, hassan, hathras, hazaribagh, hingoli, hoshangabad, hoshiarpur, ichalkaranji, itanagar, itarsi, jagdalpur, jaisalmer, jalgaon, jalna, jalpaiguri, jamnagar, jaunpur, jhalawar, jhansi, jhunjhunu, jind, jorhat, junagadh, kaithal, kanchipuram, kannur, kanyakumari, karaikal, karimnagar, karur, karwar, kasaragod, katihar, katni, khammam, khandwa, khargone, kohima, kolar, koraput, korba, kumbakonam, kurnool, latur, machilipatnam, mahabubnagar, malappuram, malda, mandsaur, mandya, mathura, mehsana, mirzapur, modinagar, moradabad, morena, motihari, munger, nagercoil, nagaur, namakkal, nanded, nandurbar, nandyal, navsari, neemuch, nizamabad, ongole, ooty, osmanabad, palakkad, palanpur, palwal, panvel, parbhani, pathankot, pathanamthitta, phagwara, pimpri chinchwad, pollachi, porbandar, port blair, pudukkottai, puri, purnia, raebareli, raichur, raigarh, rajahmundry, rajamahendravaram, rajnandgaon, rajsamand, ramanathapuram, ramgarh, rampur, ratlam, ratnagiri, rewa, rewari, rishikesh, rudrapur, saharanpur, sambalpur, sangrur, satara, satna, sawai madhopur, sehore, seoni, shahjahanpur, shajapur, shimoga, shivamogga, shivpuri, sikar, sindhudurg, singrauli, sirohi, sirsa, sitapur, sivaganga, sivakasi, solan, sri ganganagar, srikakulam, sultanpur, surendranagar, tezpur, thanjavur, theni, thoothukudi, tuticorin, tinsukia, tiruppur, tirupur, tiruvannamalai, tonk, tumkur, tumakuru, unnao, vapi, vidisha, villupuram, virudhunagar, vizianagaram, wardha, washim, wayanad, yamunanagar, yavatmal, zirakpur, mettur, ambattur, sriperumbudur, manesar, dombivli, vasai, virar, mira road, ulhasnagar, rajarhat,
  accra, kumasi, abuja, ibadan, port harcourt, mombasa, kampala, dar es salaam, kigali, addis ababa, lusaka, harare, gaborone, windhoek, pretoria, durban, alexandria, casablanca, rabat, tunis, algiers, dakar, abidjan, port louis, beirut, amman, baghdad, dammam, al khobar, kuwait city, manama, muscat, salalah, ajman, tehran, haifa, jerusalem, izmir, thessaloniki, cluj napoca, timisoara, belgrade, zagreb, ljubljana, sarajevo, skopje, debrecen, bratislava, kosice, praha, ostrava, warszawa, wroclaw, gdansk, poznan, lodz, katowice, vilnius, kaunas, riga, tallinn, tartu, espoo, tampere, turku, oulu, goteborg, malmo, uppsala, linkoping, bergen, trondheim, stavanger, kobenhavn, aarhus, odense, aalborg, reykjavik, galway, limerick, belfast, cardiff, swansea, newcastle, sheffield, liverpool, nottingham, leicester, coventry, southampton, portsmouth, aberdeen, dundee, exeter, norwich, milton keynes, slough, luxembourg, liege, leuven, bruges, groningen, tilburg, breda, nijmegen, maastricht, haarlem, leiden, arnhem, dortmund, essen, bremen, duisburg, bochum, wuppertal, bielefeld, munster, mannheim, augsburg, wiesbaden, mainz, kiel, rostock, magdeburg, erfurt, freiburg, freiburg im breisgau, ulm, regensburg, wurzburg, darmstadt, braunschweig, potsdam, jena, graz, linz, salzburg, innsbruck, lugano, winterthur, st gallen, strasbourg, rennes, montpellier, metz, dijon, angers, reims, rouen, clermont ferrand, aix en provence, brest, zaragoza, vigo, a coruna, la coruna, pontevedra, santiago de compostela, murcia, alicante, granada, cordoba, valladolid, oviedo, gijon, pamplona, san sebastian, donostia, las palmas, braga, coimbra, aveiro, torino, naples, napoli, firenze, venice, venezia, genoa, genova, verona, padova, pisa, bari, palermo, kiev, lviv, kharkiv, odesa, minsk, saint petersburg, st petersburg, novosibirsk, kazan, tbilisi, yerevan, baku, almaty, astana, tashkent, rawalpindi, chittagong, chattogram, kandy, pokhara, thimphu, yangon, chiang mai, da nang, saigon, phnom penh, vientiane, penang, johor bahru, bandung, surabaya, denpasar, makati, quezon city, taguig, davao, busan, yokohama, nagoya, fukuoka, sapporo, suzhou, hobart, gold coast, christchurch, winnipeg, halifax, quebec city, mississauga, brampton, markham, saskatoon, puebla, queretaro, tijuana, cali, quito, guayaquil, arequipa, la paz, santiago de chile, valparaiso, montevideo, asuncion, caracas, panama city, guatemala city, san salvador, santo domingo, san juan, fortaleza, campinas, florianopolis, goiania, manaus, joinville, ribeirao preto, jacksonville, fort worth, el paso, memphis, louisville, oklahoma city, fresno, colorado springs, long beach, virginia beach, arlington, wichita, bakersfield, anaheim, riverside, saint paul, newark, plano, anchorage, spokane, des moines, baton rouge, fremont, scottsdale, reno, boulder, knoxville, chattanooga, greensboro, tallahassee, gainesville, fort lauderdale, savannah, charleston, huntsville, little rock, dayton, akron, toledo, grand rapids, lansing, fort collins, tempe, bellingham, tacoma, wrocław, łódź, københavn`);

const MODES = lexicon(
  "remote, hybrid, on site, onsite, work from home, wfh, telecommute, home office, teletrabajo, télétravail, city, country, city country, city state, location",
);

/** True for one part of an address on its own: a city, state, country or "Remote". */
export function isPlace(text: string): boolean {
  const name = plain(text.replaceAll(/[()]/gu, " "))
    .replace(/\s?\b\d{3} ?\d{3}$|\s?\b\d{5}$/u, "")
    .trim();
  return (
    name !== "" && (CITIES.has(name) || COUNTRIES.has(name) || REGIONS.has(name) || MODES.has(name))
  );
}

/** True for a state, province or country after a city: "WA", "Karnataka", "India". */
export function isRegion(text: string): boolean {
  const bare = text
    .trim()
    .replaceAll(".", "")
    .replace(/\s+\d{5}(?:-\d{4})?$|[\s-]+\d{6}$/u, "");
  return STATE_CODES.has(bare) || REGIONS.has(plain(bare)) || COUNTRIES.has(plain(bare));
}

/** A known city with its state or country behind a blank: "Kolkata West Bengal", "Cuttack Odisha IN", "Hai Phong (VN)". */
/** "Mackay QLD 4740": an Australian address parts town and state by nothing. */
function isAustralian(text: string): boolean {
  const town =
    /^(\p{Lu}[\p{L}'’ -]{1,30}?) (?:(?:NSW|VIC|QLD|TAS)(?: \d{4})?|(?:ACT|NT|SA|WA) \d{4})$/u.exec(
      text,
    )?.[1];
  return town !== undefined && companyScore(town) < 0.8 && titleScore(town) < 1;
}

function isCityBesideRegion(text: string): boolean {
  const words = text.split(/\s+/u);
  return words.some((_, at) => {
    const [city, rest] = [words.slice(0, at).join(" "), words.slice(at)];
    const last = rest.at(-1) ?? "";
    const code = /^\(?[A-Z]{2}\)?$/u.test(last) ? last.replaceAll(/[()]/gu, "") : null;
    const state = (code ? rest.slice(0, -1) : rest).join(" ");
    return (
      at > 0 &&
      isPlace(city) &&
      (code === null || STATE_CODES.has(code)) &&
      (state === "" ? code !== null : REGIONS.has(plain(state)) || COUNTRIES.has(plain(state)))
    );
  });
}

/**
 * True for a text that is a place and nothing else: "Seattle, WA", "Bengaluru", "Pune, Maharashtra, India", "Remote".
 * A city that is not known counts when a state or country follows it.
 */
export function isLocation(text: string): boolean {
  const bare = text
    .trim()
    .replace(/^[([]/u, "")
    .replace(/[)\].]$/u, "");
  if (bare === "" || bare.length > 60 || /[@:]|https?/u.test(bare)) return false;
  if (isPlace(bare)) return true;
  const parts = bare
    .split(/\s*[,/|·–-]\s+|,/u)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 1) return isCityBesideRegion(bare) || isAustralian(bare);
  if (parts.length > 4) return false;
  const last = parts.at(-1) ?? "";
  if (parts.every((part) => isPlace(part) || isRegion(part))) return true;
  // A city nobody knows counts before a state, or before a state and a country.
  const [city = "", state = ""] = parts;
  const isState = STATE_CODES.has(state) || REGIONS.has(plain(state));
  const named =
    /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’ -]{1,30}$/u.test(city) &&
    city.split(" ").length <= 3 &&
    companyScore(city) < 0.8 &&
    titleScore(city) < 1;
  return (
    named &&
    isRegion(last) &&
    ((parts.length === 2 && (isState || isPlace(city))) || (parts.length === 3 && isState))
  );
}
