import { birthday, isBirthday } from '@touchline/shared/domain';
import type { AuthUser } from '@touchline/shared/wire';
import type { ProfileChange } from '../state/account.api';

/** A birthday as three selects hold it. */
export interface BirthdayParts {
  year?: number;
  month?: number;
  day?: number;
}

export interface ProfileValues {
  username: string;
  email: string;
  birthday: BirthdayParts;
}

export function profileValues({ username, email, birthday: born }: AuthUser): ProfileValues {
  // Without network the birthday is not known: it is kept in no browser.
  const [year, month, day] = born ? born.split('-').map(Number) : [];
  return { username, email, birthday: { year, month, day } };
}

/** Only what differs from the account: a new email asks for a code, an old one must not. */
export function profileChange(values: ProfileValues, user: AuthUser): ProfileChange {
  const born = birthdayText(values.birthday);
  // As the server keeps them: blanks around them are no change.
  const username = values.username.trim();
  const email = values.email.trim();
  return {
    ...(username !== user.username && { username }),
    ...(email !== user.email && { email }),
    ...(born !== undefined && born !== user.birthday && { birthday: born }),
  };
}

/** What is wrong with a birthday; none at all is right, a part of one is not. */
export function birthdayError(parts: BirthdayParts | undefined, currentYear: number): string | undefined {
  const chosen = [parts?.year, parts?.month, parts?.day].filter((part) => part !== undefined).length;
  if (chosen === 0) return undefined;
  const text = birthdayText(parts ?? {});
  if (text === undefined) return 'Choose year, month and day';
  return isBirthday(text, currentYear) ? undefined : 'This is no birthday';
}

function birthdayText({ year, month, day }: BirthdayParts): string | undefined {
  return year && month && day ? birthday(year, month, day) : undefined;
}
