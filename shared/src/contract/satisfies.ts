type Numbers = readonly [major: number, minor: number, patch: number];

/** Numbers of a version `5.0.1`, or of a range's part `^5.0.1` or `^5.0`. */
function numbers(text: string, form: RegExp): Numbers | undefined {
  const match = form.exec(text.trim());
  return match ? [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)] : undefined;
}

const versionForm = /^(\d+)\.(\d+)\.(\d+)$/;
const caretForm = /^\^(\d+)\.(\d+)(?:\.(\d+))?$/;

/** The same major, and nothing older than what was built against. */
const isWithin = ([major, minor, patch]: Numbers, [wantedMajor, wantedMinor, wantedPatch]: Numbers) =>
  major === wantedMajor && (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch));

/**
 * Whether a version lies in a range. A range is `^major.minor` or `^major.minor.patch`, or several of them:
 * `^4.2 || ^5.0`. Any other form is in no range.
 */
export function satisfiesRange(version: string, range: string): boolean {
  const have = numbers(version, versionForm);
  const wanted = range.split('||').map((part) => numbers(part, caretForm));
  return have !== undefined && wanted.every(Boolean) && wanted.some((one) => one && isWithin(have, one));
}
