import type { ApiClient } from '@touchline/shared/api';
import { leagueClassicList } from '@touchline/shared/calls/leagueClassicList';
import { teamMain } from '@touchline/shared/calls/teamMain';
import { teamPopup } from '@touchline/shared/calls/teamPopup';
import { leaguesClassic } from '@touchline/shared/calls/leaguesClassic';
import { microWidget } from '@touchline/shared/calls/microWidget';
import { rivalsChanceHistory } from '@touchline/shared/calls/rivalsChanceHistory';
import { rivalsChances } from '@touchline/shared/calls/rivalsChances';
import { rivalsGameweek } from '@touchline/shared/calls/rivalsGameweek';
import { rivalsList } from '@touchline/shared/calls/rivalsList';
import { rivalsPoints } from '@touchline/shared/calls/rivalsPoints';
import { rivalsSeason } from '@touchline/shared/calls/rivalsSeason';
import { rivalsSeasonChances } from '@touchline/shared/calls/rivalsSeasonChances';
import { searchTeams } from '@touchline/shared/calls/searchTeams';
import { templateLineupsPitch } from '@touchline/shared/calls/templateLineupsPitch';
import { templateLineupsSingle } from '@touchline/shared/calls/templateLineupsSingle';
import { templatesRivalPages } from '@touchline/shared/calls/templatesRivalPages';
import { templatesSquadTables } from '@touchline/shared/calls/templatesSquadTables';
import type { GameweekNumber, Points, RivalsView, TeamId } from '@touchline/shared/domain';
import { payloadOf } from '@touchline/shared/queries';
import { FailureError } from '@touchline/shared/remote-data';
import type {
  FootballerView,
  PitchInfo,
  PitchSide,
  RivalsChanceHistory,
  RivalsChances,
  RivalsChips,
  RivalsGameweek,
  RivalsList,
  RivalsMatrix,
  RivalsPoints,
  RivalsReport,
  RivalsSeason,
  RivalsSeasonChances,
  RivalsTransfers,
  RivalsWidget,
} from '@touchline/shared/wire';

/** Subject of a query: the view, and further parameters of some pages. */
export interface Subject {
  readonly view: RivalsView;
  /** For the transfers; the current one when absent. */
  readonly gameweek?: GameweekNumber;
  /** For a comparison or a squad's table: the team; the view when absent. */
  readonly member?: TeamId;
  /** For a squad's table. */
  readonly table?: FootballerView;
}

/** A team on one side of a comparison. */
export interface ComparedTeam {
  readonly name: string;
  /** Net points of the gameweek, live. */
  readonly nett: Points | null;
  readonly side: PitchSide;
}

/** The own team against one member of a view. */
export type MemberComparison = Pick<RivalsList, 'config' | 'members' | 'my_position' | 'gameweek'> & {
  readonly info: PitchInfo;
  readonly mine: ComparedTeam;
  readonly theirs: ComparedTeam;
};

/**
 * Queries about the teams of a view: one loader per page. The family of API calls depends on the view (page
 * definitions, 2.2). Each throws FailureError.
 */
