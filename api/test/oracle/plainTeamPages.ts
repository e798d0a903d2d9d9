import type { OfficialElement, OfficialFixture } from '../../src/game/fpl/official';
import { badgesOfAll } from './plainBadges';
import { fixtureRowOf } from './plainFixtures';
import {
  balanceOf,
  cardOf,
  chanceOf,
  chanceShownOf,
  type PlainReader,
  rowOf,
  setPiecesOf,
  suggestedOf,
} from './plainFootballers';
import {
  awayOf,
  clubOf,
  elementOf,
  fixturesOfClub,
  fixturesOfGameweek,
  gameweekInfoOf,
  hasBegun,
  homeOf,
  isInFixture,
  isOver,
  isRunning,
  matchesIn,
  matchesOf,
  type PlainSeason,
  positionOf,
  settledEvent,
  tenth,
  total,
} from './plainSeason';
import {
  isPlayingIn,
  kitOf,
  overallRankOf,
  type PlainPlace,
  type PlainTeam,
  type PlainWeek,
  totalWith,
  weekNow,
  weekOf,
} from './plainTeams';

export function teamOf(season: PlainSeason, team: PlainTeam, week = weekNow(season, team)) {
  const { entry } = team;
  return {
    id: team.id,
    name: team.name,
    fullname: team.fullname,
    player: team.fullname,
    country: entry?.player_region_name ?? null,
    points: week === undefined ? (entry?.summary_overall_points ?? null) : totalWith(team, week),
    rank: overallRankOf(team),
    kit: kitOf(team),
    nett_points: week?.nett ?? null,
    leagues: (entry?.leagues.classic ?? []).map(({ id, name, rank_count }) => ({
      id,
      name,
      members: rank_count,
    })),
  };
}

export const explainedOf = (team: PlainTeam, week: PlainWeek | undefined) =>
  week === undefined
    ? null
    : {
        gross: week.gross,
        provisional_bonus: week.provisional,
        hits: week.hits,
        nett: week.nett,
        bench: week.bench,
        total: totalWith(team, week),
      };

export function overviewOf(season: PlainSeason, team: PlainTeam) {
  const week = weekNow(season, team);
  const row = team.rows.find(({ event }) => event === season.current?.id);
  const ranks = team.rows.map(({ overall_rank }) => overall_rank).filter((rank) => rank !== null);
  const [before, last] = [ranks.at(-2) ?? null, ranks.at(-1) ?? null];
  const isOver = settledEvent(season.current);
  return {
    team: teamOf(season, team),
    gameweek: gameweekInfoOf(season, season.current),
    next_gameweek: gameweekInfoOf(season, season.next),
    explained: explainedOf(team, week),
    rank_move: before === null || last === null ? null : before - last,
    gameweek_rank: isOver ? (row?.rank ?? null) : null,
    live_rank: null,
    ranks_at: isOver ? null : new Date(season.now).toISOString(),
    transfers_cost: week?.hits ?? 0,
    active_chip: week?.squad.chip ?? null,
    bank: row === undefined ? null : row.bank / 10,
    value: row === undefined ? null : row.value / 10,
    played: week?.played ?? 0,
    playing: week?.playing ?? 0,
    left: week?.left ?? 0,
  };
}

const metricKeys = [
  'rivals',
  'club',
  'position',
  'position_real',
  'total_points',
  'gameweek_points',
  'selected_by',
  'ep_this',
  'ep_next',
  'form',
  'cost',
  'set_pieces',
  'transfers',
  'status',
  'upcoming_fixtures',
  'watchlist',
];
const lines = ['GKP', 'DEF', 'MID', 'FWD'];

export function pitchInfoOf(pitch: readonly (readonly unknown[])[], gameweek: number | null, single = true) {
  return {
    single_team: single,
    setup: pitch.map((line) => line.length),
    views: metricKeys,
    gameweek_id: gameweek,
  };
}

const shortOf: Record<string, string> = { c: 'C', vc: 'VC', lineup: 'XI', out: 'OUT' };
const longOf: Record<string, string> = {
  lineup: 'Starting',
  benched: 'Bench',
  c: 'Captain',
  vc: 'Vice-captain',
  inplay: 'Came on from the bench',
  inplay_benched: 'Comes on if he plays',
  out: 'Out',
};
export const shortStatus = (status: string) => shortOf[status] ?? 'SUB';

