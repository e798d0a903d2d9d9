import { foldAccents } from './foldAccents';

const wordsOf = (text: string) => foldAccents(text).split(/\s+/).filter(Boolean);

/** Whether every word of the query begins a word of the name: `zoe b` finds `Zoë Bell`. */
export function hasName(name: string, query: string): boolean {
  const parts = wordsOf(name);
  return wordsOf(query).every((word) => parts.some((part) => part.startsWith(word)));
}