export const createLoaders = (api: ApiClient) => ({
  widget: (_: Subject) => loadWidget(api),
  list: ({ view }: Subject): Promise<RivalsList> =>
    payloadOf(
      typeof view === 'number'
        ? api.call(leagueClassicList, { params: { id: view } })
        : api.call(rivalsList, { params: { x: view } }),
    ),
  gameweek: ({ view }: Subject): Promise<RivalsGameweek> =>
    view === 'rivals' ? payloadOf(api.call(rivalsGameweek)) : loadPage(api, view, 'gameweek'),
  chances: ({ view }: Subject): Promise<RivalsChances> =>
    payloadOf(api.call(rivalsChances, { params: scopeOf(view) })),
  chance_history: ({ view }: Subject): Promise<RivalsChanceHistory> =>
    payloadOf(api.call(rivalsChanceHistory, { params: scopeOf(view) })),
  season: ({ view }: Subject): Promise<RivalsSeason> =>
    view === 'rivals' ? payloadOf(api.call(rivalsSeason)) : loadPage(api, view, 'season'),
  season_chances: ({ view }: Subject): Promise<RivalsSeasonChances> =>
    payloadOf(api.call(rivalsSeasonChances, { params: scopeOf(view) })),
  points: ({ view }: Subject): Promise<RivalsPoints> =>
    view === 'rivals' ? loadRivalsPoints(api, 'total') : loadPage(api, view, 'points'),
  points_gameweek: ({ view }: Subject): Promise<RivalsMatrix> =>
    view === 'rivals' ? loadRivalsPoints(api, 'gameweek') : loadPage(api, view, 'points_gameweek'),
  points_phase: ({ view }: Subject): Promise<RivalsMatrix> =>
    view === 'rivals' ? loadRivalsPoints(api, 'phase') : loadPage(api, view, 'points_phase'),
  report: ({ view }: Subject): Promise<RivalsReport> => loadTemplate(api, view, 'report'),
  chips: ({ view }: Subject): Promise<RivalsChips> => loadTemplate(api, view, 'chips'),
  transfers: ({ view, gameweek }: Subject): Promise<RivalsTransfers> =>
    loadTemplate(api, view, 'transfers', gameweek),
  template: ({ view }: Subject) => payloadOf(api.call(templateLineupsSingle, { params: { x: view } })),
  /** Names of rivals and members of my leagues; the same for every view. */
  members: (_: Subject) => payloadOf(api.call(searchTeams)),
  againstMember: (subject: Subject) => loadAgainstMember(api, subject),
  squadTable: ({ view, member, table = 'default' }: Subject) => {
    const league = typeof view === 'number' ? { x: 'league', id: view } : { x: view, id: 0 };
    const { x, id } = member === undefined ? league : { x: 'team', id: member };
    return payloadOf(api.call(templatesSquadTables, { params: { x, view: table, id } }));
  },
  againstTemplate: ({ view }: Subject) => payloadOf(api.call(templateLineupsPitch, { params: { x: view } })),
});

const scopeOf = (view: RivalsView) =>
  typeof view === 'number' ? { scope: 'league', id: view } : { scope: view };

/** @throws FailureError also when the game has no such team */
async function loadAgainstMember(api: ApiClient, { view, member }: Subject): Promise<MemberComparison> {
  const [list, mine, theirs] = await Promise.all([
    createLoaders(api).list({ view }),
    payloadOf(api.call(teamMain)),
    payloadOf(api.call(teamPopup, { params: { team: member ?? 0, gameweek: '' } })),
  ]);
  const { config, members, my_position, gameweek, rows } = list;
  return {
    ...{ config, members, my_position, gameweek },
    info: { ...mine.info, single_team: false },
    mine: {
      name: rows.find((row) => row.mine)?.name ?? 'My team',
      nett: mine.explained?.nett ?? null,
      side: mine.team,
    },
    theirs: {
      name: theirs.team.name,
      nett: theirs.explained?.nett ?? null,
      side: theirs.pitch.team,
    },
  };
}

/** Home's box shows the stored view. */
async function loadWidget(api: ApiClient): Promise<RivalsWidget> {
  const { rivals } = await payloadOf(api.call(microWidget, { params: { name: 'rivals' } }));
  if (!rivals) throw new FailureError({ kind: 'unexpectedAnswer', detail: 'micro/rivals: no rivals in it' });
  return rivals;
}

// The reply's schema is the union of all pages; the requested page determines the type.
const asAsked = async <Page>(reply: Promise<{ payload: unknown }>): Promise<Page> =>
  (await payloadOf(reply)) as Page;

const loadRivalsPoints = <Page>(api: ApiClient, x: 'total' | 'gameweek' | 'phase'): Promise<Page> =>
  asAsked(api.call(rivalsPoints, { params: { x } }));

/** Pages that leagues have under their own address. */
const loadPage = <Page>(api: ApiClient, view: Exclude<RivalsView, 'rivals'>, page: string): Promise<Page> =>
  typeof view === 'number'
    ? asAsked(api.call(leaguesClassic, { params: { id: view, sub: page } }))
    : loadTemplate(api, view, page);

/** Pages that all views have under one address. */
const loadTemplate = <Page>(
  api: ApiClient,
  view: RivalsView,
  page: string,
  gameweek?: GameweekNumber,
): Promise<Page> =>
  asAsked(
    api.call(templatesRivalPages, {
      params: typeof view === 'number' ? { scope: 'league', page, id: view } : { scope: view, page },
      query: { gw: gameweek?.toString() },
    }),
  );

export type Loaders = ReturnType<typeof createLoaders>;
