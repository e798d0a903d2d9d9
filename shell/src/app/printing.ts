import { schemeAttribute } from '@touchline/design-system/scheme';

/** A printed page has its content alone, without the choices above it, in whole, in the colours of the screen. */
const rules = `@media print {
  header, nav, [role="tablist"], [role="search"], [aria-label="Go up"] { display: none !important; }
  *:has(> [role="radiogroup"]), .MuiToggleButtonGroup-root { display: none !important; }
  main, body > div, body > div > div { display: block !important; padding: 0 !important; min-height: 0 !important; }
  html { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .frame, .scroll { overflow: visible !important; max-height: none !important; }
  th, td { position: static !important; }
  table { font-size: 9px; }
  tr, li, figure, section > svg { break-inside: avoid; }
  @page { margin: 12mm; }
}`;

/** Style sheet of printed pages. In the dark scheme the light one is printed: paper is white. */
export function preparePrinting(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const { documentElement } = document;
  let shown: string | null = null;
  window.addEventListener('beforeprint', () => {
    shown = documentElement.getAttribute(schemeAttribute);
    documentElement.setAttribute(schemeAttribute, 'light');
  });
  window.addEventListener('afterprint', () => {
    if (shown !== null) documentElement.setAttribute(schemeAttribute, shown);
  });
}
