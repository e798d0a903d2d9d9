export interface Linkable<Target> {
  readonly name: string;
  readonly target: Target;
}

/** A part of a sentence; a name has a `target`. */
export interface TextPart<Target> {
  readonly text: string;
  readonly target?: Target;
}

/**
 * Splits a sentence at names, so that each can be rendered as a link. A name is matched once, at its first
 * position outside other names; longer names are tried first, since one may be a part of another.
 */
export function linkedText<Target>(sentence: string, names: readonly Linkable<Target>[]): TextPart<Target>[] {
  const longestFirst = [...names].sort((a, b) => b.name.length - a.name.length);
  return longestFirst.reduce<TextPart<Target>[]>(cutAtName, [{ text: sentence }]);
}

function cutAtName<Target>(
  parts: TextPart<Target>[],
  { name, target }: Linkable<Target>,
): TextPart<Target>[] {
  const at = parts.findIndex((part) => part.target === undefined && part.text.includes(name));
  const part = parts[at];
  if (!part || name === '') return parts;
  const start = part.text.indexOf(name);
  const cut = [
    { text: part.text.slice(0, start) },
    { text: name, target },
    { text: part.text.slice(start + name.length) },
  ];
  return [...parts.slice(0, at), ...cut.filter(({ text }) => text !== ''), ...parts.slice(at + 1)];
}
