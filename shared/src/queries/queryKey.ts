/** Cache key of a query: independent of the order of its properties; an undefined property is ignored. */
export const queryKey = (query: object): string => JSON.stringify(query, sortProperties);

function sortProperties(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
