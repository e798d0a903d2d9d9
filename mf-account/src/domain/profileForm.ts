import { birthday, isBirthday } from '@touchline/shared/domain';
import type { AuthUser } from '@touchline/shared/wire';

export interface ProfileChange {
  readonly username?: string;
  readonly email?: string;
  /** `2001-02-09` */
  readonly birthday?: string;
  /** The account's password: only for a new email. */
  readonly password?: string;
}

/** A birthday as the values of three selects. */
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
  // Offline the birthday is unknown: browsers do not store it.
  const [year, month, day] = born ? born.split('-').map(Number) : [];
  return { username, email, birthday: { year, month, day } };
}

/** Only changed fields are sent: a new email triggers a confirmation code, an unchanged one must not. */
export function profileChange(values: ProfileValues, user: AuthUser): ProfileChange {
  const born = birthdayText(values.birthday);
  // The server trims values: surrounding whitespace is no change.
  const username = values.username.trim();
  const email = values.email.trim();
  return {
    ...(username !== user.username && { username }),
    ...(email !== user.email && { email }),
    ...(born !== undefined && born !== user.birthday && { birthday: born }),
  };
}

/** Validates a birthday: it may be empty, but not incomplete. */
export function birthdayError(parts: BirthdayParts | undefined, currentYear: number): string | undefined {
  const chosen = [parts?.year, parts?.month, parts?.day].filter((part) => part !== undefined).length;
  if (chosen === 0) return undefined;
  const text = birthdayText(parts ?? {});
  if (text === undefined) return 'Choose year, month and day';
  return isBirthday(text, currentYear) ? undefined : 'Enter a valid date. The minimum age is 10.';
}

function birthdayText({ year, month, day }: BirthdayParts): string | undefined {
  return year && month && day ? birthday(year, month, day) : undefined;
}
