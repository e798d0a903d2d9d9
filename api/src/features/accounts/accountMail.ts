import type { Rule, Throttles } from '../../platform/http/throttles';
import type { Mail, MailMessage } from '../../platform/mail/mail';
import { tooManyRequests } from '../../platform/http/problems';

/**
 * Daily mail budgets per address. Mails that strangers can trigger have other budgets than those of the
 * account holder, and each kind of notice has its own: a flood of one kind must not suppress the mail that
 * reports it.
 */
export const mailBudgets = {
  /** Codes to confirm an address, and "you already have an account": strangers can trigger them. */
  signUp: { name: 'mail', most: 20, seconds: 86_400 },
  reset: { name: 'mail reset', most: 20, seconds: 86_400 },
  enrol: { name: 'mail enrol', most: 20, seconds: 86_400 },
  passwordNotice: { name: 'mail password notice', most: 20, seconds: 86_400 },
  addressNotice: { name: 'mail address notice', most: 20, seconds: 86_400 },
  restoreLink: { name: 'mail restore link', most: 20, seconds: 86_400 },
  deletionNotice: { name: 'mail deletion notice', most: 20, seconds: 86_400 },
} as const satisfies Record<string, Rule>;
export type MailBudget = keyof typeof mailBudgets;

export interface AccountMail {
  send(budget: MailBudget, message: MailMessage): Promise<void>;
  /**
   * Sends a mail without which the owner could not undo what is being done: where the budget is used up, the action
   * is refused instead.
   *
   * @throws a problem with status 429, which ends the transaction of the action
   */
  sendOrRefuse(budget: MailBudget, message: MailMessage): Promise<void>;
  /** Takes as long as `send` without sending, so that timing reveals nothing. */
  pretend(budget: MailBudget, to: string): Promise<void>;
}

/** Sends mails about accounts, within the daily budget of an address. */
export function createAccountMail({
  mail,
  throttles,
}: {
  readonly mail: Mail;
  readonly throttles: Throttles;
}): AccountMail {
  const take = (budget: MailBudget, to: string) => throttles.take(mailBudgets[budget], to);
  return {
    send: async (budget, message) => {
      const { wait } = await take(budget, message.to);
      if (wait > 0) await mail.pretend();
      else await mail.send(message);
    },
    sendOrRefuse: async (budget, message) => {
      const { wait } = await take(budget, message.to);
      if (wait > 0) throw tooManyRequests(wait);
      await mail.send(message);
    },
    pretend: async (budget, to) => {
      await take(budget, to);
      await mail.pretend();
    },
  };
}
