export type ResultLetter = 'W' | 'D' | 'L';

/**
 * Won, drawn or lost, from a result as one club sees it: its own goals first, `2–1`. Undefined without a
 * result.
 */
export function resultLetter(result: string | undefined): ResultLetter | undefined {
  const [own, other] = (result ?? '').split('–').map(Number);
  if (own === undefined || other === undefined || Number.isNaN(own) || Number.isNaN(other)) return undefined;
  return own > other ? 'W' : own < other ? 'L' : 'D';
}
