/**
 * What the server says about fields, as sentences: it sends `{ old_password: 'is not your password' }`, which
 * reads "Old password is not your password" under the field. What is a sentence already stays as it is.
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
