import {
  type FootballerId,
  groupHoldings,
  type GroupHolding,
  ownershipCount,
  type Position,
  templateLineup,
} from '@touchline/shared/domain';
import type {
  FootballerRow,
  FootballerView,
  PitchSide,
  TeamTable,
  TemplatePitch,
  TemplateSingle,
} from '@touchline/shared/wire';
import type { Footballer } from '../../game/fpl/gameData';
import type { CardReader } from '../../game/reports/paidValues';
import { footballerRow, type RowLock, type RowReader } from '../../game/reports/footballerRows';
import { pitchInfoOf, pitchSideOf } from '../../game/reports/lineupSide';
import { emptyPitch, teamPitch } from '../../game/reports/pitch';
import { oneDecimal } from '../../game/reports/rounding';
import { groupSquad, headOf, type RivalsView } from '../rivals/rivalPages';
import type { Season } from '../../game/season/season';

/** The eleven that most teams of a view start, with its bench. */
interface Template {
  readonly teams: number;
  readonly holdings: ReadonlyMap<FootballerId, GroupHolding>;
  readonly starters: readonly FootballerId[];
  readonly bench: readonly FootballerId[];
}

/** Excludes the reader's own team. */
function templateOf({ season, teams, own_id }: RivalsView): Template {
  const squads = teams.filter(({ id }) => id !== own_id).flatMap((team) => groupSquad(team, []));
  const holdings = groupHoldings(squads);
  const candidates = [...holdings].flatMap(([footballer_id, { lineup }]) => {
    const position = season.footballer(footballer_id)?.position;
    return position === undefined ? [] : [{ footballer_id, position, value: lineup }];
  });
  const { lineup, bench } = templateLineup(candidates, season.rules);
  const ids = (picked: typeof lineup) => picked.map(({ footballer_id }) => footballer_id);
  return { teams: squads.length, holdings, starters: ids(lineup), bench: ids(bench) };
}

type SingleParts = Omit<TemplateSingle, 'gameweek'>;

export function templateSingleOf(
  view: RivalsView,
  reader: CardReader,
  template = templateOf(view),
): SingleParts {
  const gameweek = view.season.current?.id;
  const team = pitchSideOf({ season: view.season, reader, gameweek }, template);
  return {
    ...headOf(view),
    teams: template.teams,
    captain: captainOf(template),
    ownership: ownershipOf(template, [team]),
    info: pitchInfoOf(team, gameweek ?? null, true),
    team,
  };
}

type PitchParts = Omit<TemplatePitch, 'gameweek'>;

/** The own team at home, the template away. */
export function templatePitchOf(view: RivalsView, reader: CardReader): PitchParts {
  const template = templateOf(view);
  const { team: away, info, ...parts } = templateSingleOf(view, reader, template);
  const result = view.teams.find(({ id }) => id === view.own_id)?.result;
  const home =
    result === undefined ? emptyPitch.team : teamPitch({ season: view.season, reader }, result).team;
  const own = new Set(footballersOf(home));
  return {
    ...parts,
    ownership: ownershipOf(template, [home, away]),
    info: { ...info, single_team: false },
    home,
    away,
    shared: footballersOf(away).filter((id) => own.has(id)),
  };
}

const footballersOf = ({ pitch, subs }: PitchSide) => [...pitch.flat(), ...subs].map(({ id }) => id);

/** The most captained footballer; ties by ownership. */
function captainOf({ holdings, starters }: Template): FootballerId | null {
  const [first] = starters
    .flatMap((id) => {
      const holding = holdings.get(id);
      return holding === undefined ? [] : [{ id, ...holding }];
    })
    .sort((a, b) => b.c - a.c || b.overall - a.overall || a.id - b.id);
  return first === undefined || first.c === 0 ? null : first.id;
}

function ownershipOf(
  { holdings, teams }: Template,
  sides: readonly PitchSide[],
): TemplateSingle['ownership'] {
  const counts = sides.flatMap(footballersOf).map((id) => {
    const { count, total, count_share } = ownershipCount(holdings.get(id)?.overall ?? 0, teams);
    return [String(id), { count, total, count_share: oneDecimal(count_share) }] as const;
  });
  return Object.fromEntries(counts);
}

/** The template as a table in groups, like a squad. */
export function templateTable(
  view: RivalsView,
  reader: RowReader,
  { kind, lock }: { readonly kind: FootballerView; readonly lock: RowLock },
): TeamTable {
  const { season } = view;
  const { starters, bench } = templateOf(view);
  const rows = (ids: readonly FootballerId[]) =>
    ids.flatMap((id) => {
      const footballer = season.footballer(id);
      return footballer === undefined ? [] : [footballerRow(season, reader, footballer, kind, lock)];
    });
  return { ...tableOf(season, kind), groups: { ...inGroups(rows(starters)), SUBS: rows(bench) } };
}

/** All footballers of a club as a table in groups, without substitutes. */
export function clubTable(
  season: Season,
  reader: RowReader,
  kind: FootballerView,
  {
    footballers,
    lockOf,
  }: { footballers: readonly Footballer[]; lockOf: (footballer: Footballer) => RowLock },
): TeamTable {
  const rows = footballers.map((one) => footballerRow(season, reader, one, kind, lockOf(one)));
  return { ...tableOf(season, kind), groups: { ...inGroups(rows), SUBS: [] } };
}

const tableOf = ({ current }: Season, view: FootballerView) => ({
  view,
  gameweek_id: current?.id ?? null,
  active_chip: null,
});

function inGroups(rows: readonly FootballerRow[]) {
  const of = (position: Position) => rows.filter((row) => row.position === position);
  return { GKP: of('GKP'), DEF: of('DEF'), MID: of('MID'), FWD: of('FWD') };
}
