/** The style sheet of the API's page. */
export const REFERENCE_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif;
  --line: light-dark(#d9dbe0, #3a3f4b); --soft: light-dark(#f3f4f6, #20242d); --mark: light-dark(#14523f, #8fd6bb); }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0; } h2 { margin: 2.5rem 0 .5rem; text-transform: capitalize; }
h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; } h4 { margin: .75rem 0 .25rem; font-size: .85rem; }
p { margin: .3rem 0; }
nav ul { display: flex; flex-wrap: wrap; gap: 1rem; padding: 0; list-style: none; }
article { border-top: 1px solid var(--line); padding: .8rem 0; }
.method { color: var(--mark); font-weight: 700; }
pre { margin: 0; padding: .7rem; background: var(--soft); border-radius: .4rem; overflow-x: auto; font-size: .85rem; }
summary { cursor: pointer; padding: .3rem 0; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;
