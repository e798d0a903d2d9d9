import { leagueClassicList } from '@touchline/shared/calls/leagueClassicList';
import { leaguesClassic } from '@touchline/shared/calls/leaguesClassic';
import { microWidget } from '@touchline/shared/calls/microWidget';
import { rivalsGameweek } from '@touchline/shared/calls/rivalsGameweek';
import { rivalsList } from '@touchline/shared/calls/rivalsList';
import { rivalsPoints } from '@touchline/shared/calls/rivalsPoints';
import { rivalsSeason } from '@touchline/shared/calls/rivalsSeason';
import { templateLineupsPitch } from '@touchline/shared/calls/templateLineupsPitch';
import { templateLineupsSingle } from '@touchline/shared/calls/templateLineupsSingle';
import { templatesRivalPages } from '@touchline/shared/calls/templatesRivalPages';
import { shell } from '@touchline/shared/contract';
import type { GameweekNumber, RivalsView } from '@touchline/shared/domain';
import { payloadOf } from '@touchline/shared/parts';
import { FailureError } from '@touchline/shared/remote-data';
import type {
  RivalsChips,
  RivalsGameweek,
  RivalsList,
  RivalsMatrix,
  RivalsPoints,
  RivalsReport,
  RivalsSeason,
  RivalsTransfers,
  RivalsWidget,
} from '@touchline/shared/wire';

/** What an answer is about: the teams of a view, and what more a page of it asks for. */
export interface Subject {
  readonly view: RivalsView;
  /** Of the transfers; the current one without. */
  readonly gameweek?: GameweekNumber;
}

/**
 * What there is to know about the teams of a view: one entry per page. Which of the API's families of calls
 * answers depends on the view (page definitions, 2.2). Each throws FailureError.
 */
export const fetchers = {
  widget: fetchWidget,
  list: ({ view }: Subject): Promise<RivalsList> =>
    payloadOf(
      typeof view === 'number'
        ? shell().api.call(leagueClassicList, { params: { id: view } })
        : shell().api.call(rivalsList, { params: { x: view } }),
    ),
  gameweek: ({ view }: Subject): Promise<RivalsGameweek> =>
    view === 'rivals' ? payloadOf(shell().api.call(rivalsGameweek)) : fetchPage(view, 'gameweek'),
  season: ({ view }: Subject): Promise<RivalsSeason> =>
    view === 'rivals' ? payloadOf(shell().api.call(rivalsSeason)) : fetchPage(view, 'season'),
  points: ({ view }: Subject): Promise<RivalsPoints> =>
    view === 'rivals' ? fetchRivalsPoints('total') : fetchPage(view, 'points'),
  points_gameweek: ({ view }: Subject): Promise<RivalsMatrix> =>
    view === 'rivals' ? fetchRivalsPoints('gameweek') : fetchPage(view, 'points_gameweek'),
  points_phase: ({ view }: Subject): Promise<RivalsMatrix> =>
    view === 'rivals' ? fetchRivalsPoints('phase') : fetchPage(view, 'points_phase'),
  report: ({ view }: Subject): Promise<RivalsReport> => fetchTemplate(view, 'report'),
  chips: ({ view }: Subject): Promise<RivalsChips> => fetchTemplate(view, 'chips'),
  transfers: ({ view, gameweek }: Subject): Promise<RivalsTransfers> =>
    fetchTemplate(view, 'transfers', gameweek),
  template: ({ view }: Subject) =>
    payloadOf(shell().api.call(templateLineupsSingle, { params: { x: view } })),
  againstTemplate: ({ view }: Subject) =>
    payloadOf(shell().api.call(templateLineupsPitch, { params: { x: view } })),
};

/** Home's box shows the stored view, whichever it is. */
async function fetchWidget(_: Subject): Promise<RivalsWidget> {
  const { rivals } = await payloadOf(shell().api.call(microWidget, { params: { name: 'rivals' } }));
  if (!rivals) throw new FailureError({ kind: 'unexpectedAnswer', detail: 'micro/rivals: no rivals in it' });
  return rivals;
}

// The reply's schema is the union of all pages; which of them it is follows from the page that was asked for.
const asAsked = async <Page>(reply: Promise<{ payload: unknown }>): Promise<Page> =>
  (await payloadOf(reply)) as Page;

const fetchRivalsPoints = <Page>(x: 'total' | 'gameweek' | 'phase'): Promise<Page> =>
  asAsked(shell().api.call(rivalsPoints, { params: { x } }));

/** Pages that leagues have under their own address. */
const fetchPage = <Page>(view: Exclude<RivalsView, 'rivals'>, page: string): Promise<Page> =>
  typeof view === 'number'
    ? asAsked(shell().api.call(leaguesClassic, { params: { id: view, sub: page } }))
    : fetchTemplate(view, page);

/** Pages that all views have under one address. */
const fetchTemplate = <Page>(view: RivalsView, page: string, gameweek?: GameweekNumber): Promise<Page> =>
  asAsked(
    shell().api.call(templatesRivalPages, {
      params: typeof view === 'number' ? { scope: 'league', page, id: view } : { scope: view, page },
      query: { gw: gameweek?.toString() },
    }),
  );
