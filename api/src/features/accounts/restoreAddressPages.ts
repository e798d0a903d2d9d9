import { escapeHtml, plainPage } from '../../platform/http/plainPage';

/** Asks for confirmation that the address is to be restored. */
export const restoreAddressPage = (address: string, code: string) =>
  plainPage(
    'Bring your address back',
    `<p>Your Touchline account gets the address <strong>${escapeHtml(address)}</strong> again.</p>
<p>Every device is logged out, and the password is not good any more: you set a new one afterwards.</p>
<form method="post" action="/v1/auth/restore_address/${escapeHtml(code)}">
<button>Bring my address back</button>
</form>`,
  );

export const restoredPage = () =>
  plainPage(
    'Your address is back',
    `<p>Every device was logged out. Set a new password now: on the login page choose &ldquo;Forgot password&rdquo; and
enter your address.</p>
<p><a href="/">Go to Touchline</a></p>`,
  );

/** @param reason a sentence that explains why nothing was changed */
export const restoreRefusedPage = (reason: string) =>
  plainPage(
    'Nothing was changed',
    `<p>${escapeHtml(reason)}</p>
<p><a href="/">Go to Touchline</a></p>`,
  );
