/**
 * The key of what is asked for: equal things have equal keys, in whatever order their words were written. A word
 * without a value counts as left out.
 */
export const partKey = (part: object): string => JSON.stringify(part, inOrder);

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
