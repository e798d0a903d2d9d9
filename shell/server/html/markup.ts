import { escapeHtml } from './escapeHtml';

/** HTML that is safe to send: made by `html`, which escapes every text in it, or by `trusted`. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | readonly Html[] | null;

/** HTML of our own that is not escaped, such as a drawing. */
export const trusted = (markup: string): Html => ({ markup });

/**
 * HTML with escaped values: `` html`<h1>${team}</h1>` ``. A value may also be HTML, a list of it, or null for nothing.
 */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: texts
    .map((text, index) => text + (index < parts.length ? written(parts[index] ?? null) : ''))
    .join(''),
});

function written(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  if ('markup' in part) return part.markup;
  return part.map(({ markup }) => markup).join('');
}
