import type { MailMessage } from '../../platform/mail/mail';

/** Texts of the app's mails. Plain text; the only link restores an address that was changed. */

const close = '\n\nTouchline\nThis mail was sent by a machine; nobody reads answers to it.';

export const confirmationMail = (to: string, username: string, code: string): MailMessage => ({
  to,
  code,
  subject: 'Your Touchline code',
  text: `Hello ${username},\n\nyour code is ${code}. It is good for 10 minutes.\n\nIf you did not sign up, ignore this mail: without the code nothing happens.${close}`,
});

/** To the owner of an address that is used for another sign-up. */
export const alreadyRegisteredMail = (to: string): MailMessage => ({
  to,
  subject: 'You already have a Touchline account',
  text: `Hello,\n\nsomebody just tried to sign up with this address, and it already has an account. If that was you, log in instead; if you forgot the password, ask for a new one on the login page.\n\nIf it was not you, there is nothing to do.${close}`,
});

export const resetMail = (to: string, code: string): MailMessage => ({
  to,
  code,
  subject: 'Set a new Touchline password',
  text: `Hello,\n\nyour code to set a new password is ${code}. It is good for 10 minutes.\n\nIf you did not ask for it, ignore this mail: your password stays as it is.${close}`,
});

export const passwordChangedMail = (to: string): MailMessage => ({
  to,
  subject: 'Your Touchline password was changed',
  text: `Hello,\n\nthe password of your account was changed just now, and other devices were logged out.\n\nIf it was not you, set a new password on the login page at once.${close}`,
});

/** To the new address of an account. */
export const newAddressMail = (to: string, username: string, code: string): MailMessage => ({
  to,
  code,
  subject: 'Confirm your new address',
  text: `Hello ${username},\n\nyour code to confirm this address is ${code}. It is good for 10 minutes.\n\nIf you did not ask for it, ignore this mail.${close}`,
});

/** To the old address, so that an unauthorised change is noticed. */
export const addressChangeMail = (to: string): MailMessage => ({
  to,
  subject: 'Your Touchline address is being changed',
  text: `Hello,\n\nsomebody logged in to your account asked to change its address. It changes once the new address is confirmed.\n\nIf it was not you, set a new password at once.${close}`,
});

/** To the previous address, once the new one is confirmed. The reader of this mail owns that address. */
export const addressChangedMail = (to: string, link: string, days: number): MailMessage => ({
  to,
  subject: 'Your Touchline address was changed',
  text: `Hello,\n\nyour account has another email address now, and this one is not its address any more.\n\nIf it was not you, open this page within ${days} days:\n\n${link}\n\nIt brings this address back, logs every device out and asks for a new password.${close}`,
});

/** To an administrator who sets up the second factor. */
export const enrolMail = (to: string, code: string): MailMessage => ({
  to,
  code,
  subject: 'Set up your second factor',
  text: `Hello,\n\nyour code to set up the second factor is ${code}. It is good for 10 minutes.\n\nIf you did not ask for it, somebody knows your password: set a new one at once.${close}`,
});

export const deletionMail = (to: string, deadline: Date): MailMessage => ({
  to,
  subject: 'Your Touchline account will be deleted',
  text: `Hello,\n\nyour account and all that belongs to it will be deleted on ${deadline.toISOString().slice(0, 16).replace('T', ' at ')} UTC.\n\nUntil then you can cancel it in your profile.${close}`,
});
