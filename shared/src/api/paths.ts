/**
 * Fills `:name` in a path; an absent optional parameter (`:name?`) drops its segment.
 *
 * @throws Error when a parameter that is not optional is missing: a fault of the caller
 */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/\/:(\w+)(\?)?/g, (_, name: string, optional?: string) => {
    const value = params[name];
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') {
      if (optional) return '';
      throw new Error(`The path ${path} needs "${name}".`);
    }
    return `/${encodeURIComponent(value)}`;
  });
}

/**
 * A query as the specification has it (section 5): empty values are dropped, spaces become plus signs.
 * Numbers and booleans of our own code are written as text; anything else that is no string is dropped.
 */
export function queryString(query: Readonly<Record<string, unknown>> = {}): string {
  const kept = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'number' || typeof value === 'boolean') kept.append(name, String(value));
    else if (typeof value === 'string' && value !== '') kept.append(name, value);
  }
  const text = kept.toString();
  return text === '' ? '' : `?${text}`;
}
