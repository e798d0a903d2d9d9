import type { TeamId } from './units';

/**
 * Extracts the team id from typed or pasted text: the number itself, or a web address of the official game
 * with it (`…/entry/545762/event/24`). Undefined if there is none.
 */
export function teamIdFrom(text: string): TeamId | undefined {
  const typed = /^\s*(\d{1,10})\s*$/.exec(text) ?? /\/entry\/(\d{1,10})(?:\D|$)/.exec(text);
  const id = Number(typed?.[1] ?? 0);
  return id > 0 ? (id as TeamId) : undefined;
}
