export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** A page of the API for people who followed a link in a mail: no script, no style. */
export const plainPage = (
  title: string,
  body: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>${title}</title><meta name="viewport" content="width=device-width"></head><body>
<main><h1>${title}</h1>
${body}
</main></body></html>`;
