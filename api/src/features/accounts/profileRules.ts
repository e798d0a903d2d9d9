import { domainToASCII } from 'node:url';
import { birthday as writeBirthday, isBirthday } from '@touchline/shared/domain';
import type { EpochMs } from '@touchline/shared/domain';
import { badRequest } from '../../platform/http/problems';

/**
 * Normalises an email address, so that one mailbox is one text: lower case, composed letters, and the domain as the name
 * service has it (`bücher.example` and `xn--bcher-kva.example` are one domain).
 */
export function normalEmail(given: string): string {
  const email = given.trim().normalize('NFC').toLowerCase();
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/su.exec(email) ?? [];
  // Empty for a text that is no domain.
  const ascii = domainToASCII(domain);
  return ascii === '' ? email : `${local}@${ascii}`;
}

/**
 * Normalises an email address.
 * @throws a problem naming the field when it is not a valid address
 */
export function readEmail(given: string): string {
  const email = normalEmail(given);
  const looksRight =
    /^[^\s@<>(),;:\\"[\]]{1,64}@([a-z0-9\u0080-\uffff-]+\.)+([a-z\u0080-\uffff]{2,}|xn--[a-z0-9-]+)$/.test(
      email,
    );
  // Control and text-direction characters would affect a terminal or a mail program.
  if (looksRight && !email.includes('..') && !/\p{C}|\p{Default_Ignorable_Code_Point}/u.test(email))
    return email;
  throw badRequest('Enter a valid email address.', { email: 'is not an email address' });
}

/**
 * Joiners of letters and emoji, and the tags of a flag: visible by their effect on neighbouring characters.
 */
const joiners = /(?<=\S)[\u200c\u200d](?=\S)|[\ufe0e\ufe0f]|(?<=\u{1f3f4})[\u{e0020}-\u{e007f}]+/gu;
/** Characters without a glyph: control, format, fillers, the empty braille cell. */
const hidden = /\p{C}|\p{Zl}|\p{Zp}|\p{Default_Ignorable_Code_Point}|\u2800/u;

/** A name, trimmed and without invisible characters. */
export function readUsername(given: string): string {
  const username = given.normalize('NFC').trim();
  if (username === '') throw badRequest('Enter a username.', { username: 'is required' });
  const seen = username.replace(joiners, '');
  if (hidden.test(seen) || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(seen)) {
    throw badRequest('The username has a character that cannot be shown.', {
      username: 'has a hidden character',
    });
  }
  return username;
}

/**
 * "Birthday is sent as year-month-day": `2001-2-9` is read as `2001-02-09`.
 * @throws a problem for an invalid day, or an age outside the limits of section 5
 */
export function readBirthday(given: string, now: EpochMs): string {
  const [year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(given) ?? [])
    .slice(1)
    .map(Number);
  const birthday = writeBirthday(year, month, day);
  if (isBirthday(birthday, new Date(now).getUTCFullYear())) return birthday;
  throw badRequest('Enter your birthday: a date, and you must be at least 10 years old.', {
    birthday: 'is not the birthday of somebody of at least 10',
  });
}
