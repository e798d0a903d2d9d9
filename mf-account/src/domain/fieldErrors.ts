/**
 * Converts the server's field errors to sentences: `{ old_password: 'is not your password' }` becomes "Old
 * password is not your password". Complete sentences are not changed.
 */
export function fieldErrors(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [
      name,
      /^[a-z]/.test(text) ? `${labelOf(name)} ${text}` : text,
    ]),
  );
}

const labelOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replace(/_/g, ' ');
