/** The style of a saved report: readable on a screen of any width, in light and dark, and on paper. */
export const REPORT_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 2rem 1.25rem; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
ul { padding-left: 1.2rem; }
li { margin: .45rem 0; overflow-wrap: anywhere; }
li li { margin: .3rem 0; }
.score b { font-size: 2.5rem; }
.high b, .positive { color: light-dark(#14663b, #7fd6a4); }
.medium b, .warning { color: light-dark(#8a4b00, #f3b562); }
.low b, .negative { color: light-dark(#a3262a, #ff9a97); }
.positive, .warning, .negative { font-size: .8rem; text-transform: uppercase; }
q { font-style: italic; }
footer { margin-top: 3rem; font-size: .85rem; }
@media print { body { padding: 0; } section { break-inside: auto; } li { break-inside: avoid; } }
`;
