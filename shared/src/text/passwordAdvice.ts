import { foldAccents } from './foldAccents';

/** NIST SP 800-63B-4, 3.1.1.2: a password that is the only factor has at least 15 characters. */
export const shortestPassword = 15;

/** What most people write first, here; the server knows 49,000 more. */
const commonWords = new Set(
  (
    'password passwort passwords letmein welcome iloveyou qwerty qwertyuiop asdfgh azerty admin administrator login ' +
    'football futbol fussball soccer premierleague fantasyfootball fantasyleague fantasypremierleague ' +
    'fantasymanager footballmanager touchline touchlineapp touchlineadmin seasonpass arsenal chelsea liverpool ' +
    'everton manchester manchesterunited manchestercity tottenham newcastle astonvilla master dragon monkey secret'
  ).split(' '),
);

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const shortestRun = 4;

/**
 * Why a password of any length is guessed first, as the end of "The password …"; undefined when nothing says so.
 *
 * @param own words about the account: its email address and name
 */
export function guessedFirst(password: string, own: readonly string[] = []): string | undefined {
  const text = foldAccents(password);
  if (new Set(text).size === 1) return 'repeats one character, so it is guessed first';
  if (/^(.{1,8}?)\1+$/u.test(text)) return 'repeats the same characters, so it is guessed first';
  if (isRuns(text)) return 'is made of rows of the keyboard or the alphabet, so it is guessed first';
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (commonWords.has(letters) || commonWords.has(asLetters(text)))
    return 'is a common word, with or without figures, so it is guessed first';
  if (letters !== '' && own.some((word) => ownParts(word).includes(letters)))
    return 'is your name or email address with some figures, so it is guessed first';
  return undefined;
}

/** Helper text of a new password's field: how many characters are missing, or the strength. */
export function passwordAdvice(password: string, own: readonly string[] = []): string {
  const length = [...password].length;
  if (length === 0)
    return `At least ${shortestPassword} characters. Four words that have nothing to do with each other are easy to keep in mind; spaces are allowed.`;
  const weakness = guessedFirst(password, own);
  if (weakness !== undefined)
    return `This password ${weakness}. Use words that have nothing to do with each other.`;
  const missing = shortestPassword - length;
  if (missing > 0)
    return `${missing} more ${missing === 1 ? 'character' : 'characters'}: another word, for example.`;
  return length < 20 ? 'Good. Do not use it anywhere else.' : 'Strong. Do not use it anywhere else.';
}

/** `p4ssw0rd2026!` read as letters, without figures and signs at its end. */
const asLetters = (text: string) =>
  text
    .replace(/[^\p{L}@$]+$/u, '')
    .replace(/[013457@$!]/g, (sign) => signs[sign] ?? sign)
    .replace(/[^\p{L}]/gu, '');

const signs: Record<string, string> = {
  ...{ '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't' },
  ...{ '@': 'a', $: 's', '!': 'i' },
};

const ownParts = (word: string) =>
  [word, word.split('@')[0] ?? ''].map((part) => foldAccents(part).replace(/[^\p{L}]/gu, ''));

/** Whether rows of at least four neighbouring keys or letters, in either direction, make up the whole text. */
function isRuns(text: string): boolean {
  let at = 0;
  while (at < text.length) {
    const length = runAt(text, at);
    if (length < Math.min(shortestRun, text.length - (at === 0 ? 0 : at))) return false;
    at += length;
  }
  return true;
}

function runAt(text: string, from: number): number {
  const both = rows.flatMap((row) => [row, [...row].reverse().join('')]);
  let longest = 1;
  for (const row of both)
    for (let length = longest + 1; from + length <= text.length; length += 1) {
      if (!row.includes(text.slice(from, from + length))) break;
      longest = length;
    }
  return longest;
}