/** A card of the squad; with the suggestions for the next gameweek on the own one. */
function pickCardOf(season: PlainSeason, week: PlainWeek, place: PlainPlace, suggested: string | null) {
  const { gameweek } = week.squad;
  const card = cardOf(season, elementOf(season, place.id), gameweek);
  const matches = matchesIn(season, place.id, gameweek);
  const counted = card.gameweek_points === null ? null : card.gameweek_points * place.multiplier + 0;
  return {
    ...card,
    points: { nominal: card.gameweek_points, total: counted },
    pick_suggested_status: suggested,
    pick: {
      footballer_id: place.id,
      name: card.name,
      status: {
        short: shortStatus(place.status),
        detailed: place.status,
        status_detailed: longOf[place.status],
        suggested,
        in_lineup: place.multiplier > 0,
      },
      multiplier: place.multiplier,
      order: place.now,
      points: { real: counted },
      gameweek: {
        player_started: matches.some(({ row }) => row.starts > 0),
        playing_now: isPlayingIn(season, place.id, gameweek),
        finished: !place.isUnfinished,
      },
      opponents: opponentsOf(season, place.id, gameweek),
      upcoming: { ep_next: card.ep_next },
    },
  };
}

function doubtsOf(season: PlainSeason, week: PlainWeek | undefined) {
  const chances = (week?.squad.ids ?? []).map((id) => [id, chanceOf(season, elementOf(season, id))] as const);
  return Object.fromEntries(chances.filter(([, chance]) => chance < 100));
}

/** Opponents of known matches, and of the club's remaining matches in an unsettled gameweek. */
function opponentsOf(season: PlainSeason, id: number, gameweek: number) {
  const played = matchesIn(season, id, gameweek).map(({ fixture, club }) => ({ fixture, club }));
  const event = season.events.find((one) => one.id === gameweek);
  const own = clubOf(season, elementOf(season, id));
  const others = settledEvent(event)
    ? []
    : fixturesOfClub(season, own)
        .filter((one) => one.event === gameweek && !played.some(({ fixture }) => fixture.id === one.id))
        .map((fixture) => ({ fixture, club: own }));
  const all = [...played, ...others];
  return season.fixtures
    .flatMap((fixture) => all.filter((one) => one.fixture.id === fixture.id))
    .map(({ fixture, club }) => {
      const isHome = homeOf(season, fixture) === club;
      return { opponent_id: isHome ? awayOf(season, fixture) : homeOf(season, fixture), is_home: isHome };
    });
}

export function squadPitchOf(
  season: PlainSeason,
  week: PlainWeek | undefined,
  suggestedFor: (id: number) => string | null = () => null,
) {
  if (week === undefined) return { info: pitchInfoOf([], null), team: { pitch: [], subs: [] } };
  const cards = [...week.places]
    .sort((a, b) => a.now - b.now)
    .map((place) => pickCardOf(season, week, place, suggestedFor(place.id)));
  const starting = cards.filter(({ pick }) => pick.order <= 11);
  const pitch = lines.map((line) => starting.filter(({ position }) => position === line));
  return {
    info: pitchInfoOf(pitch, week.squad.gameweek),
    team: { pitch, subs: cards.filter(({ pick }) => pick.order > 11) },
  };
}

export const autoSubsOf = (week: PlainWeek | undefined) =>
  (week?.subs ?? []).map((sub) => ({
    in: sub.in,
    out: sub.out,
    settled: week?.places.every(({ played }) => played !== 'open') === true,
  }));

export function mainOf(season: PlainSeason, team: PlainTeam) {
  const week = weekNow(season, team);
  const best = week && bestElevenOf(season, week);
  return {
    ...squadPitchOf(season, week, (id) => (best === undefined ? null : suggestedStatusOf(best, id))),
    gameweek: gameweekInfoOf(season, season.current),
    explained: explainedOf(team, week),
    auto_subs: autoSubsOf(week),
    active_chip: week?.squad.chip ?? null,
    doubts: doubtsOf(season, week),
  };
}

export function squadTableOf(
  season: PlainSeason,
  week: PlainWeek | undefined,
  reader: PlainReader,
  view: string,
) {
  const sitting = [...(week?.places ?? [])].sort((a, b) => a.now - b.now);
  const rows = (places: readonly PlainPlace[]) =>
    places.map(({ id }) => rowOf(season, elementOf(season, id), reader, view));
  const line = (position: string) =>
    rows(sitting.filter((place) => place.now <= 11 && place.position === position));
  return {
    view,
    gameweek_id: week?.squad.gameweek ?? null,
    active_chip: week?.squad.chip ?? null,
    groups: {
      GKP: line('GKP'),
      DEF: line('DEF'),
      MID: line('MID'),
      FWD: line('FWD'),
      SUBS: rows(sitting.filter(({ now }) => now > 11)),
    },
  };
}

