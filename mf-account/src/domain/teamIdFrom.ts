import type { TeamId } from '@touchline/shared/domain';

/**
 * Extracts a team's number from typed text: the number itself, or an address of the official game with it
 * (`https://…/entry/545762/event/24`). Undefined if there is none.
 */
export function teamIdFrom(text: string): TeamId | undefined {
  const digits = /^\s*(\d+)\s*$/.exec(text)?.[1] ?? /\/entry\/(\d+)/.exec(text)?.[1];
  const id = Number(digits ?? 0);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
