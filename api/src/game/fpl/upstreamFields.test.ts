import { asClubId } from '@touchline/shared/domain';
import { createClock } from '../../platform/clock';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';
import type { Field, Losses, Shape } from './declare';
import { parseBootstrap } from './parseBootstrap';
import { parseFixtures, parseLive } from './parseFixtures';
import { parseFootballerRecord } from './parseFootballerRecord';
import {
  parseH2hMatches,
  parseH2hStandings,
  parseHistory,
  parsePicks,
  parseStandings,
  parseTeam,
  parseTransfers,
} from './parseTeam';
import { createReplaySource } from './replay/replaySource';
import {
  bootstrapFields,
  fixtureFields,
  footballerRecordFields,
  h2hMatchesFields,
  h2hStandingsFields,
  historyFields,
  liveFields,
  picksFields,
  standingsFields,
  teamFields,
  transferFields,
} from './upstreamFields';

type Json = Record<string, unknown>;

const source = createReplaySource({
  folder: writeTinySeason(),
  clock: createClock(Date.parse(tinySeason.settled), 0),
});
const team = tinySeason.teams[0];

/** Fields that current documents have and the small season does not. */
const saysItsRules: Json = {
  chips: [
    {
      name: 'wildcard',
      number: 1,
      start_event: 2,
      stop_event: 19,
      chip_type: 'transfer',
      overrides: noOverrides(),
    },
  ],
  element_stats: [{ name: 'minutes', label: 'Minutes played' }],
  game_config: { rules: { squad_squadsize: 15 }, scoring: { assists: 3 } },
  game_settings: { squad_squadsize: 15 },
};

function noOverrides() {
  return { rules: {}, scoring: {}, element_types: [], pick_multiplier: null };
}

async function bootstrap(): Promise<Json> {
  const json = await recorded('bootstrap-static/');
  const [type] = json['element_types'] as Json[];
  Object.assign(type ?? {}, {
    singular_name: 'Goalkeeper',
    squad_select: 2,
    squad_min_play: 1,
    squad_max_play: 1,
    sub_positions_locked: [12],
  });
  const [event] = json['events'] as Json[];
  Object.assign(event ?? {}, {
    overrides: noOverrides(),
    top_element_info: { id: 5, points: 8 },
    chip_plays: [{ chip_name: '3xc', num_played: 2 }],
  });
  const [footballer] = json['elements'] as Json[];
  Object.assign(footballer ?? {}, {
    price_change_projections: [{ offset: 1, projected_percent: '60.5', likelihood: '0.4' }],
  });
  return { ...json, ...saysItsRules };
}

async function recorded(path: string): Promise<Json> {
  const reply = await source.get(path);
  if (reply.outcome !== 'ok') throw new Error(`${path}: ${reply.outcome}`);
  return JSON.parse(JSON.stringify(reply.json)) as Json;
}

interface Document {
  readonly name: string;
  readonly shape: Shape;
  /** For a list the first row is tested. */
  readonly isList?: boolean;
  readonly load: () => Promise<unknown>;
  readonly parse: (json: unknown, losses: Losses) => unknown;
}

const clubs = [1, 2, 3, 4].map((number) => ({
  id: asClubId(`c${number}`),
  number,
  code: number,
  name: '',
  strength: 3,
  attack: null,
  defence: null,
  overall: null,
}));

const documents: readonly Document[] = [
  { name: 'bootstrap', shape: bootstrapFields, load: bootstrap, parse: parseBootstrap },
  {
    name: 'fixtures',
    shape: fixtureFields,
    isList: true,
    load: async () => {
      const fixtures = (await recorded('fixtures/')) as unknown as Json[];
      const counts = [{ element: 5, value: 1 }];
      return fixtures.map((one) => ({ ...one, stats: [{ identifier: 'assists', h: counts, a: counts }] }));
    },
    parse: (json, losses) => parseFixtures(json, clubs, losses),
  },
  { name: 'live', shape: liveFields, load: () => recorded('event/1/live/'), parse: parseLive },
  {
    name: 'element-summary',
    shape: footballerRecordFields,
    load: async () => ({
      ...(await recorded('element-summary/5/')),
      history_past: [
        { season_name: '2022/23', start_cost: 50, end_cost: 51, total_points: 90, minutes: 900 },
      ],
    }),
    parse: parseFootballerRecord,
  },
  {
    name: 'entry',
    shape: teamFields,
    load: async () => {
      const json = await recorded(`entry/${team}/`);
      const { classic } = json['leagues'] as { classic: Json[] };
      return { ...json, leagues: { classic, h2h: classic, cup_matches: [h2hMatch()] } };
    },
    parse: parseTeam,
  },
  {
    name: 'history',
    shape: historyFields,
    load: async () => ({
      ...(await recorded(`entry/${team}/history/`)),
      chips: [{ event: 2, name: '3xc', time: '2023-08-18T10:00:00Z' }],
    }),
    parse: parseHistory,
  },
  {
    name: 'picks',
    shape: picksFields,
    load: async () => ({
      ...(await recorded(`entry/${team}/event/1/picks/`)),
      automatic_subs: [{ element_in: 2, element_out: 3 }],
    }),
    parse: parsePicks,
  },
  {
    name: 'transfers',
    shape: transferFields,
    isList: true,
    load: async () => [
      {
        element_in: 1,
        element_in_cost: 50,
        element_out: 2,
        element_out_cost: 51,
        event: 2,
        time: '2023-08-18T10:00:00Z',
      },
    ],
    parse: parseTransfers,
  },
  {
    name: 'standings',
    shape: standingsFields,
    load: async () => ({
      new_entries: newEntries(),
      league: { id: 7, name: 'Friends', start_event: 1 },
      standings: {
        has_next: false,
        results: [
          {
            entry: 101,
            entry_name: 'Team',
            player_name: null,
            rank: 1,
            last_rank: 2,
            total: 70,
            event_total: 40,
          },
        ],
      },
    }),
    parse: parseStandings,
  },
  {
    name: 'h2h standings',
    shape: h2hStandingsFields,
    load: async () => ({
      new_entries: newEntries(),
      league: { id: 7, name: 'Friends', start_event: 1 },
      standings: {
        has_next: false,
        results: [
          {
            entry: 101,
            entry_name: 'Team',
            player_name: 'Ada Whistle',
            rank: 1,
            last_rank: 2,
            total: 4,
            matches_played: 2,
            matches_won: 1,
            matches_drawn: 1,
            matches_lost: 0,
            points_for: 101,
          },
        ],
      },
    }),
    parse: parseH2hStandings,
  },
  {
    name: 'h2h matches',
    shape: h2hMatchesFields,
    load: async () => ({ has_next: false, page: 1, results: [h2hMatch()] }),
    parse: parseH2hMatches,
  },
];