interface BestEleven {
  readonly eleven: readonly OfficialElement[];
  readonly bench: readonly OfficialElement[];
  readonly captain: number | undefined;
  readonly vice: number | undefined;
}

/** In tenths, so that sums are exact. */
const expected = (one: OfficialElement) => Math.round(Number(one.ep_next ?? 0) * 10);
const byExpected = (a: OfficialElement, b: OfficialElement) => expected(b) - expected(a) || a.id - b.id;

/** Tries every formation; ties by the lower ids. */
function bestElevenOf(season: PlainSeason, { squad }: PlainWeek): BestEleven {
  const all = squad.ids.map((id) => elementOf(season, id));
  const best = (position: string, count: number) =>
    all
      .filter((one) => positionOf(one) === position)
      .sort(byExpected)
      .slice(0, count);
  let eleven: OfficialElement[] = [];
  const sumOf = (some: readonly OfficialElement[]) => total(some.map(expected));
  const numbersOf = (some: readonly OfficialElement[]) => total(some.map(({ id }) => id));
  for (const [def, mid, fwd] of formations) {
    const tried = [...best('GKP', 1), ...best('DEF', def), ...best('MID', mid), ...best('FWD', fwd)];
    const gain = sumOf(tried) - sumOf(eleven);
    if (eleven.length === 0 || gain > 0 || (gain === 0 && numbersOf(tried) < numbersOf(eleven)))
      eleven = tried;
  }
  const rest = all.filter((one) => !eleven.includes(one)).sort(byExpected);
  const [captain, vice] = [...eleven].sort(byExpected);
  const isKeeper = (one: OfficialElement) => positionOf(one) === 'GKP';
  return {
    eleven,
    bench: [...rest.filter(isKeeper), ...rest.filter((one) => !isKeeper(one))],
    captain: captain?.id,
    vice: vice?.id,
  };
}

const formations = [
  [3, 4, 3],
  [3, 5, 2],
  [4, 3, 3],
  [4, 4, 2],
  [4, 5, 1],
  [5, 2, 3],
  [5, 3, 2],
  [5, 4, 1],
] as const;

function suggestedStatusOf({ eleven, captain, vice }: BestEleven, id: number): string {
  if (id === captain) return 'c';
  if (id === vice) return 'vc';
  return eleven.some((one) => one.id === id) ? 'lineup' : 'bench';
}

/** A free hit lasts for one gameweek: the squad that continues is the previous one. */
function standingWeek(season: PlainSeason, team: PlainTeam): PlainWeek | undefined {
  const week = weekNow(season, team);
  if (week?.squad.chip !== 'freehit') return week;
  const before = team.squads.get(week.squad.gameweek - 1);
  return before && weekOf(season, before);
}

export function nextOf(season: PlainSeason, team: PlainTeam) {
  const gameweek = gameweekInfoOf(season, season.next);
  const week = standingWeek(season, team);
  if (week === undefined || season.next === undefined)
    return { gameweek, ...squadPitchOf(season, undefined), ...nothingNext };
  const best = bestElevenOf(season, week);
  const cardFor = (one: OfficialElement) => {
    const card = cardOf(season, one);
    return { ...card, pick_suggested_status: suggestedStatusOf(best, one.id) };
  };
  const pitch = lines.map((line) => best.eleven.filter((one) => positionOf(one) === line).map(cardFor));
  return {
    gameweek,
    info: pitchInfoOf(pitch, season.next.id),
    team: { pitch, subs: best.bench.map(cardFor) },
    suggested_captain: best.captain ?? null,
    suggested_vice_captain: best.vice ?? null,
    changes: changesTo(season, best, week),
    doubts: week.squad.ids
      .map((id) => elementOf(season, id))
      .map((one) => ({
        id: one.id,
        name: one.web_name,
        chance: chanceOf(season, one, season.next?.id),
        news: one.news,
      }))
      .filter(({ chance }) => chance < 100)
      .sort((a, b) => a.chance - b.chance || a.id - b.id),
  };
}

const nothingNext = { suggested_captain: null, suggested_vice_captain: null, changes: [], doubts: [] };

