// Made by scripts/make-fonts.ts.
/** Faces that differ in their style: file | family | units per em | line of COVERAGE, from 0 | what is to be added to the file. */
export const FACES = `@fontsource/inter/files/inter-latin|Inter|2048|0|400-normal 500-normal 600-normal 700-normal 400-italic 600-italic 700-italic
@fontsource/inter/files/inter-latin-ext|Inter|2048|1|400-normal 500-normal 600-normal 700-normal 400-italic 600-italic 700-italic
@fontsource/inter/files/inter-vietnamese|Inter|2048|2|400-normal 500-normal 600-normal 700-normal 400-italic 600-italic 700-italic
@fontsource/source-sans-3/files/source-sans-3-latin|Source Sans 3|1000|3|400-normal 500-normal 600-normal 700-normal 400-italic 600-italic 700-italic
@fontsource/source-sans-3/files/source-sans-3-latin-ext|Source Sans 3|1000|4|400-normal 500-normal 600-normal 700-normal 400-italic 600-italic 700-italic
@fontsource/source-sans-3/files/source-sans-3-vietnamese|Source Sans 3|1000|5|400-normal 500-normal 600-normal 700-normal 400-italic 600-italic 700-italic
@fontsource/source-serif-4/files/source-serif-4-latin|Source Serif 4|1000|6|400-normal 500-normal 600-normal 700-normal 400-italic 600-italic 700-italic
@fontsource/source-serif-4/files/source-serif-4-latin-ext|Source Serif 4|1000|7|400-normal 500-normal 600-normal 700-normal 400-italic 600-italic 700-italic
@fontsource/source-serif-4/files/source-serif-4-vietnamese|Source Serif 4|1000|5|400-normal 500-normal 600-normal 700-normal 400-italic 600-italic 700-italic
@fontsource/hanken-grotesk/files/hanken-grotesk-latin|Hanken Grotesk|1000|8|400-normal 500-normal 600-normal 400-italic 600-italic
@fontsource/hanken-grotesk/files/hanken-grotesk-latin-ext|Hanken Grotesk|1000|9|400-normal 500-normal 600-normal 400-italic 600-italic
@fontsource/instrument-sans/files/instrument-sans-latin|Instrument Sans|1000|10|400-normal 500-normal 600-normal 400-italic 600-italic
@fontsource/instrument-sans/files/instrument-sans-latin-ext|Instrument Sans|1000|11|400-normal 500-normal 600-normal 400-italic 600-italic
@fontsource/work-sans/files/work-sans-latin|Work Sans|1000|12|400-normal 500-normal 600-normal 400-italic 600-italic
@fontsource/work-sans/files/work-sans-latin-ext|Work Sans|1000|13|400-normal 500-normal 600-normal 400-italic 600-italic
@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin|IBM Plex Sans|1000|14|400-normal 500-normal 600-normal 400-italic 600-italic
@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext|IBM Plex Sans|1000|15|400-normal 500-normal 600-normal 400-italic 600-italic
@fontsource/eb-garamond/files/eb-garamond-latin|EB Garamond|1000|16|400-normal 500-normal 600-normal
@fontsource/eb-garamond/files/eb-garamond-latin-ext|EB Garamond|1000|17|400-normal 500-normal 600-normal
@fontsource/eb-garamond/files/eb-garamond-latin|EB Garamond|1000|18|400-italic 600-italic
@fontsource/eb-garamond/files/eb-garamond-latin-ext|EB Garamond|1000|19|400-italic 600-italic
@fontsource/newsreader/files/newsreader-latin|Newsreader|2000|20|300-normal 400-normal 500-normal 600-normal 400-italic 600-italic
@fontsource/newsreader/files/newsreader-latin-ext|Newsreader|2000|21|300-normal 400-normal 500-normal 600-normal 400-italic 600-italic
@fontsource/bitter/files/bitter-latin|Bitter|1000|22|400-normal 600-normal 400-italic 600-italic
@fontsource/bitter/files/bitter-latin-ext|Bitter|1000|23|400-normal 600-normal 400-italic 600-italic
@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin|Atkinson Hyperlegible Next|1000|24|400-normal 600-normal 400-italic 600-italic
@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext|Atkinson Hyperlegible Next|1000|25|400-normal 600-normal 400-italic 600-italic
@fontsource/barlow/files/barlow-latin|Barlow|1000|26|400-normal 600-normal 400-italic 600-italic
@fontsource/barlow/files/barlow-latin-ext|Barlow|1000|27|400-normal 600-normal 400-italic 600-italic
@fontsource/stix-two-text/files/stix-two-text-latin|STIX Two Text|1000|28|400-normal 600-normal 400-italic 600-italic
@fontsource/stix-two-text/files/stix-two-text-latin-ext|STIX Two Text|1000|29|400-normal 600-normal 400-italic 600-italic
@fontsource/noto-sans/files/noto-sans-latin|Noto Sans|1000|30|400-normal 600-normal 400-italic 600-italic
@fontsource/noto-sans/files/noto-sans-latin-ext|Noto Sans|1000|31|400-normal 600-normal
@fontsource/noto-sans/files/noto-sans-latin-ext|Noto Sans|1000|32|400-italic 600-italic
@fontsource/instrument-serif/files/instrument-serif-latin|Instrument Serif|1000|33|400-normal 400-italic
@fontsource/instrument-serif/files/instrument-serif-latin-ext|Instrument Serif|1000|11|400-normal 400-italic
@fontsource/anek-latin/files/anek-latin-latin|Anek Latin|2000|34|400-normal 500-normal 600-normal 700-normal
@fontsource/anek-latin/files/anek-latin-latin-ext|Anek Latin|2000|35|400-normal 500-normal 600-normal 700-normal
@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin|IBM Plex Mono|1000|36|400-normal 500-normal
@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-ext|IBM Plex Mono|1000|15|400-normal 500-normal
@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin|Bricolage Grotesque|1000|37|700-normal
@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext|Bricolage Grotesque|1000|38|700-normal
@fontsource/bricolage-grotesque/files/bricolage-grotesque-vietnamese|Bricolage Grotesque|1000|2|700-normal
@fontsource/jetbrains-mono/files/jetbrains-mono-latin|JetBrains Mono|1000|39|600-normal
@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari|Noto Sans Devanagari|1000|40|400-normal 700-normal
@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali|Noto Sans Bengali|1000|41|400-normal 700-normal
@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi|Noto Sans Gurmukhi|1000|42|400-normal 700-normal
@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati|Noto Sans Gujarati|1000|43|400-normal 700-normal
@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil|Noto Sans Tamil|1000|44|400-normal 700-normal
@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu|Noto Sans Telugu|1000|45|400-normal 700-normal
@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada|Noto Sans Kannada|1000|46|400-normal 700-normal
@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam|Noto Sans Malayalam|1000|47|400-normal 700-normal
@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari|Noto Serif Devanagari|1000|40|400-normal 700-normal
@fontsource/noto-serif-bengali/files/noto-serif-bengali-bengali|Noto Serif Bengali|1000|41|400-normal 700-normal
@fontsource/noto-serif-gujarati/files/noto-serif-gujarati-gujarati|Noto Serif Gujarati|1000|43|400-normal 700-normal
@fontsource/noto-serif-tamil/files/noto-serif-tamil-tamil|Noto Serif Tamil|1000|44|400-normal 700-normal
@fontsource/noto-serif-telugu/files/noto-serif-telugu-telugu|Noto Serif Telugu|1000|45|400-normal 700-normal
@fontsource/noto-serif-malayalam/files/noto-serif-malayalam-malayalam|Noto Serif Malayalam|1000|47|400-normal 700-normal
@taiyari/paper/fonts/paper-symbols|Paper Symbols|1000|48|
@taiyari/paper/fonts/paper-boxes|Paper Boxes|2048|49|`;

