import { escapeHtml, plainPage } from '../../../platform/http/plainPage';
import { digestOffPath } from './digestMail';

/** Asks for confirmation that the mail is to be switched off. */
export const digestOffPage = (token: string) =>
  plainPage(
    'No more gameweek mail',
    `<p>Touchline sends you a mail after each gameweek. This button switches it off.</p>
<form method="post" action="${digestOffPath}/${escapeHtml(token)}">
<button>Switch it off</button>
</form>`,
  );

export const digestIsOffPage = () =>
  plainPage(
    'The gameweek mail is off',
    `<p>You get no more mail after a gameweek. You can switch it on again in your profile.</p>
<p><a href="/profile">Go to your profile</a></p>`,
  );

export const digestOffRefusedPage = () =>
  plainPage(
    'Nothing was changed',
    `<p>This link is incomplete or invalid. Open it again from the mail, or switch the mail off in your
profile.</p>
<p><a href="/profile">Go to your profile</a></p>`,
  );
