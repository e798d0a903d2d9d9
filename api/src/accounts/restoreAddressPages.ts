const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const page = (title: string, body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>${title}</title><meta name="viewport" content="width=device-width"></head><body>
<main><h1>${title}</h1>
${body}
</main></body></html>`;

/** Asks for confirmation that the address is to be restored. */
export const restoreAddressPage = (address: string, code: string) =>
  page(
    'Bring your address back',
    `<p>Your Touchline account gets the address <strong>${escape(address)}</strong> again.</p>
<p>Every device is logged out, and the password is not good any more: you set a new one afterwards.</p>
<form method="post" action="/v1/auth/restore_address/${escape(code)}">
<button>Bring my address back</button>
</form>`,
  );

export const restoredPage = () =>
  page(
    'Your address is back',
    `<p>Every device was logged out. Set a new password now: on the login page choose &ldquo;Forgot password&rdquo; and
enter your address.</p>
<p><a href="/">Go to Touchline</a></p>`,
  );

/** @param reason a sentence that explains why nothing was changed */
export const restoreRefusedPage = (reason: string) =>
  page(
    'Nothing was changed',
    `<p>${escape(reason)}</p>
<p><a href="/">Go to Touchline</a></p>`,
  );
