import { tabStorage } from '../storage';

/**
 * Values of a form whose user lost the session while editing. Stored in this tab until the same user logs in again;
 * never offered to another account, and without passwords and codes.
 */
export interface Draft {
  readonly userId: string;
  /** Address of the form. */
  readonly path: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const prefix = 'tl-draft:';
const isSecret = (name: string) => /pass|code/i.test(name);

const read = (key: string) => (tabStorage.readJson(key) ?? undefined) as Draft | undefined;

const keys = () => tabStorage.keys(prefix);
const isOf = (userId: string) => (key: string) => read(key)?.userId === userId;

export const drafts = {
  /** If storage is full or denied, nothing is kept, an older draft of the form neither. */
  keep(form: string, { values, ...where }: Draft): void {
    const open = Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name)));
    const isKept = tabStorage.writeJson(prefix + form, { ...where, values: open });
    if (!isKept) tabStorage.remove(prefix + form);
  },
  /** The draft of this form, once: after that it is in the form again. */
  take(form: string, userId: string): Draft | undefined {
    const key = prefix + form;
    if (!isOf(userId)(key)) return undefined;
    const draft = read(key);
    tabStorage.remove(key);
    return draft;
  },
  /** A draft of the account, to tell the user where it is. */
  find(userId: string): Draft | undefined {
    const key = keys().find(isOf(userId));
    return key === undefined ? undefined : read(key);
  },
  /** @param userId whose drafts stay; without one all go */
  wipe(userId?: string): void {
    for (const key of keys()) if (userId === undefined || !isOf(userId)(key)) tabStorage.remove(key);
  },
};
