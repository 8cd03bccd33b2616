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

/** What the faces cover: how far each range begins behind the end of the one before, and how far it goes on, by 36. */
export const COVERAGE = `w-2m y-c 2-29 1e x-1 a0-1 a k 2 14 4 5q2 7 2 8-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 33 2 3j 17n1
74-1c 2-m 2-7 3-33 2-3z 2-11 3-6 2-a 2-i 2-k 3-8 2-5 2-9 6-y 5 4 54o d e 14 4-2 4 2-1 2 4-2 3 7-3 1j 4 r 4 1t-4b 2-2 2b-d 81 3k-b 2-2 2-4 3-2 2-3 2c 295 3 oe8
76-1 d-1 n-1 1r-1 1j-1 e-1 9c-1 2-1 4-1 q 5fh-2h c2
w-2m y-2n 1e x-1 a0-1 a k 2 14 4 x 5pc 2 8-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 33 2 3j 3 17my
74-1c 2-v 3-19 5 4 3-3 2-2 2-1 3-1 3 2-1 e-2 6 8-4 a-g 5-5 3-1 3-2 4-1 2-a 3-1 3-1 3-1 b-8 2-1 3-1 g 3-4 3-4 3-1 7-17 2-8 2-b 2-1 3-1 2-4 2-7 8-4 3-2 4-4 6-5 4-7 6-1 2-4 9 n 4 x 54s 7 2 2-1 2-7 2 2-5 4-4 2 2-3 4-2 3 k-1 9 2 4 t 4 c 2 2 b 4 1v-1 3-1 3-7 5-1 7-d 7-9 3-b 9-1 3-d 3-1 3-5 3-1 b-7 9-9 7-1 2b-7 87 3l 2-1 2-1 2 2 3 3-1 2-1 3-2 3 2e 28d-2 3-1 b c o85-3 15-1 b-1 9-1 k-e 2 10-1 5 2 1p-2
76-1 d-1 n-1 1r-1 1j-1 e-1 9c-1 2-1 4-1 q 6 5fb-2h c2
w-2m y-2n 1e x-1 a0-1 a k 2 14 4 x 5p5 7 2 8-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 33 2 3j 3
74-17 3-2 4-t 3-h 3-n g 3 e-1 e-1 t-f a-1 h-1 v-3 s q 8 8 27 2-1 4-1 6-1 8-5 h 4-2 x 4 x 55m 4-2 4 2-1 2 4-2 3 1t 4 r 29-3 h-1 3-1 5-1 b-5 3-1 3-7 h-9 9-3 h-5 9-1 3-1 4 7 2c-7 87 3l 3 2-1 2 2 3 3-1 2-1 3-2 3 2 2c
w-2m y-2n 1e x-1 ab k 2 14 4 5qj-1 4-2 2-2 4 4 j-1 a 2w 3a 6o 3
74-1c 2-v 3-16 h 3 b 3-1 e-1 t-7 i-1 3-1 f-5 p-3 n-1 4 y p 2d m o-1 e 4 5co-1 z-1 1n-5 p 2c-7 87 3v 6 2-1 4 5
w-2m y-3 2 2-4 3-2 4 2-2 2-1 4-1s 1e x-1 ab k 2 14 4 5qj-1 4-2 2-2 4 4 j-1 36 3a 33 2 3j
74-7 3-9 3-5 3-5 3-1 3-1 3-2 2-1 3-1 2-5 3-7 2-3 3-1 3-7 3-3 3-1 5-k 27-1 22-3 s 40 m 13 4 5fc-5 p 2c-1
w-2m y-2n 1e x-1 a0-1 a k 2 14 4 5q9 2 8-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 33 2 3j 3
74-1c 2-m 2-7 3-17 f-1 3 e-1 e-1 k-8 h 9-1 3-1 6-2 7-x f-3 3-3 4 a-1 n 2o-1 4-1 8-5 h 13 4 5c0-1 3-3 5-3 5-1 3-1 3-1 5-1 3-1 7-1 3-1 7-7 3-7 7-1 3-b 3-3 9-3 5-5 9-1 3-1 4 7 2c-7 87 3l 2-1 2-1 2 2 2 4-1 3 4-1 2-1 2e
w-2m y-2n 1e x-1 a0-1 a k 2 14 4 5q2 7 2 8-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 33 2 3j 3 17my 72
74-1c 2-v 3-17 g 3 e-1 e-1 t-f u-5 p-3 s y 32 m 13 4 5fc-5 p 2c-7 87 3l 3 2 2-3 2-1 3-1 2-1 3-2 3 2 2c
w-2m y-2n 1e x-1 a0-1 a k 2 14 4 x 5p5 7 2 8-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 33 2 3j 3 17my 72
74-1c 2-v 3-9y 3-2 5 3-5 2-3 c-1 2-3 k d 4 x 53r-2 2-3 3-3 2 9 3-1 4-2 4-4 2-2 2-1 2-7 2 2-5 4-3 3 2-3 4-2 3 6-4 5 1e 2 2 r 3 1u-4f 2b-d 81 3l 2-6 2 2-1 3-1 2-1 3-2 2-1 2e 28d-v o87-b h-1 6 8 2 4 2 i y-1 s 29-4
w-2m y-h 3-4 2-1x 1e x-1 a0-1 a k 2 14 4 x 5p5 7 2 8-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 33 2 3j 3 17my 72
74-1c 2-v 3-70 4 2 2-4 3 4 d 5-1 k 8 u-3 4-3 3-2 5 3-5 2-3 c-1 2-3 k d 4 x 53t 16-2 2-1 2-7 2 2-5 4-3 3 2-3 4-2 3 6-4 3 2 1e 2 2 r 3 1u-4f 2b-d 81 3l 2-6 2 2-1 3-1 2-1 3-2 2-1 2e 28d-v o87-b h-1 6 8 2 4 2 i y-1 s 29-4
w-2m y-2n 1e x-1 a1 a k 2 14 4 5qj-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 6o 3
74-1c 4-k 2-7 3-16 h 3 e-1 e-1 k-8 q-1 3-1 f-x f-3 3-3 4 y 2o-1 d m 13 4 5fc-5 p 2c-7 87 3l 2-1 2-1 2 2 2 4-1 3 4-1 2-1
w-2m y-c 2-29 1e x-1 a0-1 a k 2 14 4 5q9 2 8-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 33 2 3j 3
74-1c 2-v 3-17 g 3 e-1 e-1 k-o a-1 3-1 6-2 7-x f-3 3-3 4 y 2t-1 8-5 h 13 4 5c0-1 3-3 5-3 5-1 3-1 3-1 5-1 3-1 7-1 3-1 7-7 3-7 7-1 3-b 3-3 9-3 5-5 9-1 3-1 4 7 2c-7 87 3l 2-1 2-1 2 2 2-1 3-1 2-1 3-2 2-1 2e
w-2m y-c 2-6 2-21 1e x-1 ab k 2 14 4 5q9 a-1 4-2 2-2 4 4 j-1 a 2w 3a 6o 3
74-7 3-9 3-5 3-5 3-1 3-1 3-2 2-1 3-1 2-5 3-7 8-1 3-1 3-3 3-7 5-1 3-g k 3q-3 s 40 2 k 13 4 5fc-5 p 2c-1 8d 49 2i
w-2m y-2n 1e x-1 a0-1 a k 2 14 4 5qj-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 6o 3
74-j 3-l 2-3 3-4 2-5 2-8 2-3 2-2 3-16 h 3 e-1 e-1 t-1 6 h 2 2 6 g p-3 4 9-1 e y 1l 1h 2 k 13 4 5fc-5 31-7 87 3n n 3 2e
w-2m y-2n 1e x-1 a0-1 a k 2 14 4 x 5p5 7 2 8-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 6o 3
74-1c 2-v 3-18 8 8 2 3 4-2 3 2-1 4 5-1 2 2-1 5 5-1 3 2-3 r-1 h a-5 p-3 6 7-1 b-3 p-2y 3-8 2-5 2-9 6-c 3-1 a d 4 x 53r 7 l 2t 3-1 5 3-1 a b 2l-4f 2b-7 87 3n-1 3 4 e-1 3 2e qhg 2z
w-2m y-2n 1e x-1 a0-1 a k 2 14 4 x 5p5 7 2 8-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 6o 17n1 72
74-1c 2-v 3-9y 3-8 2-5 2-9 6-y 5 4 x 53r-5b 1t-4f 2b-d 81 3k-b 2-j 2b 28d-v o81-4q 6-1 2 2-4 p-d
74-1c 2-v 3-9y 3-8 2-5 2-9 6-y 5 4 x 53r-5b 1t-4f 2b-d 81 3k-b 2-i 2c 28d-v o81-4q 6-1 2 2-4 p-d
w-2m y-3 2 2-4 3-2 4 2-2 2-1 4-1s 1e x-1 ab k 2 14 4 5qj-1 4-2 2-2 4 4 j-1 36 3a 6o
w-2m y-2n 1e x-1 a0-1 a k 2 14 4 5q9 2 8-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 6o 3
74-1c 4-k 2-7 3-16 h 3 e-1 e-1 k-8 q-1 3-1 6-2 7-x f-3 3-3 4 y 2o-1 4-1 8-5 h 13 4 5c0-1 3-3 5-3 5-1 3-1 3-1 5-1 3-1 7-1 3-1 7-7 3-7 7-1 3-b 3-3 9-3 5-5 9-1 3-1 4 7 2c-7 87 3l 2-1 2-1 2-2 2-1 3-1 3 4-1 2-1 2e
w-2m y-2n 1e x-1 a0-1 a k 2 14 4 5qj-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 33 2 3j 3
w-2m y-3 2-7 2-29 1e x-1 ab k 2 14 4 5q2 7 2 8-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 33 2 3j
74-7 3-9 3-5 3-5 3-5 3-2 2-1 3-1 2-5 3-7 2-3 3-1 3-7 3-3 3-1 3-m y-1 e-1 t-1 22-3 s 40 m 13 4 5fc-5 p 2c-7 87 3l 3 2 2-1 2 2-1 3-1 2-1 3-2 2-3 2c
w-2m y-2n 1e x-1 a1 a k 2 14 4 5qj-1 4-2 2-2 4 4 c-1 6-1 a 2w 3a 33 2 3j 3 17my
1s0-3j 3td-12 2-1 lv-1 4s 1j yk pr8-9 4n-v mip-9
1u9-1 i-1 r-3 2-7 3-1 3-l 2-6 2 4-3 3-8 3-1 3-3 9 5-1 2-4 3-o 3pu 2 3-1 2 9 9 3 5 3-2 lx-1 4s 103 pwl
1u9-1 i-1 4c-2 2-5 5-1 3-l 2-6 2-1 2-1 2-1 3 2-4 5-1 3-2 4 8-3 2 8-g 49i-1 4s 103 2o pok-9
1u9-1 i-1 7w-2 2-8 2-2 2-l 2-6 2-1 2-4 3-9 2-2 2-2 3 g-3 3-b 8-6 45p-1 4s 103 pr8-9
1us-1 f1-1 2-5 4-2 2-3 4-1 2 2-1 4-1 4-2 4-b 5-4 4-2 2-3 3 7 f-k 3yq-1 4s 103
1u9-1 i-1 ij-c 2-2 2-m 2-f 3-8 2-2 2-3 8-1 2-2 3 3-3 3-9 8-8 38b o m2-1 14v
1u9-1 i-1 m3-c 2-2 2-m 2-9 2-4 3-8 2-2 2-3 8-1 7-1 2-3 3-9 2-2 34t 2 8 o 2 m0-1 4s 103 pr8-5
lj s 17y-1 i-1 pn-c 2-2 2-1e 2-2 2-5 5-f 3-p 317 mq-1 4s 103 pr8-2
6gp 5z-9 d 3-1 q 2 a-4 18 2-1 2-4 2 4 2-2 2 2-4 2-1 2 5 2-4 9-1 7 7 2 3 o-1 3-1 5-1 n-1 3-1 e 2 e w-1 14-1 j5-1 9-2 6-2 2-2 2 2-2 2-2 4-3 2-1 3-2 l v-1 8 2-2 26 3 2-1 4c 4 2-1 5-2 3-5 2 c-1 3 5 2 2 3 9-1 m e 1c 5 3-2 6-2 ol-1 1g
`;
