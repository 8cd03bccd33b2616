/**
 * Skills of manner rather than of craft, in words a resume can use, the most asked for first.
 *
 * The choice is ours. A reading takes each of them for a soft skill: convert/to-resume.ts.
 */
export const SOFT_SKILL_NAMES: readonly string[] = [
  "Communication",
  "Teamwork",
  "Leadership",
  "Problem solving",
  "Critical thinking",
  "Time management",
  "Stakeholder management",
  "Customer service",
  "Negotiation",
  "Presentation",
  "Public speaking",
  "Decision making",
  "Analytical thinking",
  "Attention to detail",
  "People management",
  "Mentoring",
  "Conflict resolution",
  "Collaboration",
  "Adaptability",
  "Creativity",
  "Flexibility",
  "Active listening",
  "Emotional intelligence",
  "Interpersonal skills",
  "Organisational skills",
  "Multitasking",
  "Work ethic",
  "Empathy",
];

/**
 * Languages people speak, as English writes them: first those of India, then others. Each is one `isSpokenLanguage`
 * knows.
 *
 * Source: the Constitution of India, Eighth Schedule, for the first 22 after English; the rest is our choice.
 */
export const SPOKEN_LANGUAGE_NAMES: readonly string[] =
  `English, Hindi, Bengali, Marathi, Telugu, Tamil, Gujarati, Urdu, Kannada, Odia, Malayalam, Punjabi, Assamese,
  Maithili, Santali, Kashmiri, Nepali, Sindhi, Dogri, Konkani, Manipuri, Bodo, Sanskrit,
  Bhojpuri, Tulu, Rajasthani, Marwari, Chhattisgarhi, Haryanvi, Magahi, Awadhi, Garhwali, Kumaoni, Kutchi, Mizo, Khasi,
  Garo, Nagamese, Ladakhi, Kodava, Indian Sign Language,
  German, French, Spanish, Japanese, Mandarin, Cantonese, Arabic, Russian, Portuguese, Italian, Korean, Dutch, Swedish,
  Norwegian, Danish, Finnish, Polish, Czech, Hungarian, Romanian, Ukrainian, Greek, Turkish, Hebrew, Persian, Pashto,
  Sinhala, Burmese, Thai, Vietnamese, Indonesian, Malay, Filipino, Swahili, British Sign Language,
  American Sign Language`
    .split(",")
    .map((name) => name.trim());
