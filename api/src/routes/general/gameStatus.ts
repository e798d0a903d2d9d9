import type { FplFault, FplSource } from '../../fpl/source';

const words: Partial<Record<FplFault, string>> = {
  updating: 'The game is being updated.',
  rate_limited: 'The game asked us to wait.',
  timeout: 'The game takes too long to answer.',
  malformed: 'The game’s answer could not be read.',
  unavailable: 'The game cannot be reached.',
};

/** What keeps the official game's data away, as a sentence; undefined when it answers. */
export async function findGameFault(fpl: FplSource): Promise<string | undefined> {
  const reply = await fpl.get('event-status/');
  if (reply.outcome === 'ok') return undefined;
  return words[reply.outcome] ?? 'The game has no data for us now.';
}