function newEntries(): Json {
  const row = { entry: 103, entry_name: 'New', player_first_name: 'Cy', player_last_name: 'Okoro' };
  return { has_next: false, page: 1, results: [row] };
}

function h2hMatch(): Json {
  return {
    id: 1,
    event: 1,
    entry_1_entry: 101,
    entry_1_name: 'Team',
    entry_1_player_name: 'Ada Whistle',
    entry_1_points: 50,
    entry_2_entry: 102,
    entry_2_name: 'Other',
    entry_2_player_name: 'Bo Lindqvist',
    entry_2_points: 40,
    is_bye: false,
    is_knockout: true,
    winner: 101,
    knockout_name: 'Final',
    league: 9,
  };
}

interface Leaf {
  readonly path: readonly string[];
  readonly field: Field<unknown>;
  /** Whether a field around it is spare: then a missing field only loses that one. */
  readonly isWithinSpare: boolean;
}

function leavesOf(shape: Shape, path: readonly string[] = [], isWithinSpare = false): Leaf[] {
  return Object.entries(shape).flatMap(([name, field]) => {
    const leaf: Leaf = { path: [...path, name], field, isWithinSpare };
    const inner = field.kind.inner;
    const isSpare = isWithinSpare || field.verdict !== 'needed';
    return inner === undefined ? [leaf] : [leaf, ...leavesOf(inner, leaf.path, isSpare)];
  });
}

/** The object that contains the field: in lists the first row. */
function holderOf(json: unknown, path: readonly string[]): Json {
  const first = (Array.isArray(json) ? json[0] : json) as Json;
  const [name = '', ...rest] = path;
  return rest.length === 0 ? first : holderOf(first[name], rest);
}

/** A value that no field accepts. */
const anotherType = Object.assign(() => {}, {});

const spoilings: readonly [string, (holder: Json, name: string) => void][] = [
  ['null', (holder, name) => (holder[name] = null)],
  ['missing', (holder, name) => delete holder[name]],
  ['of another type', (holder, name) => (holder[name] = anotherType)],
];

const isSilent = (verdict: string, how: string) => verdict === 'optional' && how !== 'of another type';

describe.each(documents)('of $name', ({ name, shape, load, parse }) => {
  const leaves = leavesOf(shape);
  const rows = leaves.flatMap((leaf) =>
    spoilings.map(([how, spoil]) => ({ leaf, how, spoil, path: leaf.path.join('.') })),
  );

  it.each(rows)('$path may be $how, or is named', async ({ leaf, how, spoil, path }) => {
    const json = await load();
    const losses: Losses = new Map();
    spoil(holderOf(json, leaf.path), leaf.path.at(-1) ?? '');
    const read = () => parse(json, losses);
    const [field = ''] = leaf.path.slice(-1);
    if (leaf.field.verdict === 'needed' && !leaf.isWithinSpare) {
      expect(read).toThrow(new RegExp(`^${name}.*\\b${field} is not`));
      return;
    }
    expect(read).not.toThrow();
    if (isSilent(leaf.field.verdict, how)) expect(losses.get(`${name}.${path}`)).toBeUndefined();
    else expect([...losses.keys()].some((lost) => `${name}.${path}`.startsWith(lost))).toBe(true);
  });

  it('new fields change nothing', async () => {
    const [plain, grown] = [await load(), await load()];
    for (const { path } of leaves) holderOf(grown, path)['new_next_season'] = { deep: [1, null] };
    expect(parse(grown, new Map())).toEqual(parse(plain, new Map()));
  });
});

it('every field that is read is declared: about 150 of eleven documents', () => {
  const count = documents.flatMap(({ shape }) => leavesOf(shape)).length;
  expect(count).toBeGreaterThan(140);
});
