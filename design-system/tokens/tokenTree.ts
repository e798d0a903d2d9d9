/**
 * Reads tokens in the format of the Design Tokens Community Group: groups of tokens with `$type` and `$value`, where a value in braces
 * refers to another token. Two extensions of ours under `app.touchline`: `alpha` (two hexadecimal digits) makes the colour referred to
 * transparent, and a group with `list` becomes an array.
 */

/** A token with its reference resolved; `type` is its own or its nearest group's. */
export interface Token {
  readonly kind: 'token';
  readonly type: string;
  readonly value: unknown;
}

export interface Group {
  readonly kind: 'group';
  readonly description?: string;
  readonly isList: boolean;
  readonly members: Readonly<Record<string, Group | Token>>;
}

interface Source {
  readonly $type?: string;
  readonly $value?: unknown;
  readonly $description?: string;
  readonly $extensions?: { readonly 'app.touchline'?: { readonly alpha?: string; readonly list?: boolean } };
  readonly [name: string]: unknown;
}

/**
 * @param sources files by precedence; a token may refer to one of any file
 * @param shown the file whose tokens are returned
 * @throws Error for a reference to nothing or in a circle, and for a token without a type
 */
export function readTokens(sources: readonly object[], shown: object): Group {
  const all = Object.assign({}, ...sources, shown) as Source;
  return readGroup(shown as Source, undefined, new Resolver(all));
}

function readGroup(source: Source, type: string | undefined, resolver: Resolver): Group {
  const ownType = source.$type ?? type;
  const members = Object.entries(source)
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, member]) => [name, readMember(name, member as Source, ownType, resolver)] as const);
  return {
    kind: 'group',
    ...(source.$description !== undefined && { description: source.$description }),
    isList: source.$extensions?.['app.touchline']?.list ?? false,
    members: Object.fromEntries(members),
  };
}

function readMember(
  name: string,
  member: Source,
  type: string | undefined,
  resolver: Resolver,
): Group | Token {
  if (member.$value === undefined) return readGroup(member, type, resolver);
  const ownType = member.$type ?? type;
  if (ownType === undefined) throw new Error(`The token "${name}" has no type.`);
  return { kind: 'token', type: ownType, value: resolver.valueOf(member) };
}

/** Follows references. */
class Resolver {
  constructor(private readonly all: Source) {}

  valueOf(token: Source, seen: readonly string[] = []): unknown {
    const value = this.resolve(token.$value, seen);
    const alpha = token.$extensions?.['app.touchline']?.alpha;
    return alpha === undefined ? value : `${String(value)}${alpha}`;
  }

  private resolve(value: unknown, seen: readonly string[]): unknown {
    if (typeof value === 'string') return this.follow(value, seen);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const parts = Object.entries(value).map(([name, part]) => [name, this.resolve(part, seen)] as const);
    return Object.fromEntries(parts);
  }

  private follow(value: string, seen: readonly string[]): unknown {
    const [, name] = /^\{(.+)\}$/.exec(value) ?? [];
    if (name === undefined) return value;
    if (seen.includes(name)) throw new Error(`The token "${name}" refers to itself.`);
    const found = name
      .split('.')
      .reduce<unknown>((group, part) => (group as Source | undefined)?.[part], this.all);
    const token = found as Source | undefined;
    if (token?.$value === undefined) throw new Error(`There is no token "${name}".`);
    return this.valueOf(token, [...seen, name]);
  }
}

/** Every token of a group with its name in parts: `['palette', 'text', 'primary']`. */
export function tokensOf(group: Group, prefix: readonly string[] = []): [name: readonly string[], Token][] {
  return Object.entries(group.members).flatMap(([name, member]): [readonly string[], Token][] => {
    const path = [...prefix, name];
    return member.kind === 'token' ? [[path, member]] : tokensOf(member, path);
  });
}
