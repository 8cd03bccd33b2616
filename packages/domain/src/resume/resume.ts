/**
 * A resume as a person writes it: the shape the editor keeps, the reader fills and templates show.
 *
 * Source: the specification, section 3, "Resume data (editor)". Dates are text as written, so that
 * "Summer 2020" survives. A description holds paragraphs and bullets, one a line; a bullet's line
 * begins with "• ".
 */
export interface Resume {
  readonly personal: Personal;
  readonly experience: readonly Experience[];
  readonly education: readonly Education[];
  readonly skills: Skills;
  readonly projects: readonly Project[];
  readonly certifications: readonly Certification[];
  readonly awards: readonly Award[];
  readonly publications: readonly Publication[];
  readonly references: readonly Reference[];
}

/** "" for what is not given. */
export interface Personal {
  readonly fullName: string;
  readonly title: string;
  readonly email: string;
  readonly phone: string;
  readonly location: string;
  readonly linkedin: string;
  readonly website: string;
  readonly summary: string;
}

interface Period {
  readonly startDate: string;
  readonly endDate: string;
  readonly current: boolean;
}

export interface Experience extends Period {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly description: string;
}

export interface Education extends Period {
  readonly degree: string;
  readonly institution: string;
  readonly location: string;
  readonly description: string;
}

export interface Skills {
  readonly technical: readonly string[];
  readonly soft: readonly string[];
  readonly languages: readonly string[];
}

export interface Project {
  readonly name: string;
  readonly role: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly url: string;
  readonly description: string;
  readonly technologies: readonly string[];
}

export interface Certification {
  readonly name: string;
  readonly issuer: string;
  readonly date: string;
  readonly expiry: string;
  readonly description: string;
}

export interface Award {
  readonly title: string;
  readonly issuer: string;
  readonly date: string;
  readonly description: string;
}

export interface Publication {
  readonly title: string;
  readonly publisher: string;
  readonly date: string;
  readonly url: string;
  readonly description: string;
}

export interface Reference {
  readonly name: string;
  readonly position: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  readonly reference: string;
}
