import { tokensOf, type Group, type Token } from './tokenTree';
import { inCss, inScript, inVariables } from './tokenValues';

/** What the token files hold: one for everything that both schemes share, and one for each. */
export interface TokenFiles {
  readonly base: Group;
  readonly light: Group;
  readonly dark: Group;
}

const note = 'Made from design-system/tokens/*.tokens.json by `npm run tokens`: change those.';

/**
 * A module with a constant for each group; groups of the schemes have `light` and `dark`. The colours that others refer to are a
 * constant each, so that a bundle has only those that it uses.
 */
export function toTypeScript({ base, light, dark }: TokenFiles): string {
  const { colour, ...groups } = base.members;
  const colours = colour?.kind === 'group' ? colour.members : {};
  const shared = Object.entries({ ...colours, ...groups }).map(([name, group]) => constant(name, group));
  const schemes = Object.entries(light.members).map(([name, group]) =>
    constant(name, {
      ...group,
      kind: 'group',
      isList: false,
      members: { light: group, dark: memberOf(dark, name) },
    }),
  );
  return [`// ${note}\n`, ...shared, ...schemes].join('\n');
}

function constant(name: string, group: Group | Token): string {
  const description = 'description' in group && group.description ? `/** ${group.description} */\n` : '';
  return `${description}export const ${name} = ${literal(plain(group))} as const;\n`;
}

/** JSON with plain names: a level of difficulty is `1` and not `"1"`. */
const literal = (value: unknown) => JSON.stringify(value, null, 2).replace(/^( *)"(\w+)":/gm, '$1$2:');

function memberOf(group: Group, name: string): Group | Token {
  const member = group.members[name];
  if (!member) throw new Error(`The dark scheme has no "${name}".`);
  return member;
}

function plain(member: Group | Token): unknown {
  if (member.kind === 'token') return inScript(member);
  const entries = Object.entries(member.members).map(([name, one]) => [name, plain(one)] as const);
  return member.isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** CSS variables; those of the palette have the names that the app has them by. */
export function toCss({ base, light, dark }: TokenFiles): string {
  return [
    `/* ${note} */`,
    rule(':root', base),
    rule(":root, [data-scheme='light']", light),
    rule("[data-scheme='dark']", dark),
    '',
  ].join('\n');
}

function rule(selector: string, group: Group): string {
  const lines = tokensOf(group).map(([name, token]) => `  ${variableOf(name)}: ${inCss(token)};`);
  return `${selector} {\n${lines.join('\n')}\n}`;
}

/** `--tl-palette-text-primary` */
export const variableOf = (name: readonly string[]): string => `--tl-${name.join('-')}`;

/** A file of variables for drawing programs. */
export function toVariables(group: Group): string {
  return `${JSON.stringify(variables(group), null, 2)}\n`;
}

function variables(group: Group): object {
  const members = Object.entries(group.members).flatMap(([name, member]) => {
    const written = member.kind === 'token' ? inVariables(member) : variables(member);
    return written && Object.keys(written).length > 0 ? [[name, written] as const] : [];
  });
  return Object.fromEntries(members);
}
