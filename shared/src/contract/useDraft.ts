import { useEffect, useRef } from 'react';
import { drafts } from './drafts';
import { useShell } from './shell';
import { useUser } from './shellState';

/** The part of a form that drafts need; react-final-form's form implements it. */
interface DraftedForm {
  getState(): {
    readonly values: object;
    readonly dirtyFields?: Readonly<Record<string, boolean>> | undefined;
  };
  batch(change: () => void): void;
  change(name: string, value: unknown): void;
}

/**
 * Keeps what was typed into a form if the session ends meanwhile, and puts it back when the same person opens
 * the form again.
 *
 * Called below the form's fields, because a field has to be there before it can be given its text.
 *
 * @param name of the form, one of its kind in the app: "suggestion"
 */
export function useDraft(name: string, form: DraftedForm): void {
  const shell = useShell();
  const userId = useUser()?.id;
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => {
    if (userId === undefined) return;
    const { values } = drafts.take(name, userId) ?? {};
    if (!values) return;
    latest.current.batch(() => {
      for (const [field, value] of Object.entries(values)) latest.current.change(field, value);
    });
  }, [name, userId]);
  useEffect(
    () =>
      shell.events.on('sessionLost', (lost) => {
        const values = changedOf(latest.current);
        if (Object.keys(values).length > 0) drafts.keep(name, { userId: lost.userId, path: here(), values });
      }),
    [shell, name],
  );
}

function changedOf(form: DraftedForm): Record<string, unknown> {
  const { values, dirtyFields = {} } = form.getState();
  return Object.fromEntries(Object.entries(values).filter(([field]) => dirtyFields[field]));
}

const here = () => window.location.pathname + window.location.search;
