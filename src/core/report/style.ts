/**
 * How report pages look. Colours are named once, for light and for dark; nothing is loaded from anywhere.
 *
 * @module
 */

import { Html } from "./html.ts";

/** The style sheet of every report page. */
export const STYLE: Html = new Html(`
:root {
  color-scheme: light dark;
  --paper: #fbfaf7; --card: #ffffff; --ink: #1d2125; --soft: #5b636b; --line: #e2dfd7; --fill: #f2f0ea;
  --good: #0b6b5d; --good-fill: #dcefea; --bad: #a8321f; --bad-fill: #f8e3de; --mark: #6b5bb0;
  --wanted: #138a78; --unwanted: #d0703c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14171a; --card: #1b1f23; --ink: #e6e4df; --soft: #a1a8af; --line: #30363c; --fill: #23282d;
    --good: #6fd0bd; --good-fill: #16352f; --bad: #f2977f; --bad-fill: #40211b; --mark: #b3a6f0;
    --wanted: #3fb8a3; --unwanted: #e08a57;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: anywhere;
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans", sans-serif; }
main, header { max-width: 70rem; margin: 0 auto; padding: 0 1.5rem; }
header { padding-top: 3rem; }
h1 { font-size: clamp(1.7rem, 5vw, 2.4rem); line-height: 1.15; margin: 0 0 .5rem; letter-spacing: -.02em; }
h2 { font-size: 1.15rem; margin: 3rem 0 1rem; letter-spacing: -.005em; }
p { margin: .4rem 0; }
.kicker { color: var(--soft); font-size: .82rem; letter-spacing: .06em; text-transform: uppercase; margin: 0 0 .4rem; }
.facts { color: var(--soft); font-size: .92rem; }
.verdict { display: inline-block; font-size: .85rem; font-weight: 600; padding: .15rem .7rem; border-radius: 99px;
  vertical-align: .25em; margin-left: .5rem; letter-spacing: 0; }
.good { color: var(--good); background: var(--good-fill); }
.bad { color: var(--bad); background: var(--bad-fill); }
.numbers { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.2rem, 1fr)); gap: 1px; margin: 2rem 0 0;
  background: var(--card); border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
.numbers > div { padding: 1rem 1.1rem; box-shadow: 0 0 0 1px var(--line); }
.numbers dt { color: var(--soft); font-size: .85rem; }
.numbers dd { margin: 0; font-size: 1.75rem; font-weight: 600; line-height: 1.3; letter-spacing: -.02em;
  font-variant-numeric: tabular-nums; }
.numbers small { display: block; color: var(--soft); font-size: .78rem; font-weight: 400; line-height: 1.35; letter-spacing: 0; }
.told { display: flex; flex-wrap: wrap; gap: .2rem 1.6rem; margin: .9rem .2rem 0; font-size: .88rem; color: var(--soft); }
.told > div { display: flex; gap: .4rem; }
.told dd { margin: 0; color: var(--ink); font-variant-numeric: tabular-nums; }
.panel { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.1rem 1.2rem; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)); gap: 1rem; }
.pair h3 { margin: 0 0 .2rem; font-size: 1rem; }
.pair p { color: var(--soft); font-size: .86rem; }
figure { margin: 0; }
svg { display: block; width: 100%; height: auto; overflow: visible; }
svg text { fill: var(--soft); font: 12px system-ui, sans-serif; }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; font-size: .86rem; color: var(--soft); margin-top: .4rem; }
.legend i { display: inline-block; width: .8em; height: .8em; border-radius: 3px; margin-right: .4em; vertical-align: -.05em; }
.rest { margin-top: .6rem; }
.rest > summary { color: var(--soft); font-size: .9rem; cursor: pointer; padding: .2rem; }
.scroll { overflow-x: auto; overflow-wrap: normal; }
.scroll th, .scroll td { white-space: nowrap; }
.scroll tbody th { white-space: normal; min-width: 8.5rem; }
.scroll:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; font-variant-numeric: tabular-nums; }
th { text-align: left; font-weight: 500; color: var(--soft); font-size: .83rem; }
th, td { padding: .45rem .8rem .45rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
tbody tr:last-child > * { border-bottom: 0; }
tbody th { color: var(--ink); font-size: .92rem; }
td.n, th.n { text-align: right; }
.n + td, .n + th { padding-left: 1.4rem; }
td:has(.meter) { white-space: nowrap; }
fieldset { border: 0; padding: 0; margin: 0 0 .7rem; display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; }
legend { float: left; color: var(--soft); font-size: .86rem; margin-right: .6rem; padding: .2rem 0; min-width: 3rem; }
.chip { position: relative; display: inline-block; }
.chip input { position: absolute; opacity: 0; inset: 0; margin: 0; width: 100%; height: 100%; cursor: pointer; }
.chip span { display: block; padding: .2rem .75rem; border: 1px solid var(--line); border-radius: 99px; font-size: .86rem;
  background: var(--card); }
.chip input:checked + span { background: var(--ink); color: var(--paper); border-color: var(--ink); }
.chip input:focus-visible + span { outline: 2px solid var(--mark); outline-offset: 2px; }
.case { background: var(--card); border: 1px solid var(--line); border-radius: 10px; margin: .5rem 0; }
.case > summary { display: grid; grid-template-columns: minmax(5.2rem, max-content) 1fr auto; gap: .8rem; align-items: baseline; padding: .6rem 1rem;
  cursor: pointer; list-style: none; border-radius: 10px; }
.case > summary::-webkit-details-marker { display: none; }
.case > summary:hover { background: var(--fill); }
.case > summary:focus-visible { outline: 2px solid var(--mark); outline-offset: 1px; }
.case .state { font-size: .8rem; font-weight: 600; padding: .05rem .55rem; border-radius: 99px; text-align: center; }
.case .ask { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
.case[open] .ask { display: block; }
.case .name { color: var(--soft); font-size: .82rem; text-align: right; }
.inside { padding: .2rem 1rem 1rem; }
.inside h4 { margin: 1rem 0 .2rem; font-size: .83rem; font-weight: 500; color: var(--soft); }
.prompt { white-space: pre-wrap; unicode-bidi: plaintext; background: var(--fill); border-radius: 8px; padding: .7rem .9rem; margin: 0;
  max-height: 18rem; overflow: auto; font: inherit; font-size: .95rem; }
.failures { margin: .8rem 0 0; padding: 0 0 0 1.1rem; color: var(--bad); }
code { font: .92em ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
.tags { color: var(--soft); font-size: .82rem; margin-top: .8rem; }
.meter { position: relative; display: inline-block; width: 7rem; height: .5rem; border-radius: 4px; background: var(--fill);
  margin-right: .6rem; vertical-align: .08em; }
.meter i { position: absolute; inset: 0 auto 0 0; width: var(--at); border-radius: 4px; background: var(--soft); }
.meter.wanted i { background: var(--wanted); }
.meter.unwanted i { background: var(--unwanted); }
.meter b { position: absolute; left: var(--line-at); top: -.2rem; bottom: -.2rem; width: 2px; background: var(--mark); }
.why { color: var(--soft); font-size: .86rem; }
.up { color: var(--good); } .down { color: var(--bad); }
footer { max-width: 70rem; margin: 3rem auto 0; padding: 1.2rem 1.5rem 3rem; color: var(--soft); font-size: .82rem;
  border-top: 1px solid var(--line); }
@media (max-width: 40rem) {
  svg text { font-size: 19px; }
  .scroll table { font-size: .84rem; }
  .scroll th, .scroll td { padding-right: .25rem; }
  .scroll thead th { white-space: normal; overflow-wrap: normal; font-size: .72rem; vertical-align: bottom; }
  .scroll tbody th { min-width: 6.1rem; font-size: .84rem; overflow-wrap: anywhere; }
  .scroll .n + td, .scroll .n + th { padding-left: .25rem; }
  main, header { padding-left: 1rem; padding-right: 1rem; }
  header { padding-top: 1.6rem; }
  .case > summary { grid-template-columns: 1fr auto; }
  .case .ask { grid-column: 1 / -1; grid-row: 2; }
  .case .state { justify-self: start; }
  .stack, .stack tbody, .stack tr, .stack td, .stack th { display: block; border: 0; padding: 0; }
  .stack thead { display: none; }
  .stack tr { border-bottom: 1px solid var(--line); padding: .6rem 0; }
  .stack tr:last-child { border-bottom: 0; }
}
@media print { .filters { display: none; } .case { break-inside: avoid; } }
`);
