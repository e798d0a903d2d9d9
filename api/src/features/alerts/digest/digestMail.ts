import type { Config } from '../../../platform/config';
import type { Secrets } from '../../../platform/home/secrets';
import { mailAddressIn, type MailMessage } from '../../../platform/mail/mail';
import type { Recipient } from './digest.queries';
import type { DigestFacts } from './digestFacts';
import { digestLines } from './digestText';
import { digestToken } from './digestToken';

/** Name of the condition under which a digest leaves the outbox. */
export const digestCondition = 'digest';

/** Route of the page that switches a digest off. */
export const digestOffPath = '/v1/alerts/digest/off';

interface DigestMailParts {
  readonly secrets: Pick<Secrets, 'hmac'>;
  readonly config: Pick<Config, 'publicUrl' | 'mailFrom' | 'readsMail'>;
}

/** The mail after a gameweek, with its way out in the text and for the mail program. */
export function digestMail(
  { secrets, config }: DigestMailParts,
  facts: DigestFacts,
  { account, email, username }: Recipient,
): MailMessage {
  const { gameweek, row, team } = facts;
  const token = digestToken(secrets, account);
  const off = `${config.publicUrl}${digestOffPath}/${token}`;
  return {
    to: email,
    subject: `Gameweek ${gameweek.id} is final: ${row.points} points`,
    text: [
      `Hello ${username},`,
      `this was gameweek ${gameweek.id} of ${team}.`,
      digestLines(facts).join('\n'),
      `Your team: ${config.publicUrl}/team`,
      `You get this mail after each gameweek because you switched it on in your profile. To get no more of them, open this page:\n${off}`,
      'Touchline\nThis mail was sent by a machine; nobody reads answers to it.',
    ].join('\n\n'),
    headers: unsubscribeHeaders(config, off, token),
    onlyIf: { name: digestCondition, account },
  };
}

/** RFC 2369 and RFC 8058. One click needs https; a sender that nobody reads gets no mail. */
function unsubscribeHeaders(
  { publicUrl, mailFrom, readsMail }: DigestMailParts['config'],
  off: string,
  token: string,
): Record<string, string> {
  const byMail = `mailto:${mailAddressIn(mailFrom)}?subject=${encodeURIComponent(`digest off ${token}`)}`;
  return {
    'List-Unsubscribe': [off, ...(readsMail ? [byMail] : [])].map((address) => `<${address}>`).join(', '),
    ...(publicUrl.startsWith('https:') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
  };
}
