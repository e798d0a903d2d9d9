import type { Db } from '../../platform/db/db';
import type { FplFault, FplReply, FplSource } from '../../game/fpl/source';
import { readForRequest, stillReading } from '../../game/handlers/upstreamReads';
import { findGameState } from '../../game/season/gameState.queries';

const words: Partial<Record<FplFault, string>> = {
  updating: 'The game is being updated.',
  rate_limited: 'The game asked us to wait.',
  timeout: 'The game takes too long to answer.',
  malformed: 'The game’s answer could not be read.',
  unreadable: 'The game answers in a way that Touchline cannot read.',
  unavailable: 'The game cannot be reached.',
};

/**
 * Why the official game's data is unavailable, as a sentence; undefined when it is available. Uses the result
 * of the last attempt; a request is sent only before the first.
 */
export async function findGameFault(db: Db, fpl: FplSource): Promise<string | undefined> {
  const state = await findGameState(db, fpl.season);
  const outcome = state?.outcome ?? (await askForOutcome(fpl));
  if (outcome === 'ok') return undefined;
  if (outcome === 'doubtful' && state !== undefined) return state.detail;
  return words[outcome] ?? 'The game has no data for us now.';
}

async function askForOutcome(fpl: FplSource): Promise<FplReply['outcome']> {
  const key = 'event-status/';
  const reply = await readForRequest(fpl, { key, hasStored: true, read: () => fpl.get(key) });
  return reply === stillReading ? 'timeout' : reply.outcome;
}
