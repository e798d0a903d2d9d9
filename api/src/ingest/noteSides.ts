import { parseFootballerRecord } from '../fpl/parseFootballerRecord';
import type { FootballerSides, InDoubt, Sides } from '../season/clubThen';
import { gameOf } from '../season/game';
import { advanceEpoch, digestOf, findGameState, saveDocument } from '../season/gameState.queries';
import { fetchDocument } from './fetchDocument';
import type { IngestDeps } from './ingestSeason';

/**
 * Reads for whom footballers played who have moved within the league: only their own records tell it. Nothing is asked
 * of the game while no match is in doubt; what cannot be read stays a guess until the next time.
 */
export async function noteSides({ db, fpl }: IngestDeps): Promise<void> {
  const game = await gameOf(db, fpl.season).find();
  if (game === undefined) return;
  const { season } = game;
  const read: FootballerSides[] = [];
  for (const one of season.sidesInDoubt()) {
    const sides = await readSides({ fpl }, one);
    if (sides === undefined) break;
    read.push(sides);
  }
  if (read.length === 0) return;
  const others = season.sides.filter(({ footballer_id }) =>
    read.every((one) => one.footballer_id !== footballer_id),
  );
  await publish({ db, fpl }, [...others, ...read]);
}

async function readSides(
  { fpl }: Pick<IngestDeps, 'fpl'>,
  { footballer_id, matches }: InDoubt,
): Promise<FootballerSides | undefined> {
  const path = `element-summary/${footballer_id}/`;
  const fetched = await fetchDocument(fpl, path, parseFootballerRecord);
  if (fetched.outcome === 'not_found') return { footballer_id, matches, at_home: [], away: [] };
  if (fetched.outcome !== 'ok') return undefined;
  const numbers = (isHome: boolean) =>
    fetched.data.matches.filter(({ is_home }) => is_home === isHome).map(({ number }) => number);
  return { footballer_id, matches, at_home: numbers(true), away: numbers(false) };
}

async function publish({ db, fpl }: Pick<IngestDeps, 'db' | 'fpl'>, sides: Sides): Promise<void> {
  const text = JSON.stringify(sides);
  await db.transaction(async () => {
    const state = await findGameState(db, fpl.season);
    // Whoever was faster has read the game; what is told here is as good at the next reading of it.
    if (state === undefined || !(await advanceEpoch(db, fpl.season, state))) return;
    const document = {
      kind: 'sides',
      gameweek: 0,
      epoch: state.epoch + 1,
      digest: digestOf(text),
      text,
    } as const;
    await saveDocument(db, fpl.season, document);
  });
}
