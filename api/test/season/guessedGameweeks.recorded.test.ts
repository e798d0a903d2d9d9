import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { guessed } from '@touchline/shared/plan';
import { openRecording, type Recording } from '../../src/game/fpl/replay/recording';
import { season2025 } from '../support/recordedSeason';

const seasons = ['2022-23', '2023-24', '2025-26'];
const folders = seasons.map((season) => resolve(season2025.folder, `../season-${season}`));
const areThere = folders.every((folder) => existsSync(folder));
const describeSeasons = areThere ? describe : describe.skip;
const fewestClubs = 4;
const gameweeks = Array.from({ length: 38 }, (_, index) => index + 1);

/** Clubs with two fixtures and with none in a gameweek, as a list has them. */
function unusual(fixtures: Recording['fixtures'], gameweek: number) {
  const here = fixtures.filter(({ event }) => event === gameweek);
  const playing = here.flatMap(({ team_h, team_a }) => [team_h, team_a]);
  const counts = Array.from({ length: 20 }, (_, club) => playing.filter((one) => one === club + 1).length);
  return {
    doubles: counts.filter((count) => count > 1).length,
    blanks: counts.filter((count) => count === 0).length,
  };
}

describeSeasons(`double and blank gameweeks of ${seasons.join(', ')}`, () => {
  const recordings = areThere ? folders.map(openRecording) : [];
  const played = recordings.flatMap(({ fixtures }) =>
    gameweeks.map((gameweek) => ({ gameweek, ...unusual(fixtures, gameweek) })),
  );
  const late = played.filter(({ gameweek }) => gameweek >= guessed.from);

  it('no double of four clubs was before the first gameweek of which one is guessed', () => {
    const doubles = played.filter((one) => one.doubles >= fewestClubs).map(({ gameweek }) => gameweek);
    expect(Math.min(...doubles)).toBe(guessed.from);
  });

  it('from then on they are as frequent as guessed', () => {
    const doubles = late.filter((one) => one.doubles >= fewestClubs);
    const all = late.filter((one) => one.doubles >= fewestClubs || one.blanks >= fewestClubs);
    expect([doubles.length, all.length, late.length]).toEqual([10, 16, 57]);
    expect(doubles.length / late.length).toBeCloseTo(guessed.doubles, 1);
    expect(all.length / late.length).toBeCloseTo(guessed.doublesOrBlanks, 1);
  });

  it('no double was in the list more than eight gameweeks ahead, as far as expected points reach', () => {
    // 2025-26 has no lists of its deadlines.
    for (const recording of recordings.slice(0, 2))
      for (const deadline of gameweeks) {
        const list = recording.fixturesAtDeadline(deadline);
        const far = gameweeks.filter((gameweek) => gameweek >= deadline + 8);
        expect(far.filter((gameweek) => unusual(list, gameweek).doubles > 0)).toEqual([]);
      }
  });
});
