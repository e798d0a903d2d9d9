import base from './base.tokens.json';
import dark from './dark.tokens.json';
import light from './light.tokens.json';
import { readTokens } from './tokenTree';
import { toCss, toTypeScript, toVariables, type TokenFiles } from './writeTokens';

/** The tokens of the design system, with their references resolved. */
export const tokenFiles: TokenFiles = {
  base: readTokens([], base),
  light: readTokens([base], light),
  dark: readTokens([base], dark),
};

/** What is made from the tokens, by its place in the design system's folder. */
export const filesMade: Readonly<Record<string, string>> = {
  'src/theme/madeTokens.ts': toTypeScript(tokenFiles),
  'tokens/made/touchline.css': toCss(tokenFiles),
  'tokens/made/figma/base.tokens.json': toVariables(tokenFiles.base),
  'tokens/made/figma/light.tokens.json': toVariables(tokenFiles.light),
  'tokens/made/figma/dark.tokens.json': toVariables(tokenFiles.dark),
};
