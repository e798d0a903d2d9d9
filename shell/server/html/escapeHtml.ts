const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for use between tags and in quoted attributes. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/**
 * JSON for a `<script type="application/json">`: `<` is escaped, so that the text cannot close the element.
 */
export const inlineJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');
