import type { TeamId } from '@touchline/shared/domain';

/**
 * A team's number from what was typed: the number itself, or an address of the official game that holds it
 * (`https://…/entry/545762/event/24`). Undefined where there is none.
 */
export function teamIdFrom(text: string): TeamId | undefined {
  const digits = /^\s*(\d+)\s*$/.exec(text)?.[1] ?? /\/entry\/(\d+)/.exec(text)?.[1];
  const id = Number(digits ?? 0);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
