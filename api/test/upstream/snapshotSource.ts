import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { abilities } from '../../src/game/fpl/abilities';
import type { OfficialBootstrap, OfficialElement, OfficialLive } from '../../src/game/fpl/official';
import type { FplReply, DocumentSource } from '../../src/game/fpl/source';
import { defaultOverallLeague } from '../../src/game/fpl/defaultOverallLeague';

/**
 * The documents of one instant as the official API: for an incomplete recording, such as the opening of a
 * season. Managers that are not recorded are generated: every entry exists, with a legal squad derived from
 * its id.
 *
 * @throws when the folder has no `bootstrap-static.json` and `fixtures.json`
 */
export function createSnapshotSource(folder: string): DocumentSource {
  for (const file of ['bootstrap-static.json', 'fixtures.json'])
    if (!existsSync(join(folder, file))) throw new Error(`${folder} has no ${file}.`);
  const bootstrap = readRecorded(folder, 'bootstrap-static.json') as OfficialBootstrap;
  const game: Snapshot = {
    folder,
    bootstrap,
    current: bootstrap.events.find(({ is_current }) => is_current)?.id ?? 0,
  };
  return {
    name: 'replay',
    can: abilities.replay,
    season: 'snapshot',
    get: (path) => Promise.resolve(answer(game, path)),
  };
}

interface Snapshot {
  readonly folder: string;
  readonly bootstrap: OfficialBootstrap;
  readonly current: number;
}

type Answer = (game: Snapshot, parts: readonly number[], query: URLSearchParams) => unknown;

const answers: readonly (readonly [RegExp, Answer])[] = [
  [/^bootstrap-static\/$/, ({ bootstrap }) => bootstrap],
  [/^fixtures\/$/, (game, _, query) => fixturesOf(game, query.get('event'))],
  [
    /^event\/(\d+)\/live\/$/,
    ({ folder }, [event = 0]) => readRecorded(folder, `event/${event}/live.json`) ?? { elements: [] },
  ],
  [/^event-status\/$/, () => ({ status: [], leagues: 'Updated' })],
  [
    /^element-summary\/(\d+)\/$/,
    ({ bootstrap }, [id = 0]) =>
      hasElement(bootstrap, id) ? { fixtures: [], history: [], history_past: [] } : undefined,
  ],
  [/^entry\/(\d+)\/$/, (game, [id = 0]) => entryOf(game, id)],
  [/^entry\/(\d+)\/history\/$/, (game, [id = 0]) => ({ current: weeksOf(game, id), past: [], chips: [] })],
  [/^entry\/(\d+)\/transfers\/$/, () => []],
  [/^entry\/(\d+)\/event\/(\d+)\/picks\/$/, (game, [id = 0, event = 0]) => picksOf(game, id, event)],
  [
    /^leagues-classic\/(\d+)\/standings\/$/,
    (game, [league = 0], query) => standingsOf(game, league, Number(query.get('page_standings') ?? 1)),
  ],
];

function answer(game: Snapshot, path: string): FplReply {
  const [route = '', search = ''] = path.split('?');
  for (const [pattern, make] of answers) {
    const match = pattern.exec(route);
    const json =
      match === null ? undefined : make(game, match.slice(1).map(Number), new URLSearchParams(search));
    if (json !== undefined) return { outcome: 'ok', json };
  }
  return { outcome: 'not_found', detail: `Nothing recorded for ${route}` };
}

/** A recorded document, plain or gzipped; undefined if missing. */
function readRecorded(folder: string, name: string): unknown {
  const file = join(folder, name);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  if (existsSync(`${file}.gz`))
    return JSON.parse(gunzipSync(readFileSync(`${file}.gz`)).toString('utf8')) as unknown;
  return undefined;
}

function fixturesOf({ folder }: Snapshot, event: string | null): unknown {
  const fixtures = readRecorded(folder, 'fixtures.json') as { event: number | null }[];
  return fixtures.filter((fixture) => event === null || fixture.event === Number(event));
}

const hasElement = ({ elements }: OfficialBootstrap, id: number) => elements.some((one) => one.id === id);

/** Number of entries; higher ids are not found. */
const entries = 1_000;
const isEntry = (id: number) => id >= 1 && id <= entries;

