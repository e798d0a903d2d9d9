import type { CSSObject, Theme } from '@mui/material/styles';

type Rules = Readonly<Record<string, (theme: Theme) => CSSObject>>;

let sheets: readonly (readonly [prefix: string, rules: Rules])[] = [];
const listeners = new Set<() => void>();

/**
 * Class names whose rules are inserted into the page once, by `StaticStyles`. For elements that a table
 * renders hundreds of times: `sx` serialises the same rules again for every cell of every row.
 *
 * @param prefix prefix of the names; one per file
 * @param rules by name; any other style of the same element has precedence
 */
export function staticClasses<Name extends string>(
  prefix: string,
  rules: Readonly<Record<Name, (theme: Theme) => CSSObject>>,
): Readonly<Record<Name, string>> {
  sheets = [...sheets.filter(([other]) => other !== prefix), [prefix, rules]];
  for (const listener of listeners) listener();
  const names = Object.keys(rules) as Name[];
  return Object.fromEntries(names.map((name) => [name, className(prefix, name)])) as Record<Name, string>;
}

/**
 * The rules of one sheet, by selector. `:where` has a specificity of 0: the order of the page's style
 * elements depends on what was rendered first, and must not decide between these rules and an `sx`.
 */
export function rulesOf(prefix: string, rules: Rules, theme: Theme): CSSObject {
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [`:where(.${className(prefix, name)})`, rule(theme)]),
  );
}

const className = (prefix: string, name: string) => `touchline-${prefix}-${name}`;

export const currentSheets = () => sheets;

/** Entries are loaded with their page, and register their rules then. */
export function onNewSheet(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