/**
 * The best benched footballer for the worst starter; of the same position if possible, never across the
 * goalkeeper.
 */
function changesTo(season: PlainSeason, { eleven }: BestEleven, { places }: PlainWeek) {
  const starts = (id: number) => places.some((place) => place.id === id && place.slot <= 11);
  const coming = eleven.filter(({ id }) => !starts(id)).sort(byExpected);
  const going = places
    .filter(({ id, slot }) => slot <= 11 && !eleven.some((one) => one.id === id))
    .map(({ id }) => elementOf(season, id))
    .sort((a, b) => byExpected(b, a));
  return coming.flatMap((one) => {
    const other =
      going.find((rest) => positionOf(rest) === positionOf(one)) ??
      going.find((rest) => positionOf(one) !== 'GKP' && positionOf(rest) !== 'GKP');
    if (other === undefined) return [];
    going.splice(going.indexOf(other), 1);
    return [
      {
        in: { id: one.id, name: one.web_name },
        out: { id: other.id, name: other.web_name },
        gain: (expected(one) - expected(other)) / 10,
      },
    ];
  });
}

/** The own players in it in the order of the squad. */
function ownFixtureRow(season: PlainSeason, fixture: OfficialFixture, week: PlainWeek | undefined) {
  const placeOf = (id: number) => week?.places.find((place) => place.id === id);
  const row = fixtureRowOf(season, fixture, (id) => placeOf(id)?.multiplier);
  return { ...row, mine: row.mine.sort((a, b) => (placeOf(a.id)?.slot ?? 0) - (placeOf(b.id)?.slot ?? 0)) };
}

export function lineupsOf(season: PlainSeason, team: PlainTeam) {
  const week = weekNow(season, team);
  const fixtures = week === undefined ? [] : fixturesOfGameweek(season, week.squad.gameweek);
  const squad = (week?.places ?? []).map((place) => ({ place, one: elementOf(season, place.id) }));
  const groups = fixtures
    .map((fixture) => ({
      fixture: ownFixtureRow(season, fixture, week),
      lineups_at:
        fixture.kickoff_time === null
          ? null
          : new Date(Date.parse(fixture.kickoff_time) - 75 * 60_000).toISOString(),
      players: squad
        .filter(({ one }) => isInFixture(season, fixture, clubOf(season, one)))
        .map(({ place, one }) => {
          const match = matchesOf(season, one.id).find((found) => found.fixture.id === fixture.id);
          return {
            id: one.id,
            name: one.web_name,
            position: positionOf(one),
            pick: pickOf(place),
            lineup: standingOf(match?.row),
            minutes: hasBegun(fixture) ? (match?.row.minutes ?? 0) : null,
            points: hasBegun(fixture) ? (match?.points ?? 0) : null,
            set_pieces: setPiecesOf(one),
          };

          function standingOf(row: { starts: number; minutes: number } | undefined): string {
            if (!hasBegun(fixture)) return 'pending';
            if (row !== undefined && row.starts > 0) return 'XI';
            if (row !== undefined && row.minutes > 0) return 'SUB';
            return isOver(fixture) ? 'OUT' : 'SUB';
          }
        }),
    }))
    .filter(({ players }) => players.length > 0);
  const summary = { starting: 0, bench: 0, out: 0, pending: 0 };
  for (const { place } of squad) {
    const words = groups.flatMap(({ players }) =>
      players.filter(({ id }) => id === place.id).map(({ lineup }) => lineup),
    );
    if (words.includes('XI')) summary.starting += 1;
    else if (words.includes('pending')) summary.pending += 1;
    else if (words.includes('SUB')) summary.bench += 1;
    else if (words.includes('OUT')) summary.out += 1;
  }
  return {
    gameweek: gameweekInfoOf(season, season.current),
    summary,
    fixtures: groups,
    blanks: squad
      .filter(({ one }) => !fixtures.some((fixture) => isInFixture(season, fixture, clubOf(season, one))))
      .map(({ one }) => ({ id: one.id, name: one.web_name, position: positionOf(one) })),
  };

  function pickOf({ id, slot }: PlainPlace): string {
    if (id === week?.squad.captain) return 'C';
    if (id === week?.squad.vice) return 'VC';
    return slot <= 11 ? 'XI' : 'SUB';
  }
}