function entryOf(game: Snapshot, id: number): unknown {
  if (!isEntry(id)) return undefined;
  const points = weeksOf(game, id).at(-1)?.total_points ?? null;
  return {
    id,
    name: `Team ${id}`,
    player_first_name: null,
    player_last_name: null,
    player_region_name: null,
    started_event: 1,
    current_event: game.current || null,
    summary_overall_points: points,
    summary_overall_rank: points === null ? null : id,
    summary_event_points: points,
    summary_event_rank: points === null ? null : id,
    kit: null,
    leagues: {
      classic: [
        {
          id: defaultOverallLeague,
          name: 'Overall',
          short_name: 'overall',
          league_type: 's',
          scoring: 'c',
          rank_count: entries,
          entry_rank: id,
          entry_last_rank: id,
        },
      ],
    },
  };
}

/** The row of the current gameweek; none before the first deadline. */
function weeksOf(game: Snapshot, id: number) {
  if (game.current === 0 || !isEntry(id)) return [];
  const squad = squadOf(game, id);
  const live = readRecorded(game.folder, `event/${game.current}/live.json`) as OfficialLive | undefined;
  const pointsOf = new Map(live?.elements.map((element) => [element.id, element.stats.total_points]));
  const points = squad
    .slice(0, 11)
    .reduce((sum, one, index) => sum + (pointsOf.get(one.id) ?? 0) * (index === 10 ? 2 : 1), 0);
  const value = squad.reduce((sum, { now_cost }) => sum + now_cost, 0);
  return [
    {
      event: game.current,
      points,
      total_points: points,
      rank: id,
      overall_rank: id,
      bank: Math.max(0, 1000 - value),
      value: Math.max(1000, value),
      event_transfers: 0,
      event_transfers_cost: 0,
      points_on_bench: 0,
    },
  ];
}

function picksOf(game: Snapshot, id: number, event: number): unknown {
  const week = weeksOf(game, id).find((row) => row.event === event);
  if (week === undefined) return undefined;
  return {
    active_chip: null,
    automatic_subs: [],
    entry_history: week,
    picks: squadOf(game, id).map((element, index) => ({
      element: element.id,
      position: index + 1,
      multiplier: index > 10 ? 0 : index === 10 ? 2 : 1,
      is_captain: index === 10,
      is_vice_captain: index === 9,
    })),
  };
}

/** Formation and bench: number of footballers by position. */
const lines = [
  [1, 1, 1],
  [2, 4, 1],
  [3, 4, 1],
  [4, 2, 1],
] as const;
const mostOfOneClub = 3;

/** A legal squad: for each place the most selected footballer that still fits, varied by the entry's id. */
function squadOf({ bootstrap }: Snapshot, id: number): OfficialElement[] {
  const ranked = [...bootstrap.elements].sort(
    (a, b) => Number(b.selected_by_percent) - Number(a.selected_by_percent) || a.id - b.id,
  );
  const taken: OfficialElement[] = [];
  const take = (type: number) => {
    const free = ranked.filter(
      (one) =>
        one.element_type === type &&
        !taken.includes(one) &&
        taken.filter(({ team }) => team === one.team).length < mostOfOneClub,
    );
    const passed = (id * 7 + taken.length * 3) % 4;
    const one = free[Math.min(passed, free.length - 1)];
    if (one !== undefined) taken.push(one);
  };
  for (const [type, starting] of lines) for (let place = 0; place < starting; place += 1) take(type);
  for (const [type, , resting] of lines) for (let place = 0; place < resting; place += 1) take(type);
  return taken;
}

function standingsOf(game: Snapshot, league: number, page: number): unknown {
  if (league !== defaultOverallLeague) return undefined;
  const first = (page - 1) * 50 + 1;
  const results = Array.from(
    { length: Math.max(0, Math.min(50, entries - first + 1)) },
    (_, index) => first + index,
  ).map((id) => {
    const points = weeksOf(game, id).at(-1)?.points ?? 0;
    return {
      id,
      entry: id,
      entry_name: `Team ${id}`,
      player_name: null,
      rank: id,
      last_rank: id,
      rank_sort: id,
      total: points,
      event_total: points,
    };
  });
  return {
    last_updated_data: null,
    league: { id: league, name: 'Overall', league_type: 's', start_event: 1 },
    new_entries: { has_next: false, page: 1, results: [] },
    standings: { has_next: page * 50 < entries, page, results },
  };
}
