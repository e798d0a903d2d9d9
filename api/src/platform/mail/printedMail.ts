import type { MailMessage } from './mail';

/**
 * The line on the terminal for a mail that no server takes. In demo mode the person at the console is the postman and
 * reads the code there; elsewhere what is printed ends in log files, where neither codes nor addresses belong.
 */
export function printedMail({ to, subject, code }: MailMessage, demoMode: boolean): string {
  if (!demoMode) return 'A mail waits in the outbox: SMTP_URL names no mail server.';
  return visible(`Mail to ${to}. ${code === undefined ? subject : `${subject}: ${code}`}`);
}

/** Characters that would act on a terminal instead of being shown, as their numbers. */
const visible = (text: string) =>
  text.replace(/\p{C}/gu, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