/** Settled gameweeks from the game, the current one as calculated here. */
export function gameweekRowsOf(
  season: PlainSeason,
  team: PlainTeam,
  averageOf: (gameweek: number) => number | null = () => null,
) {
  let sum = 0;
  return team.rows.map((row) => {
    const squad = team.squads.get(row.event);
    const isSettled = settledEvent(season.events.find(({ id }) => id === row.event));
    const week = squad === undefined || isSettled ? undefined : weekOf(season, squad);
    const points = week === undefined ? row.points : week.gross + week.provisional;
    sum = week === undefined ? row.total_points : sum + points - row.event_transfers_cost;
    return {
      id: row.event,
      gameweek_id: row.event,
      nett_points: points - row.event_transfers_cost,
      transfers_cost: row.event_transfers_cost,
      active_chip: team.chips.find(({ event }) => event === row.event)?.name ?? null,
      points,
      total_points: sum,
      rank: isSettled ? row.rank : null,
      overall_rank: row.overall_rank,
      bench_points: week?.bench ?? row.points_on_bench,
      transfers: row.event_transfers,
      finished: isSettled,
      view_average: isSettled ? averageOf(row.event) : null,
    };
  });
}

export function teamPointsOf(season: PlainSeason, team: PlainTeam) {
  const rows = gameweekRowsOf(season, team);
  const over = rows.filter((row) => settledEvent(season.events.find(({ id }) => id === row.id)));
  const sorted = [...over].sort((a, b) => b.nett_points - a.nett_points || a.id - b.id);
  const pointsOf = (row: (typeof rows)[number] | undefined) =>
    row === undefined ? null : { gameweek_id: row.id, nett_points: row.nett_points };
  const weeks = [...team.squads.values()].map((squad) => weekOf(season, squad));
  const owned = new Set(weeks.flatMap(({ squad }) => squad.ids));
  return {
    kpis: {
      total: rows.at(-1)?.total_points ?? 0,
      average: over.length === 0 ? null : tenth(total(over.map((row) => row.nett_points)) / over.length),
      best: pointsOf(sorted[0]),
      worst: pointsOf(sorted.at(-1)),
      hits: total(rows.map((row) => row.transfers_cost)),
      bench_points: total(rows.map((row) => row.bench_points)),
    },
    contributions: [...owned]
      .map((id) => contributionOf(season, id, weeks))
      .sort((a, b) => b.points - a.points || a.id - b.id),
  };
}

function contributionOf(season: PlainSeason, id: number, weeks: readonly PlainWeek[]) {
  const one = elementOf(season, id);
  const held = weeks.flatMap(({ squad, places }) =>
    places.filter((place) => place.id === id).map((place) => ({ ...place, gameweek: squad.gameweek })),
  );
  const counted = held.map(({ points, multiplier, gameweek }) => ({
    gameweek_id: gameweek,
    points: points * multiplier,
  }));
  const most = Math.max(...counted.map(({ points }) => points));
  return {
    id,
    name: one.web_name,
    club_id: clubOf(season, one),
    position: positionOf(one),
    starts: held.filter(({ multiplier }) => multiplier > 0).length,
    points: total(counted.map(({ points }) => points)),
    captain_extra: total(held.map(({ points, multiplier }) => points * Math.max(0, multiplier - 1))),
    bench_points: total(held.filter(({ multiplier }) => multiplier === 0).map(({ points }) => points)),
    best: counted.find(({ points }) => points === most),
  };
}

/** Any team in any gameweek, for a reader with their own team. */
export function popupOf(
  season: PlainSeason,
  team: PlainTeam,
  gameweek: number | undefined,
  { own, rivals }: { own: PlainTeam; rivals: readonly number[] },
) {
  const squad = gameweek === undefined ? undefined : team.squads.get(gameweek);
  const week = squad && weekOf(season, squad);
  const joined = new Set(own.entry?.leagues.classic.map(({ id }) => id));
  const shared = (team.entry?.leagues.classic ?? []).filter(
    ({ id, league_type }) => ['x', 'c'].includes(league_type) && joined.has(id),
  );
  const event = season.events.find(({ id }) => id === gameweek);
  return {
    team: teamOf(season, team, week),
    gameweek: gameweekInfoOf(season, event),
    is_rival: rivals.includes(team.id),
    is_own: own.id === team.id,
    leagues: own.id === team.id ? [] : shared.map(({ id, name }) => ({ id, name })),
    gameweeks: gameweekRowsOf(season, team),
    pitch: squadPitchOf(season, week),
    explained: explainedOf(team, week),
    auto_subs: autoSubsOf(week),
    active_chip: squad?.chip ?? null,
  };
}

