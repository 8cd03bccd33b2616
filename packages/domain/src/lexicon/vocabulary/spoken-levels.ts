// Made of content/language by `npm run languages`: change it there.

export const LEVEL_WORDS = `native, bilingual, or, fluent, good, excellent, expert, proficient, advanced, intermediate, basic,
  basics, beginner, conversational, professional, full, working, limited, elementary, proficiency,
  level, speaker, read, write, speak, spoken, written, reading, writing, speaking, listening,
  understanding, interaction, production, mother, tongue, a1, a2, b1, b2, c1, c2, muttersprache,
  muttersprachler, verhandlungssicher, fließend, gute, kenntnisse, grundkenntnisse, nativo, nativa,
  materna, lengua, fluido, avanzado, intermedio, básico, langue, maternelle, courant, notions, língua,
  avançado, intermediário, fluente, modersmål, flytande, goda, grundläggande, kunskaper, tal, skrift`;
