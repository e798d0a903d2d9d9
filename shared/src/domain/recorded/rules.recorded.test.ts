import { asClubId, asFootballerId } from '../units';
import { badges, badgesOf, type BadgeKey } from '../badges';
import { form, type FormMatch } from '../form';
import { leagueTable, type TableFixture } from '../leagueTable';
import { pointsClass, pointsClasses, type PointsClass } from '../pointsClass';
import { transferBenchmarks } from '../scales';
import {
  describeRecorded,
  gameweeks,
  positionOf,
  readBootstrap,
  readBootstrapAt,
  readFixtures,
  readMatches,
  report,
  season2023,
  statsOf,
  type RecordedElement,
  type RecordedFixture,
  type RecordedMatch,
} from './recording';

describeRecorded('recorded season: league table', () => {
  it('equals an independent calculation after each of 38 gameweeks', () => {
    const clubs = readBootstrap().teams.map(({ id, short_name }) => ({ id, code: short_name.toLowerCase() }));
    const codeOf = (id: number) => clubs.find((club) => club.id === id)?.code ?? '';
    const fixtures = readFixtures();
    let rows = 0;

    for (const gameweek of gameweeks) {
      const tableFixtures = fixtures.map((fixture): TableFixture => ({
        home: asClubId(codeOf(fixture.team_h)),
        away: asClubId(codeOf(fixture.team_a)),
        home_score: fixture.team_h_score,
        away_score: fixture.team_a_score,
        finished: fixture.event <= gameweek,
        kickoff: fixture.kickoff_time,
      }));
      const table = leagueTable(clubs.map(({ code }) => code).map(asClubId), tableFixtures);
      const plain = plainTable(
        clubs,
        fixtures.filter(({ event }) => event <= gameweek),
      );
      expect(table.map(({ rank, form: last, ...row }) => ({ ...row, form: last.join('') }))).toEqual(plain);
      expect(table.map(({ rank }) => rank)).toEqual(clubs.map((_, index) => index + 1));
      rows += table.length;
    }
    report(`league table: ${rows} rows of 38 tables equal to a plain second count`);
  });

  it('equals the final table before points were deducted', () => {
    const clubs = readBootstrap().teams.map(({ id, short_name }) => ({ id, code: short_name.toLowerCase() }));
    const top = plainTable(clubs, readFixtures()).slice(0, 4);
    expect(top.map(({ club_id, points }) => `${club_id} ${points}`)).toEqual([
      'mci 91',
      'ars 89',
      'liv 82',
      'avl 68',
    ]);
  });
});

/** An independent implementation of the league table with simple filters. */
function plainTable(clubs: { id: number; code: string }[], fixtures: RecordedFixture[]) {
  const rows = clubs.map(({ id, code }) => {
    const results = fixtures
      .filter(({ team_h, team_a }) => team_h === id || team_a === id)
      .sort((a, b) => a.kickoff_time.localeCompare(b.kickoff_time))
      .map((fixture) =>
        fixture.team_h === id
          ? { own: fixture.team_h_score, other: fixture.team_a_score }
          : { own: fixture.team_a_score, other: fixture.team_h_score },
      );
    const won = results.filter(({ own, other }) => own > other).length;
    const drawn = results.filter(({ own, other }) => own === other).length;
    const goals_for = results.map(({ own }) => own).reduce((a, b) => a + b, 0);
    const goals_against = results.map(({ other }) => other).reduce((a, b) => a + b, 0);
    return {
      club_id: code,
      played: results.length,
      won,
      drawn,
      lost: results.length - won - drawn,
      goals_for,
      goals_against,
      goal_difference: goals_for - goals_against,
      points: 3 * won + drawn,
      form: results
        .map(({ own, other }) => (own > other ? 'W' : own === other ? 'D' : 'L'))
        .join('')
        .slice(-5),
    };
  });
  const key = (row: (typeof rows)[number]) => row.points * 1e6 + row.goal_difference * 1e3 + row.goals_for;
  return rows.sort((a, b) => key(b) - key(a) || a.club_id.localeCompare(b.club_id));
}

describeRecorded('recorded season: points classes', () => {
  it('have the shares of appearances that the page definitions measured', () => {
    const played = [...readMatches().values()].flat().filter(({ minutes }) => minutes > 0);
    const share = (...classes: PointsClass[]) =>
      Math.round(
        (played.filter(({ total_points }) => classes.includes(pointsClass(total_points))).length /
          played.length) *
          100,
      );
    const shares = {
      basic: share('basic'),
      mid: share('mid'),
      low: share('low'),
      zero: share('zero'),
      high: share('high'),
      higher: share('higher'),
      six_highest: share(...pointsClasses.slice(-6)),
    };
    report(`points classes of ${played.length} appearances, per cent: ${JSON.stringify(shares)}`);
    expect(shares).toEqual({ basic: 63, mid: 10, low: 8, zero: 6, high: 5, higher: 3, six_highest: 3 });
  });
});

