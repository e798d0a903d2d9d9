import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordedSeason } from './runningApp';

const read = (path: string): unknown => JSON.parse(readFileSync(join(recordedSeason, path), 'utf8'));

interface Picks {
  readonly picks: readonly { readonly element: number }[];
}
interface Bootstrap {
  readonly elements: readonly { readonly id: number; readonly web_name: string }[];
}

/** Names of the fifteen that the recorded manager had in a gameweek, as they stand on cards. */
export function recordedSquad(gameweek: number): string[] {
  const { picks } = read(`entry/545762/event/${gameweek}/picks.json`) as Picks;
  const { elements } = read('bootstrap-static.json') as Bootstrap;
  const names = new Map(elements.map(({ id, web_name }) => [id, web_name]));
  return picks.map(({ element }) => names.get(element) ?? `footballer ${element}`);
}