/** What the faces cover, hexadecimal: "20-7e a0". */
export const COVERAGE = `20-7e a0-ac ae-ff 131 152-153 2bb-2bc 2c6 2da 2dc 304 308 2002 2009 200b 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2191 2193 2212 feff
100-130 132-148 14a-151 154-1c3 1c5-254 256-27b 27e-284 286-290 292-2a4 2a6-2ba 2bd-2c5 2c7-2cc 2ce-2d7 2dd-2ff 304 308 1d00 1d0d 1d1b 1d43 1d47-1d49 1d4d 1d4f-1d50 1d52 1d56-1d58 1d5b 1d62-1d65 1d9c 1da0 1dbb 1dbf 1e00-1e9b 1e9d-1e9f 1ef2-1eff 2020 20a0-20ab 20ad-20af 20b1-20b5 20b8-20ba 20bc-20bf 2113 2c7c 2c7f a7ff
102-103 110-111 128-129 168-169 1a0-1a1 1af-1b0 300-301 303-304 308-309 323 1ea0-1ef9 20ab
20-7e a0-ff 131 152-153 2bb-2bc 2c6 2da 2dc 304 308 329 2009 200b 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2191 2193 2212 2215 feff
100-130 132-151 154-181 186 18a 18d-190 192-194 196-197 19a-19b 19e 1a0-1a1 1af-1b1 1b7 1bf-1c3 1cd-1dd 1e2-1e7 1ea-1eb 1ee-1f0 1f4-1f5 1f7-201 204-205 208-209 20c-20d 218-220 222-223 226-227 237 23a-23e 241-245 248-249 250-27b 27d-285 287-292 294-295 298-299 29b-29f 2a1-2a8 2b0-2b4 2b7-2b9 2bd-2c1 2c7-2cc 2d0-2d7 2dd-2de 2e0-2e4 2ed 304 308 329 1d25 1d2c 1d2e 1d30-1d31 1d33-1d3a 1d3c 1d3e-1d43 1d47-1d4b 1d4d 1d4f-1d52 1d56-1d58 1d5b 1d6f-1d70 1d79 1d7b 1d7f 1d9c 1da0 1dac 1dae 1db0 1dbb 1dbf 1e02-1e03 1e06-1e07 1e0a-1e11 1e16-1e17 1e1e-1e2b 1e32-1e3b 1e3e-1e49 1e52-1e53 1e56-1e63 1e66-1e67 1e6a-1e6f 1e72-1e73 1e7e-1e85 1e8e-1e97 1e9e-1e9f 1ef2-1ef9 2020 20a1 20a3-20a4 20a6-20a7 20a9 20ab 20ae 20b1-20b2 20b4-20b5 20b8-20ba 20bd 2113 2c60-2c62 2c65-2c66 2c71 2c7d a722-a725 a74e-a74f a75a-a75b a764-a765 a779-a787 a789 a7ad-a7ae a7b3 a7b5 a7f2-a7f4
102-103 110-111 128-129 168-169 1a0-1a1 1af-1b0 300-301 303-304 308-309 323 329 1ea0-1ef9 20ab
20-7e a0-ff 131 152-153 2bb-2bc 2c6 2da 2dc 304 308 329 2002 2009 200b 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2191 2193 2212 2215
100-12b 12e-130 134-151 154-165 168-17f 18f 192 1a0-1a1 1af-1b0 1cd-1dc 1e6-1e7 1f8-1f9 218-21b 237 251 259 261 2b0 2b2-2b3 2b7-2b8 2be-2bf 2c7-2cc 2dd 2e1-2e3 304 308 329 1d43 1d47-1d49 1d4d 1d4f-1d50 1d52 1d56-1d58 1d5b 1d9c 1da0 1dbb 1e0c-1e0f 1e20-1e21 1e24-1e25 1e2a-1e2b 1e36-1e3b 1e3e-1e3f 1e42-1e49 1e5a-1e63 1e6c-1e6f 1e80-1e85 1e8e-1e8f 1e92-1e93 1e97 1e9e 1ef2-1ef9 2020 20a1 20a4 20a6-20a7 20a9 20ab 20ae 20b1-20b2 20b4-20b5 20b8-20ba 20bd 20bf 2113
20-7e a0-ff 131 152-153 2c6 2da 2dc 304 308 2013-2014 2018-201a 201c-201e 2022 2026 2039-203a 2044 20ac 2122 2212 2215
100-130 132-151 154-17e 18f 192 19d 1a0-1a1 1af-1b0 1cd-1d4 1e6-1e7 1ea-1eb 1fa-1ff 218-21b 232-233 237 259 272 2c7 2dd 2f5-2f6 304 308 1e20-1e21 1e44-1e45 1e80-1e85 1e9e 1ef2-1ef9 2020 20ab 20b1 20b3-20b4 20b8 20bd
20-7e a0-a3 a5 a7-ab ae-b0 b4 b6-b8 ba-bb bf-ff 131 152-153 2c6 2da 2dc 304 308 2013-2014 2018-201a 201c-201e 2022 2026 2039-203a 20ac 2122 2191 2193 2212
100-107 10a-113 116-11b 11e-123 126-127 12a-12b 12e-130 132-133 136-137 139-13e 141-148 14a-14d 150-151 154-15b 15e-161 164-165 16a-17e 1cd-1ce 218-21b 237 2c7 2dd 304 308 1e80-1e85 1e9e 1ef2-1ef3
20-7e a0-ff 131 152-153 2bb-2bc 2c6 2da 2dc 304 308 2009 200b 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2191 2193 2212 2215
100-130 132-148 14a-151 154-17f 18e-18f 192 1a0-1a1 1af-1b0 1c4-1cc 1dd 1e6-1e7 1ea-1eb 1f1-1f3 1fa-21b 22a-22d 230-233 237 241-242 259 2b9-2ba 2be-2bf 2c7-2cc 2dd 304 308 1e08-1e09 1e0c-1e0f 1e14-1e17 1e1c-1e1d 1e20-1e21 1e24-1e25 1e2a-1e2b 1e2e-1e2f 1e36-1e37 1e3a-1e3b 1e42-1e49 1e4c-1e53 1e5a-1e5b 1e5e-1e69 1e6c-1e6f 1e78-1e7b 1e80-1e85 1e8e-1e8f 1e92-1e93 1e97 1e9e 1ef2-1ef9 2020 20a1 20a3-20a4 20a6-20a7 20a9 20ab 20ad 20b1-20b2 20b5 20b9-20ba 20bc-20bd 2113
20-7e a0-ff 131 152-153 2bb-2bc 2c6 2da 2dc 304 308 2002 2009 200b 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2191 2193 2212 2215 feff fffd
100-130 132-151 154-17f 18f 192 1a0-1a1 1af-1b0 1cd-1dc 1fa-1ff 218-21b 237 259 2c7 2dd 304 308 1e80-1e85 1e9e 1ef2-1ef9 2020 20a1 20a4 20a6 20a8-20ab 20ad-20ae 20b1-20b2 20b4-20b5 20b8-20ba 20bd 20bf 2113
20-7e a0-ff 131 152-153 2bb-2bc 2c6 2da 2dc 304 308 329 2002 2009 200b 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2191 2193 2212 2215 feff fffd
100-130 132-151 154-2ba 2bd-2bf 2c4 2c7-2cc 2ce-2d1 2dd-2de 2e0-2e3 2f7 304 308 329 1d00-1d02 1d04-1d07 1d0a-1d0d 1d0f 1d18 1d1b-1d1c 1d20-1d22 1d26-1d2a 1d2c-1d2e 1d30-1d31 1d33-1d3a 1d3c 1d3e-1d43 1d47-1d4a 1d4d 1d4f-1d52 1d56-1d58 1d5b 1d61-1d65 1d6a 1d9c 1d9e 1da0 1dbb 1dbe 1e00-1e9f 1ef2-1eff 2020 20a1 20a3-20a9 20ab 20ad-20ae 20b1-20b2 20b4-20b5 20b8-20ba 20bc-20bd 2113 2c60-2c7f a726-a731 a742-a743 a749 a751 a753 a757 a759 a76b a78d-a78e a7aa a7fb-a7ff
20-7e a0-b1 b4-b8 ba-ff 131 152-153 2bb-2bc 2c6 2da 2dc 304 308 329 2002 2009 200b 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2191 2193 2212 2215 feff fffd
100-130 132-151 154-250 254 256 258-25c 25f 263 270 275-276 28a 292 2b0-2b3 2b7-2ba 2bd-2bf 2c4 2c7-2cc 2ce-2d1 2dd-2de 2e0-2e3 2f7 304 308 329 1d02 1d2c-1d2e 1d30-1d31 1d33-1d3a 1d3c 1d3e-1d43 1d47-1d4a 1d4d 1d4f-1d52 1d56-1d58 1d5b 1d61-1d65 1d68 1d6a 1d9c 1d9e 1da0 1dbb 1dbe 1e00-1e9f 1ef2-1eff 2020 20a1 20a3-20a9 20ab 20ad-20ae 20b1-20b2 20b4-20b5 20b8-20ba 20bc-20bd 2113 2c60-2c7f a726-a731 a742-a743 a749 a751 a753 a757 a759 a76b a78d-a78e a7aa a7fb-a7ff
20-7e a0-ff 131 152-153 2bc 2c6 2da 2dc 304 308 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2212 2215
100-130 134-148 14a-151 154-17e 18f 192 1a0-1a1 1af-1b0 1c4-1cc 1e6-1e7 1ea-1eb 1fa-21b 22a-22d 230-233 237 259 2b9-2ba 2c7 2dd 304 308 1e80-1e85 1e9e 1ef2-1ef9 2020 20a1 20a3-20a4 20a6-20a7 20a9 20ab 20ad 20b1-20b2 20b5 20b9-20ba 20bc-20bd
20-7e a0-ac ae-ff 131 152-153 2bb-2bc 2c6 2da 2dc 304 308 2009 200b 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2191 2193 2212 2215
100-130 132-151 154-17f 18f 192 1a0-1a1 1af-1b0 1c4-1dc 1e6-1e7 1ea-1eb 1f1-1f3 1fa-21b 22a-22d 230-233 237 259 2be-2bf 2c7-2cc 2dd 304 308 1e08-1e09 1e0c-1e0f 1e14-1e17 1e1c-1e1d 1e20-1e21 1e24-1e25 1e2a-1e2b 1e2e-1e2f 1e36-1e37 1e3a-1e3b 1e42-1e49 1e4c-1e53 1e5a-1e5b 1e5e-1e69 1e6c-1e6f 1e78-1e7b 1e80-1e85 1e8e-1e8f 1e92-1e93 1e97 1e9e 1ef2-1ef9 2020 20a1 20a3-20a4 20a6-20a7 20a9 20ab 20ad-20ae 20b1-20b2 20b4-20b5 20b8-20ba 20bc-20bd 2113
20-7e a0-ac ae-b4 b6-ff 131 152-153 2c6 2da 2dc 304 308 2009 2013-2014 2018-201a 201c-201e 2022 2026 2039-203a 2044 20ac 2122 2212 2215
100-107 10a-113 116-11b 11e-123 126-127 12a-12b 12e-130 132-133 136-137 139-13e 141-148 150-151 154-155 158-15b 15e-165 16a-16b 16e-17e 192 218-21b 237 2c7 2c9 2dd 304 308 1e80-1e85 1e9e 1ef2-1ef3 2020 20b9 2113
20-7e a0-ff 131 152-153 2bb-2bc 2c6 2da 2dc 304 308 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2212 2215
100-113 116-12b 12d-130 133-137 139-13e 140-148 14a-14d 14f-151 154-17e 18f 192 1a0-1a1 1af-1b0 1cd-1ce 1d4 1e5 1e7 1e9 1ef 1ff 218-21b 21f 228-229 237 259 292 2c7 2c9 2dd 304 308 1e80-1e85 1ef2-1ef9 2020 20a3 20ba 20bd 2113
20-7e a0-ff 131 152-153 2bb-2bc 2c6 2da 2dc 304 308 329 2002 2009 200b 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2212 2215
100-130 132-151 154-180 188 190 192 195 199-19b 19e 1a0-1a1 1a5 1aa-1ab 1ad 1af-1b0 1b5 1ba-1bb 1be 1c0-1c3 1de-1df 1f0 1fa-1ff 218-21b 221 228-229 234-237 250-2ba 2bd-2c5 2c7-2cc 2ce-2d7 2dd-2e9 2ec-2ed 2f7 304 308 329 1d00 1d07 1d1c 1d81 1d84-1d85 1d8a 1d8d-1d8e 1d98 1da3 1e00-1e9f 1ef2-1ef9 2020 20a3-20a4 20a7 20ab 20b9-20ba 20bd 2113 a727 a792
20-7e a0-ff 131 152-153 2bb-2bc 2c6 2da 2dc 304 308 329 2002 2009 200b 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2212 feff fffd
100-130 132-151 154-2ba 2bd-2c5 2c7-2cc 2ce-2d7 2dd-2ff 304 308 329 1d00-1dbf 1e00-1e9f 1ef2-1eff 2020 20a0-20ab 20ad-20c0 2113 2c60-2c7f a720-a7ca a7d0-a7d1 a7d3 a7d5-a7d9 a7f2-a7ff
100-130 132-151 154-2ba 2bd-2c5 2c7-2cc 2ce-2d7 2dd-2ff 304 308 329 1d00-1dbf 1e00-1e9f 1ef2-1eff 2020 20a0-20ab 20ad-20bf 2113 2c60-2c7f a720-a7ca a7d0-a7d1 a7d3 a7d5-a7d9 a7f2-a7ff
20-7e a0-a3 a5 a7-ab ae-b0 b4 b6-b8 ba-bb bf-ff 131 152-153 2c6 2da 2dc 304 308 2013-2014 2018-201a 201c-201e 2022 2026 2039-203a 20ac 2122 2212
20-7e a0-ff 131 152-153 2bb-2bc 2c6 2da 2dc 304 308 2009 200b 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2212 2215
100-130 134-148 14a-151 154-17e 18f 192 1a0-1a1 1af-1b0 1c4-1cc 1e6-1e7 1ea-1eb 1f1-1f3 1fa-21b 22a-22d 230-233 237 259 2b9-2ba 2be-2bf 2c7-2cc 2dd 304 308 1e08-1e09 1e0c-1e0f 1e14-1e17 1e1c-1e1d 1e20-1e21 1e24-1e25 1e2a-1e2b 1e2e-1e2f 1e36-1e37 1e3a-1e3b 1e42-1e49 1e4c-1e53 1e5a-1e5b 1e5e-1e69 1e6c-1e6f 1e78-1e7b 1e80-1e85 1e8e-1e8f 1e92-1e93 1e97 1e9e 1ef2-1ef9 2020 20a1 20a3-20a4 20a6-20a7 20a9-20ab 20ad-20ae 20b1-20b2 20b5 20b9-20ba 20bc-20bd 2113
20-7e a0-ff 131 152-153 2bb-2bc 2c6 2da 2dc 304 308 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2191 2193 2212 2215
20-7e a0-a3 a5-ac ae-ff 131 152-153 2c6 2da 2dc 304 308 2002 2009 200b 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2191 2193 2212
100-107 10a-113 116-11b 11e-123 126-12b 12e-130 132-133 136-137 139-13e 141-148 14a-14d 150-151 154-15b 15e-161 164-165 168-17e 1a0-1a1 1af-1b0 1cd-1ce 218-21b 237 2c7 2dd 304 308 1e80-1e85 1e9e 1ef2-1ef9 2020 20a1 20a4 20a6 20a8-20a9 20ab 20ad-20ae 20b1-20b2 20b4-20b5 20b8-20ba 20bc-20bf 2113
20-7e a0-ff 131 152-153 2bc 2c6 2da 2dc 304 308 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2191 2193 2212 2215 feff
900-97f 1cd0-1cf6 1cf8-1cf9 200c-200d 20b9 20f0 25cc a830-a839 a8e0-a8ff 11b00-11b09
951-952 964-965 980-983 985-98c 98f-990 993-9a8 9aa-9b0 9b2 9b6-9b9 9bc-9c4 9c7-9c8 9cb-9ce 9d7 9dc-9dd 9df-9e3 9e6-9fe 1cd0 1cd2 1cd5-1cd6 1cd8 1ce1 1cea 1ced 1cf2 1cf5-1cf7 200c-200d 20b9 25cc a8f1
951-952 964-965 a01-a03 a05-a0a a0f-a10 a13-a28 a2a-a30 a32-a33 a35-a36 a38-a39 a3c a3e-a42 a47-a48 a4b-a4d a51 a59-a5c a5e a66-a76 200c-200d 20b9 25cc 262c a830-a839
951-952 964-965 a81-a83 a85-a8d a8f-a91 a93-aa8 aaa-ab0 ab2-ab3 ab5-ab9 abc-ac5 ac7-ac9 acb-acd ad0 ae0-ae3 ae6-af1 af9-aff 200c-200d 20b9 25cc a830-a839
964-965 b82-b83 b85-b8a b8e-b90 b92-b95 b99-b9a b9c b9e-b9f ba3-ba4 ba8-baa bae-bb9 bbe-bc2 bc6-bc8 bca-bcd bd0 bd7 be6-bfa 200c-200d 20b9 25cc
951-952 964-965 c00-c0c c0e-c10 c12-c28 c2a-c39 c3c-c44 c46-c48 c4a-c4d c55-c56 c58-c5a c5d c60-c63 c66-c6f c77-c7f 1cda 1cf2 200c-200d 25cc
951-952 964-965 c80-c8c c8e-c90 c92-ca8 caa-cb3 cb5-cb9 cbc-cc4 cc6-cc8 cca-ccd cd5-cd6 cdd-cde ce0-ce3 ce6-cef cf1-cf3 1cd0 1cd2 1cda 1cf2 1cf4 200c-200d 20b9 25cc a830-a835
307 323 951-952 964-965 d00-d0c d0e-d10 d12-d44 d46-d48 d4a-d4f d54-d63 d66-d7f 1cda 200c-200d 20b9 25cc a830-a832
20b9 2190-2199 21a6 21a9-21aa 21c4 21c6 21d0-21d4 2200 2202-2203 2205-2209 220b 220f 2211-2213 2215 2217-221b 221d-221e 2220 2225 2227-222b 2234-2235 223c 2243 2245 2248 2260-2261 2264-2265 226a-226b 2282-2283 2286-2287 2295 2297 22a5 22c5-22c6 22ee-22ef 25a0-25a1 25aa-25ac 25b2-25b4 25b6-25b8 25ba 25bc-25be 25c0-25c2 25c6-25c9 25cb-25cc 25cf-25d1 25e6 2605-2606 260e 2610-2612 2660 2663 2665-2666 2702 2706 2708-2709 270e-2710 2713-2718 271a 2726-2727 272a 272f 2731 2733 2736 273f-2740 2756 2764 2794 2799 279c-279e 27a4-27a6 2b1b-2b1c 2b50
`;
