import { isNumeric } from './validation';

/**
 * Validation of account forms while typing; the server applies the same rules and decides.
 * Source: specification section 5; lengths as in the wire's schemas.
 */

/** Returns the error of a field, or undefined. */
export type Validator = (value: unknown, all?: object) => string | undefined;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

export const required =
  (message: string): Validator =>
  (value) =>
    textOf(value).trim() === '' ? message : undefined;

export const email: Validator = (value) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(textOf(value).trim()) ? undefined : 'Enter a valid email address';

export const numeric =
  (message: string): Validator =>
  (value) =>
    isNumeric(textOf(value).trim()) ? undefined : message;

/** Maximum length, so that the server need not refuse it. */
export const atMost =
  (length: number): Validator =>
  (value) =>
    textOf(value).length > length ? `Use at most ${length} characters` : undefined;

/** Characters as users count them: an emoji is one. */
export const atLeast =
  (length: number): Validator =>
  (value) =>
    [...textOf(value)].length < length ? `Use at least ${length} characters` : undefined;

/** Equal to another field of the form. */
export const sameAs =
  (field: string, message: string): Validator =>
  (value, all = {}) =>
    value === (all as Record<string, unknown>)[field] ? undefined : message;

/** Returns the first error. */
export const first =
  (...validators: readonly Validator[]): Validator =>
  (value, all) => {
    for (const validate of validators) {
      const error = validate(value, all);
      if (error) return error;
    }
    return undefined;
  };

/** The terms must be accepted; the text is the specification's. */
export const accepted: Validator = (value) =>
  value === true ? undefined : 'You must accept the terms of agreement';

export const usernameRules = first(required('Enter a username'), atMost(40));
export const emailRules = first(required('Enter your email'), email, atMost(254));
/** 15: as `shortestPassword` of `@touchline/shared/text`, which pages without a password field do not load. */
export const passwordRules = first(required('Enter a password'), atLeast(15), atMost(256));
export const confirmRules = (field: string) =>
  first(required('Enter the password again'), sameAs(field, 'The passwords are not the same'));
export const codeRules = first(required('Enter the code'), numeric('The code has digits only'), atMost(12));
