/**
 * Extracts the team id from typed or pasted text: the number itself, or a web address of the official game
 * with it (`…/entry/545762/event/24`). Undefined if there is none.
 */
export function teamIdFrom(text: string): string | undefined {
  const trimmed = text.trim();
  if (/^\d{1,10}$/.test(trimmed)) return Number(trimmed) > 0 ? String(Number(trimmed)) : undefined;
  const inAddress = /\/entry\/(\d{1,10})(?:\D|$)/.exec(trimmed)?.[1];
  return inAddress && Number(inAddress) > 0 ? String(Number(inAddress)) : undefined;
}
