import { parseFootballerRecord } from '../fpl/parseFootballerRecord';
import type { FootballerSides, InDoubt, Sides } from '../season/clubThen';
import type { Games } from '../season/game';
import { advanceEpoch, digestOf, findGameState, saveDocument } from '../season/gameState.queries';
import { fetchDocument } from '../fpl/fetchDocument';
import type { IngestDeps } from './ingestSeason';

/**
 * Reads the records of footballers who moved within the league, because only these show for which club they
 * played. No request is sent while no match is in doubt; if a record cannot be read, the club stays a guess
 * until the next time.
 */
export async function noteSides({
  db,
  fpl,
  games,
}: Pick<IngestDeps, 'db' | 'fpl'> & { readonly games: Games }): Promise<void> {
  const game = await games.of(fpl.season).find();
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
    // Another process has read the game first; the result can be published with its next read.
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
