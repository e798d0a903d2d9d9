/**
 * Parameters of a path for a pattern like `/rivals/:segment/points`, or undefined if it does not match. An
 * optional last part is written `:name?`.
 */
export function matchPattern(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (given.length > wanted.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index];
    if (value === undefined) {
      if (!part.endsWith('?')) return undefined;
    } else if (part.startsWith(':')) params[part.slice(1).replace('?', '')] = decodeURIComponent(value);
    else if (part !== value) return undefined;
  }
  return params;
}