describeRecorded('recorded season: form', () => {
  it("is the game's own form before each deadline", () => {
    const matches = readMatches();
    let same = 0;
    const wrong: string[] = [];
    for (const gameweek of gameweeks) {
      const { elements, events } = readBootstrapAt(gameweek);
      const deadline = Date.parse(events.find(({ id }) => id === gameweek)?.deadline_time ?? '');
      for (const element of elements) {
        const history = (matches.get(asFootballerId(element.id)) ?? []).map(formMatch);
        const ours = form(history, deadline, season2023.rules);
        if (ours === Number(element.form)) same += 1;
        else wrong.push(`GW${gameweek} ${element.id}: ${ours} not ${element.form}`);
      }
    }
    report(`form: ${same} of ${same + wrong.length} footballer gameweeks as the game has it`);
    expect(same).toBeGreaterThan(20_000);
    expect(wrong).toEqual([]);
  });
});

/**
 * The counts of the page definitions, 13.1. Prices, ownership and transfers are those at the deadline of the
 * gameweek, matches those up to its end. For `differential` the two counts use different forms: after
 * gameweek 14 the form of that evening, after 38 the one before its deadline.
 */
describeRecorded('recorded season: badges', () => {
  it('marks as many after gameweek 14 as the page definitions counted', () => {
    const evening = Date.parse(lastKickoff(14)) + 1;
    const counts = badgeCounts(14, (element, matches) =>
      form(matches.map(formMatch), evening, season2023.rules),
    );
    report(`badges after GW14: ${badges.map(({ key }) => `${key} ${counts[key]}`).join(', ')}`);
    expect(counts).toMatchObject(countedAfter14);
  });

  it('marks as many after gameweek 38 as the page definitions counted', () => {
    const counts = badgeCounts(38, (element) => Number(element.form));
    report(`badges after GW38: ${badges.map(({ key }) => `${key} ${counts[key]}`).join(', ')}`);
    expect(counts).toMatchObject(countedAfter38);
  });
});

const countedAfter14 = {
  budget: 118,
  supercheap: 81,
  bonus_hunter: 44,
  card_collector: 65,
  bandwagoner: 13,
  fair_play: 17,
  template: 13,
  supersub: 16,
  nailed: 98,
  last_minute_sub: 42,
  completer: 56,
  early_out: 31,
  toxic: 10,
  differential: 30,
  defensive_wall: 15,
  save_machine: 9,
};
const countedAfter38 = {
  budget: 105,
  supercheap: 144,
  bonus_hunter: 29,
  card_collector: 30,
  bandwagoner: 12,
  fair_play: 18,
  template: 15,
  supersub: 30,
  nailed: 109,
  last_minute_sub: 32,
  completer: 44,
  early_out: 30,
  toxic: 9,
  differential: 39,
  defensive_wall: 12,
  save_machine: 15,
};

type FormOf = (element: RecordedElement, matches: RecordedMatch[]) => number;

function badgeCounts(gameweek: number, formOf: FormOf): Record<BadgeKey, number> {
  const { elements } = readBootstrapAt(gameweek);
  const matchesById = readMatches();
  const fixtures = readFixtures().filter(({ event }) => event <= gameweek);
  const benchmarks = transferBenchmarks(elements.map(balanceOf));
  const given = elements.flatMap((element) => {
    const matches = (matchesById.get(asFootballerId(element.id)) ?? []).filter(
      ({ round }) => round <= gameweek,
    );
    const played = fixtures.filter(({ team_h, team_a }) => [team_h, team_a].includes(element.team));
    return badgesOf(
      {
        position: positionOf(element.element_type),
        position_real: null,
        price: element.now_cost,
        club_fixtures: played.length,
        matches: matches.map(statsOf),
        transfers_balance: balanceOf(element),
        selected_by: Number(element.selected_by_percent),
        form: formOf(element, matches),
        in_dreamteam: element.in_dreamteam,
        dreamteam_count: element.dreamteam_count,
        set_pieces: {
          penalties: element.penalties_order,
          freekicks: element.direct_freekicks_order,
          corners: element.corners_and_indirect_freekicks_order,
        },
        top_1000_selected: null,
      },
      benchmarks,
    );
  });
  const counts = badges.map(({ key }) => [key, given.filter((one) => one === key).length]);
  return Object.fromEntries(counts) as Record<BadgeKey, number>;
}

const balanceOf = (element: RecordedElement): number =>
  element.transfers_in_event - element.transfers_out_event;
const formMatch = ({ kickoff_time, total_points }: RecordedMatch): FormMatch => ({
  kickoff: Date.parse(kickoff_time),
  points: total_points,
});
const lastKickoff = (gameweek: number): string =>
  readFixtures()
    .filter(({ event }) => event === gameweek)
    .map(({ kickoff_time }) => kickoff_time)
    .sort()
    .at(-1) ?? '';