const leagueKinds: Record<string, string> = { x: 'private', c: 'public', s: 'system' };

/** With the pass. */
export const leaguesOf = ({ entry }: PlainTeam) => ({
  leagues: (entry?.leagues.classic ?? []).map((one) => ({
    id: one.id,
    name: one.name,
    type: leagueKinds[one.league_type] ?? 'system',
    members: one.rank_count,
    rank: one.entry_rank,
    last_rank: one.entry_last_rank,
    ...(one.rank_count === null || one.rank_count <= 50
      ? { trackable: true }
      : {
          trackable: false,
          reason: `This league has ${one.rank_count.toLocaleString('en-GB')} members. Leagues up to 50 can be tracked.`,
        }),
  })),
});

/** Home without the rivals' box. */
export function dashboardOf(season: PlainSeason, team: PlainTeam, watched: number) {
  const today = new Date(season.now).toISOString().slice(0, 10);
  return {
    status: {
      gameweek: gameweekInfoOf(season, season.current),
      next_gameweek: gameweekInfoOf(season, season.next),
      is_matchday: season.fixtures.some(({ kickoff_time }) => kickoff_time?.startsWith(today) === true),
      now: new Date(season.now).toISOString(),
      game_down: null,
      game_doubt: null,
    },
    roster: { overview: overviewOf(season, team), groups: rosterOf(season, weekNow(season, team)) },
    fixtures: { fixtures: sliderOf(season, team) },
    footballers: {
      footballers: suggestedOf(season, (one) => chanceOf(season, one) >= 75, 12),
    },
    transfers: transfersBoxOf(season),
    categories: { watchlist: watched, ...badgeCountsOf(season) },
  };
}

function rosterOf(season: PlainSeason, week: PlainWeek | undefined) {
  const sitting = [...(week?.places ?? [])].sort((a, b) => a.now - b.now);
  const rows = (places: readonly PlainPlace[]) =>
    places.map((place) => {
      const one = elementOf(season, place.id);
      return {
        id: one.id,
        name: one.web_name,
        club_id: clubOf(season, one),
        position: place.position,
        status: shortStatus(place.status),
        points: place.hasBegun ? place.points * Math.max(1, place.multiplier) : null,
        chance: chanceShownOf(season, one),
        playing_now: isPlayingIn(season, one.id, week?.squad.gameweek ?? 0),
      };
    });
  const line = (position: string) =>
    rows(sitting.filter((place) => place.now <= 11 && place.position === position));
  const [GKP, DEF, MID, FWD] = [line('GKP'), line('DEF'), line('MID'), line('FWD')];
  return { GKP, DEF, MID, FWD, SUBS: rows(sitting.filter(({ now }) => now > 11)) };
}

/** The current gameweek, after its end the next one; running fixtures first. */
function sliderOf(season: PlainSeason, team: PlainTeam) {
  const { current } = season;
  const shown = current === undefined ? 1 : settledEvent(current) ? Math.min(38, current.id + 1) : current.id;
  const squad = team.squads.get(shown);
  const week = squad && weekOf(season, squad);
  const rows = fixturesOfGameweek(season, shown)
    .filter(({ kickoff_time }) => kickoff_time !== null)
    .map((fixture) => ({
      isOn: isRunning(fixture),
      row: ownFixtureRow(season, fixture, week),
    }));
  return [...rows.filter(({ isOn }) => isOn), ...rows.filter(({ isOn }) => !isOn)].map(({ row }) => row);
}

function transfersBoxOf(season: PlainSeason) {
  const most = (valueOf: (one: OfficialElement) => number) =>
    [...season.elements]
      .sort((a, b) => valueOf(b) - valueOf(a) || a.id - b.id)
      .slice(0, 5)
      .map((one) => ({
        id: one.id,
        name: one.web_name,
        club_id: clubOf(season, one),
        position: positionOf(one),
        balance: balanceOf(one),
        transfers_in: one.transfers_in_event,
        transfers_out: one.transfers_out_event,
      }));
  return {
    in: most((one) => one.transfers_in_event),
    out: most((one) => one.transfers_out_event),
    nett: most(balanceOf),
  };
}

/** Counts of badges with at least one footballer. */
function badgeCountsOf(season: PlainSeason): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of [...badgesOfAll(season).values()].flat()) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}
