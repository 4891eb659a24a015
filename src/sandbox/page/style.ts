export const pageStyle = `:root {
  color-scheme: light dark;
  --ground: light-dark(#f6f7f7, #111616);
  --paper: light-dark(#ffffff, #1a2121);
  --ink: light-dark(#172121, #e4ebea);
  --soft: light-dark(#566464, #9aabaa);
  --line: light-dark(#dde4e3, #2c3736);
  --accent: light-dark(#0f766e, #4fd1c5);
  --wash: light-dark(#e3f4f1, #143a37);
  --warn: light-dark(#8a4b00, #f3b562);
  --columns: minmax(0, 2.6fr) 4.5rem 5.5rem minmax(0, 1.1fr) 12.5rem minmax(0, 1.5fr);
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body {
  margin: 0 auto;
  padding: 1.5rem clamp(0.75rem, 3vw, 2rem) 2rem;
  max-width: 84rem;
  background: var(--ground);
  color: var(--ink);
  font: 0.9375rem/1.5 system-ui, sans-serif;
}
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.1rem 1rem; }
header p { margin: 0; color: var(--soft); }
header code { color: var(--ink); user-select: all; }
h1 { font-size: 1.375rem; margin: 0; letter-spacing: -0.01em; }
header #live { margin-left: auto; white-space: nowrap; }
#live::before {
  content: "";
  display: inline-block;
  width: 0.55rem; height: 0.55rem;
  margin-right: 0.45rem;
  border-radius: 50%;
  background: var(--soft);
}
#live[data-live="yes"]::before { background: var(--accent); }
#faults { margin: 0.75rem 0 0; color: var(--warn); white-space: pre-wrap; overflow-wrap: anywhere; }
search { display: flex; flex-wrap: wrap; gap: 0.75rem 1rem; margin: 1.25rem 0 1rem; }
label { display: grid; gap: 0.2rem; color: var(--soft); font-size: 0.8125rem; flex: 1 1 11rem; }
label:first-child { flex-grow: 3; }
input, select, button {
  font: inherit;
  color: var(--ink);
  background: var(--paper);
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  padding: 0.45rem 0.65rem;
  min-width: 0;
  width: 100%;
}
input, select { font-size: 0.9375rem; }
button { width: auto; cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
main { background: var(--paper); border: 1px solid var(--line); border-radius: 0.75rem; overflow: clip; }
.heads, summary { display: grid; grid-template-columns: var(--columns); gap: 1rem; padding: 0.6rem 1rem; align-items: start; }
.heads { color: var(--soft); font-size: 0.8125rem; padding-left: 2.1rem; border-bottom: 1px solid var(--line); }
details + details { border-top: 1px solid var(--line); }
summary { cursor: pointer; list-style: none; padding-left: 2.1rem; position: relative; }
summary::-webkit-details-marker { display: none; }
summary::before {
  content: "";
  position: absolute;
  left: 0.95rem; top: 1.1rem;
  width: 0.4rem; height: 0.4rem;
  border: solid var(--soft);
  border-width: 0 1.5px 1.5px 0;
  rotate: -45deg;
}
details[open] > summary::before { rotate: 45deg; }
summary:hover { background: color-mix(in srgb, var(--wash) 45%, transparent); }
summary:focus-visible { outline-offset: -3px; border-radius: 0.6rem; }
.name { font-weight: 600; }
.number, .time { font-variant-numeric: tabular-nums; }
.time { white-space: nowrap; }
bdi, dd, code { overflow-wrap: anywhere; }
.tag {
  margin-right: 0.3rem;
  padding: 0.1rem 0.45rem;
  box-decoration-break: clone;
  border-radius: 0.4rem;
  background: var(--wash);
  font-size: 0.8125rem;
  font-weight: 400;
  overflow-wrap: anywhere;
}
.name .tag { margin-left: 0.5rem; }
.tag.warn { background: none; border: 1px solid var(--warn); color: var(--warn); }
details[data-new] > summary { animation: arrive 2.5s ease-out; }
@keyframes arrive { from { background: var(--wash); } }
.body { padding: 0.25rem 1rem 1.1rem 2.1rem; display: grid; gap: 1rem; justify-items: start; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.15rem 1rem; margin: 0; }
dt { color: var(--soft); }
dd { margin: 0; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; font-weight: 600; padding-bottom: 0.25rem; }
th { text-align: left; color: var(--soft); font-weight: 400; font-size: 0.8125rem; }
th, td { padding: 0.3rem 1rem 0.3rem 0; border-bottom: 1px solid var(--line); vertical-align: baseline; }
table.fields { width: auto; min-width: 18rem; }
code { font: 0.8125rem/1.4 ui-monospace, monospace; }
a { color: var(--accent); }
#empty { padding: 2.5rem 1rem; margin: 0; text-align: center; color: var(--soft); }
#more { margin: 0.75rem 1rem; }
footer { margin-top: 1rem; color: var(--soft); font-size: 0.8125rem; }
kbd { border: 1px solid var(--line); border-radius: 0.3rem; padding: 0 0.3rem; background: var(--paper); font: inherit; }
@media (max-width: 48rem) {
  .heads { display: none; }
  summary { grid-template-columns: auto auto 1fr; gap: 0.1rem 0.9rem; }
  summary > .name, summary > .links { grid-column: 1 / -1; }
  summary > .owner { text-align: right; }
  summary > .time { grid-column: 1 / -1; }
  summary > :not(.name) { color: var(--soft); font-size: 0.875rem; }
  .links:empty { display: none; }
  .name .tag { margin-left: 0; }
  .name bdi { margin-right: 0.5rem; }
  label:first-child { flex-basis: 100%; }
  header p { order: 1; flex-basis: 100%; }
  header #live { order: 0; flex-basis: auto; }
  .body { padding-left: 1rem; }
  .versions thead { position: absolute; clip-path: inset(50%); }
  .versions tr { display: grid; grid-template-columns: auto 1fr auto; gap: 0 0.9rem; padding: 0.45rem 0; border-bottom: 1px solid var(--line); }
  .versions td { border: 0; padding: 0; }
  .versions .wide { grid-column: 1 / -1; }
  footer { display: none; }
}
@media (prefers-reduced-motion: reduce) {
  details[data-new] > summary { animation: none; }
}
`;
