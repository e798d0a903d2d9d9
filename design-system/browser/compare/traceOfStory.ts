/**
 * All that the picture of a story is drawn from, as text: its elements with what is typed, focused and scrolled, and the styles that are
 * not named after their own content. The same browser draws the same picture from the same text. A drawing by a script has no such
 * text, and is never the same as another. Runs in the page, so it must not use anything outside its own body.
 */
export function traceOfStory(): string {
  if (document.querySelector('canvas, video')) return `${performance.now()} ${Math.random()}`;
  const isOurs = (element: Element) =>
    !/^(SCRIPT|STYLE)$/.test(element.tagName) && !/\bsb-/.test(element.className);
  const shown = [...document.body.children].filter(isOurs);
  // Their names count what was drawn before them.
  const text = shown.map(({ outerHTML }) => outerHTML.replaceAll(/_r_\w+_/g, '_r_')).join('');
  const fields = [...document.querySelectorAll('input, textarea, select')] as HTMLInputElement[];
  const all = [...document.querySelectorAll('*')];
  const places = [
    window.scrollX,
    window.scrollY,
    ...all.flatMap((element, at) =>
      element.scrollTop || element.scrollLeft ? [at, element.scrollTop, element.scrollLeft] : [],
    ),
  ];
  // The name of a class that emotion makes is a hash of its rules.
  const sheets = [...document.styleSheets].filter(
    ({ ownerNode }) => (ownerNode as Element | null)?.getAttribute('data-emotion') !== 'tl',
  );
  const { attributes } = document.documentElement;
  return JSON.stringify({
    text,
    page: [...attributes, ...document.body.attributes].map(({ name, value }) => `${name}=${value}`),
    fields: fields.map(({ value, checked, indeterminate }) => [value, checked, indeterminate]),
    focused: all.indexOf(document.activeElement ?? document.body),
    places,
    rules: sheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)),
  });
}
