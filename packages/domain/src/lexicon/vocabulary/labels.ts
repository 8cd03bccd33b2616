// Made of content/language by `npm run languages`: change it there.

export const LANGUAGE_LABELS = `sprachen, sprachkenntnisse, idiomas, langues, भाषाएँ, भाषाएं, भाषा ज्ञान, ଭାଷା, ଭାଷା ଜ୍ଞାନ, línguas,
  språk, språkkunskaper, 语言`;

export const CONTACT_LABELS = `adresse, anschrift, wohnort, telefon, geburtsdatum, geburtsort, familienstand, staatsangehörigkeit,
  teléfono, dirección, domicilio, nacionalidad, téléphone, courriel, nationalité, telefono, indirizzo,
  residenza, cittadinanza, data di nascita, luogo di nascita, ଠିକଣା, ଫୋନ, endereço, adress, mobil,
  e-post, födelsedatum, hemsida`;

export const PHONE_LABELS = "telefon, handy, teléfono, téléphone, फ़ोन, फोन, मोबाइल, ଫୋନ, ମୋବାଇଲ, telefone, mobil, 电话, 手机";

export const POST_LABELS = `funktion, stelle, cargo, puesto, poste, fonction, ruolo, mansione, qualifica, functie, função,
  befattning, tjänst, roll`;

export const INNER_HEADINGS = `aufgaben, tätigkeiten, erfolge, tareas, funciones, responsabilidades, logros, missions, réalisations,
  atividades, arbetsuppgifter, ansvarsområden, resultat`;

export const LABELS = {
  "technologies": "technologien, tecnologías, technologies utilisées, tecnologias, 技术栈",
  "duties": `thema, projektarbeit, abschlussarbeit, masterarbeit, bachelorarbeit, diplomarbeit, schwerpunkt,
  schwerpunkte, tesis, mémoire, thèse`,
};

export const FORM_LABELS = {
  "dates": "zeitraum, datum, fecha, fechas, data, datas, period",
  "title": `beruf oder funktion, profesión o cargo desempeñado, fonction ou poste occupé,
  lavoro o posizione ricoperti, posizione ricoperta, mansione, função ou cargo ocupado,
  yrke eller befattning`,
  "company": `name und adresse des arbeitgebers, nombre y dirección del empleador, nom et adresse de l'employeur,
  nom et adresse de l’employeur, nome e indirizzo del datore di lavoro, datore di lavoro, azienda,
  nome e endereço do empregador, arbetsgivare, arbetsgivarens namn och adress`,
  "degree": `bezeichnung der erworbenen qualifikation, título de la cualificación obtenida,
  intitulé du certificat ou diplôme délivré, titolo della qualifica rilasciata, titolo di studio`,
  "institution": `name und art der bildungs…, nombre y tipo de organización…, nombre y tipo de la organización…,
  nom et type de l'établissement…, nom et type de l’établissement…, nome e tipo dorganizzazione…,
  nome e tipo d'organizzazione…, nome e tipo d’organizzazione…, nome e tipo di organizzazione…,
  nome e tipo distituto…, nome e tipo d'istituto…, nome e tipo d’istituto…, nome e tipo di istituto…`,
  "duties": `wichtigste tätigkeiten…, funciones y responsabilidades…, principales activités…, principali attività…,
  principali mansioni…`,
};
