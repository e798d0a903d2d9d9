import { asTeamId } from '@touchline/shared/domain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TeamMain, TeamOverview } from '@touchline/shared/wire';
import type { OfficialEntryHistory } from '../../game/fpl/official';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';
import { describeRecorded, recordedFolder, recordedTeam } from '../../../test/support/recordedSeason';

/** Some days after each gameweek, before the next deadline. */
const after: [gameweek: number, instant: string, what: string][] = [
  [1, '2023-08-15T12:00:00Z', 'the first'],
  [12, '2023-11-14T12:00:00Z', 'no chip'],
  [25, '2024-02-23T12:00:00Z', 'free hit and doubles'],
  [34, '2024-04-26T12:00:00Z', 'triple captain'],
  [38, '2024-05-25T12:00:00Z', 'bench boost'],
];

describeRecorded('the own team of the recorded season', () => {
  let app: GameApp | undefined;
  let person: Person;

  beforeAll(async () => {
    app = await buildGameApp({ folder: recordedFolder, now: '2023-08-15T12:00:00Z' });
    person = await app.signUp({ team: asTeamId(recordedTeam) });
  }, 60_000);
  afterAll(() => app?.close());

  /** The recording may be absent: then nothing of this runs. */
  const readHistory = () =>
    JSON.parse(
      readFileSync(join(recordedFolder, 'entry', `${recordedTeam}`, 'history.json'), 'utf8'),
    ) as OfficialEntryHistory;

  it.each(after)('has the recorded points and total of gameweek %i (%s, %s)', async (gameweek, instant) => {
    await app?.moveTo(instant);
    const main = await person.read<TeamMain>('/v1/team/main');
    const overview = await person.read<TeamOverview>('/v1/team/overview');
    const recorded = readHistory().current.find(({ event }) => event === gameweek);

    expect(main.gameweek).toMatchObject({ id: gameweek, state: 'final' });
    expect(main.explained).toEqual({
      gross: recorded?.points,
      provisional_bonus: 0,
      hits: recorded?.event_transfers_cost,
      nett: (recorded?.points ?? 0) - (recorded?.event_transfers_cost ?? 0),
      bench: recorded?.points_on_bench,
      total: recorded?.total_points,
    });
    expect(overview.team.points).toBe(recorded?.total_points);
    expect(overview.gameweek_rank).toBe(recorded?.rank);
    const cards = [...main.team.pitch.flat(), ...main.team.subs];
    expect(cards).toHaveLength(15);
    expect(cards.reduce((sum, card) => sum + (card.pick?.points.real ?? 0), 0)).toBe(recorded?.points);
  });

  it('calls no automatic substitution settled while a starter may still stay away', async () => {
    const running = await buildGameApp({ folder: recordedFolder, now: '2023-12-16T19:26:00Z' });
    const reader = await running.signUp({ team: asTeamId(recordedTeam) });
    // Burnley's match is over without Taylor; Digne, who has priority, plays a day later.
    const early = await reader.read<TeamMain>('/v1/team/main');
    await running.moveTo('2023-12-18T12:00:00Z');
    const late = await reader.read<TeamMain>('/v1/team/main');
    await running.close();
    expect(early.auto_subs.map(({ settled }) => settled)).toEqual(early.auto_subs.map(() => false));
    expect(early.auto_subs.length).toBeGreaterThan(0);
    expect(late.auto_subs.map(({ settled }) => settled)).toEqual([true, true]);
    expect(late.auto_subs[0]?.out).not.toBe(early.auto_subs[0]?.out);
  });
});
