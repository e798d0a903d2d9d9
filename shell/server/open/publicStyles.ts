import { palettes } from '@touchline/design-system/tokens';

const variables = ({ background, surface, text, divider, primary, header, secondary, focus }: Palette) =>
  [
    `--page:${background.default};--paper:${background.paper};--sunken:${surface.sunken}`,
    `--ink:${text.primary};--quiet:${text.secondary};--line:${divider}`,
    `--main:${primary.main};--on-main:${primary.contrastText}`,
    `--head:${header.bg};--on-head:${header.text};--mark:${secondary.main};--on-mark:${secondary.contrastText}`,
    `--focus:${focus.main}`,
  ].join(';');
type Palette = (typeof palettes)[keyof typeof palettes];

const light = variables(palettes.light);
const dark = variables(palettes.dark);

/**
 * Styles of the pages for visitors: the colours of the design system as CSS variables, the fonts of the device. These
 * pages have no script, so the scheme is the device's.
 */
export const publicStyles = `
:root{color-scheme:light;${light}}
@media(prefers-color-scheme:dark){:root{color-scheme:dark;${dark}}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,'Segoe UI',Roboto,sans-serif}
a{color:var(--main)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.head{background:var(--head);color:var(--on-head);display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px;padding:6px 16px;min-height:56px}
.head a{color:inherit;text-decoration:none;display:inline-flex;align-items:center;min-height:44px;padding:0 4px}
.head .name{font-weight:800;font-size:19px;margin-right:auto}.head .name span{border-bottom:3px solid var(--mark)}
.head .go{background:var(--mark);color:#16211C;font-weight:700;border-radius:10px;padding:0 14px}
main{max-width:1120px;margin:0 auto;padding:20px 16px 40px}
h1{font-size:clamp(26px,5vw,40px);line-height:1.15;margin:0 0 12px;text-wrap:balance}
h2{font-size:20px;line-height:1.3;margin:28px 0 8px}
p{margin:0 0 12px;max-width:65ch}
.lead{font-size:18px;color:var(--quiet)}
.two{display:grid;gap:24px}
.card{background:var(--paper);border:1px solid var(--line);border-radius:14px;padding:16px}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:0 18px;border:0;border-radius:10px;background:var(--main);color:var(--on-main);font:inherit;font-weight:700;text-decoration:none;cursor:pointer}
.plain{background:none;border:1px solid var(--main);color:var(--main)}
form{display:grid;gap:8px;grid-template-columns:1fr auto}
form h2,form label,form small,form .wrong{grid-column:1/-1}form h2{margin:0}.note{margin:12px 0 0}.account{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px}
label{font-weight:700}small,.quiet{color:var(--quiet);font-size:14px}
input{font:inherit;min-height:44px;width:100%;padding:0 12px;border:1px solid var(--quiet);border-radius:10px;background:var(--page);color:var(--ink)}
.wrong{margin:0;font-weight:700}
.wrong::before{content:'! ';}
.teams{display:flex;flex-wrap:wrap;gap:8px;margin:12px 0 0;padding:0;list-style:none}
figure{margin:0}figure svg{width:100%;height:auto;border-radius:14px;display:block}figcaption{color:var(--quiet);font-size:14px;margin-top:6px}
ul.ticks{margin:0;padding-left:20px}ul.ticks li{margin-bottom:6px}
.numbers{display:flex;flex-wrap:wrap;gap:8px 28px;margin:0 0 16px;padding:0}
.numbers div{min-width:88px}.numbers dt{color:var(--quiet);font-size:14px}.numbers dd{margin:0;font-size:26px;font-weight:800;font-variant-numeric:tabular-nums}
.numbers .small{font-size:14px;font-weight:400;color:var(--quiet);display:block}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:8px 6px;text-align:right;border-bottom:1px solid var(--line)}th:first-child,td:first-child{text-align:left}
caption{text-align:left;font-weight:700;padding:0 0 4px}
footer{max-width:1120px;margin:0 auto;padding:0 16px 40px;color:var(--quiet);font-size:14px}
footer a{display:inline-block;padding:8px 12px 8px 0}
@media(min-width:800px){.two{grid-template-columns:1fr 1fr;align-items:start}.wide{grid-template-columns:3fr 2fr}main{padding-top:36px}}
@media print{.head,form,.actions{display:none}}
`;
