import { printedMail } from './printedMail';

const mail = { to: 'ada@example.org', subject: 'Your Touchline code', text: 'It is 123456.', code: '123456' };

it('prints the code in demo mode, where the person at the console is the postman', () => {
  expect(printedMail(mail, true)).toBe('Mail to ada@example.org. Your Touchline code: 123456');
});

it('prints neither code nor address outside demo mode', () => {
  const line = printedMail(mail, false);
  expect(line).toContain('SMTP_URL');
  for (const secret of ['123456', 'ada@example.org']) expect(line).not.toContain(secret);
});

it('shows control characters of an address instead of sending them to the terminal', () => {
  const line = printedMail({ ...mail, to: 'a\u001b[2Jda@example.org\r\n\u202e' }, true);
  expect(line).toBe('Mail to a\\u{1b}[2Jda@example.org\\u{d}\\u{a}\\u{202e}. Your Touchline code: 123456');
});
