/**
 * The query string after some of its words changed; an empty value or `undefined` drops the word, since a choice at
 * its default is left out of the address. The given object stays as it is.
 */
export function editSearch(
  before: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [word, value] of Object.entries(changes)) {
    if (value) after.set(word, value);
    else after.delete(word);
  }
  return after;
}
