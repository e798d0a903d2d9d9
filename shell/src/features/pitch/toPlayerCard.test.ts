import { asClubId, asFixtureId, asFootballerId, asAccountId, metricLocked } from '@touchline/shared/domain';
import { aContent, aFantasyState } from '@touchline/shared/testing';
import { aCard, aLockedCard, aPick } from '../../testing/cards';
import { isCardLocked, toPlayerCard } from './toPlayerCard';

const around = { state: aFantasyState(), content: aContent() };

describe('a card on the pitch', () => {
  it.each([
    ['captain', aPick('c', 2, 26), 'c', 2],
    ['triple captain', aPick('c', 3, 39), 'c', 3],
    ['vice-captain', aPick('vc', 1, 13), 'vc', undefined],
    ['neither', aPick('lineup', 1, 13), null, undefined],
  ])('of a %s', (_, pick, captaincy, captainTimes) => {
    const card = toPlayerCard(aCard({ pick }), around);
    expect([card.captaincy, card.captainTimes]).toEqual([captaincy, captainTimes]);
  });

  it.each([
    ['inplay', 'in'],
    ['inplay_benched', 'in'],
    ['out', 'out'],
    ['benched', null],
  ] as const)('that is %s', (status, mark) => {
    expect(toPlayerCard(aCard({ pick: aPick(status, 0, 0) }), around).autoSub).toBe(mark);
  });

  it('shows what a benched player scored, not the zero points that count', () => {
    const card = aCard({ pick: aPick('benched', 0, 0), points: { nominal: 7, total: 0 } });
    expect(toPlayerCard(card, around).points).toEqual({ nominal: 7, total: 7 });
  });

  it('has no points before kick-off, which is different from zero', () => {
    expect(toPlayerCard(aCard({ points: { nominal: null, total: null } }), around).points).toBeNull();
    expect(toPlayerCard(aCard({ points: { nominal: 0, total: 0 } }), around).points).toEqual({
      nominal: 0,
      total: 0,
    });
  });

  it('has 0 % ownership when others have some and they are not in the list; unknown without any data', () => {
    const state = aFantasyState({ ownership: { '5': { count: 3, total: 10, count_share: 30 } } });
    expect(toPlayerCard(aCard({ id: asFootballerId(5) }), { ...around, state }).ownership).toMatchObject({
      count: 3,
    });
    expect(toPlayerCard(aCard({ id: asFootballerId(6) }), { ...around, state }).ownership).toEqual({
      count: 0,
      total: 10,
      count_share: 0,
    });
    expect(toPlayerCard(aCard({ id: asFootballerId(6) }), around).ownership).toBeNull();
  });

  it('marks goals, assists, cards and substitutions, over all matches of the gameweek', () => {
    const lines = (...some: [string, number][]) => ({
      ...{ fixture_id: asFixtureId('ars-che'), opponent_id: asClubId('che'), is_home: true },
      lines: some.map(([identifier, value]) => ({ identifier, value, points: 0 })),
    });
    const card = aCard({
      explain: [
        lines(['minutes', 90], ['goals_scored', 1], ['yellow_cards', 1]),
        lines(['goals_scored', 1], ['assists', 0]),
      ],
      substitution: 'off',
    });
    expect(toPlayerCard(card, around).marks).toEqual([
      { kind: 'goal', count: 2 },
      { kind: 'yellow_card', count: 1 },
      { kind: 'off', count: 1 },
    ]);
  });

  it('lists coming fixtures by gameweek', () => {
    const upcoming_fixtures = {
      '10': [
        {
          id: asFixtureId('ars-che'),
          opponent_id: asClubId('che'),
          is_home: true,
          difficulty: 3,
          kickoff: null,
        },
      ],
      '9': [
        {
          id: asFixtureId('bha-ars'),
          opponent_id: asClubId('bha'),
          is_home: false,
          difficulty: 3,
          kickoff: null,
        },
      ],
    };
    expect(
      toPlayerCard(aCard({ upcoming_fixtures }), around).upcoming?.map(({ opponent_id }) => opponent_id),
    ).toEqual(['bha', 'che']);
  });
});

describe('a gated value', () => {
  const asked = { userId: asAccountId('one'), gameweek: 24, metric: 'form', pass: false } as const;

  it('is never locked for pass holders, nor on free metrics', () => {
    expect(isCardLocked(aLockedCard(), { ...asked, pass: true })).toBe(false);
    expect(isCardLocked(aLockedCard(), { ...asked, metric: 'total_points' })).toBe(false);
  });

  it('is locked where the server left it out', () => {
    for (let id = 1; id <= 40; id += 1)
      expect(isCardLocked(aLockedCard({ id: asFootballerId(id) }), asked)).toBe(true);
  });

  it('is not locked for the same quarter of cards as in the domain, each time', () => {
    const ids = Array.from({ length: 400 }, (_, index) => index + 1);
    const locked = () => ids.map((id) => isCardLocked(aCard({ id: asFootballerId(id) }), asked));
    expect(locked()).toEqual(
      ids.map((footballer_id) =>
        metricLocked(
          {
            user_id: asAccountId('one'),
            gameweek_id: 24,
            metric: 'form',
            footballer_id: asFootballerId(footballer_id),
          },
          false,
        ),
      ),
    );
    expect(locked()).toEqual(locked());
    const escaped = locked().filter((isLocked) => !isLocked).length;
    expect(escaped).toBeGreaterThan(60);
    expect(escaped).toBeLessThan(140);
  });
});
