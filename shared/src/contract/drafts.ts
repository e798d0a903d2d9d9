/**
 * What somebody had typed when his session ended in the middle of a form. It waits in this tab until he has
 * logged in again; nobody else gets it, and a password is never among it.
 */
export interface Draft {
  readonly userId: string;
  /** Address of the form. */
  readonly path: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const prefix = 'tl-draft:';
const isSecret = (name: string) => /pass|code/i.test(name);

function read(key: string): Draft | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null) ?? undefined;
  } catch {
    return undefined;
  }
}

const keys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
const isOf = (userId: string) => (key: string) => read(key)?.userId === userId;

export const drafts = {
  /** Storage that is full or forbidden only means that nothing is kept. */
  keep(form: string, { values, ...where }: Draft): void {
    const open = Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name)));
    try {
      sessionStorage.setItem(prefix + form, JSON.stringify({ ...where, values: open }));
    } catch {
      sessionStorage.removeItem(prefix + form);
    }
  },
  /** The draft of this form, once: after that it is in the form again. */
  take(form: string, userId: string): Draft | undefined {
    const key = prefix + form;
    if (!isOf(userId)(key)) return undefined;
    const draft = read(key);
    sessionStorage.removeItem(key);
    return draft;
  },
  /** A draft of the account, to tell the user where it is. */
  find(userId: string): Draft | undefined {
    const key = keys().find(isOf(userId));
    return key === undefined ? undefined : read(key);
  },
  /** @param userId whose drafts stay; without one all go */
  wipe(userId?: string): void {
    for (const key of keys()) if (userId === undefined || !isOf(userId)(key)) sessionStorage.removeItem(key);
  },
};
