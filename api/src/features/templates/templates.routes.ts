import type { LeagueId } from '@touchline/shared/domain';
import {
  type FootballerView,
  footballerViews,
  templateLineupsPitch,
  templateLineupsSingle,
  templatesSquadTables,
  type TeamTable,
} from '@touchline/shared/wire';
import { gameRoute } from '../../game/handlers/gameRoute';
import { readRowReader } from '../../game/handlers/rowReader';
import type { Footballer } from '../../game/fpl/gameData';
import type { Reading } from '../../game/handlers/gameServices';
import { readClub, readLeagueId, readTeamId } from '../../game/handlers/pathIds';
import { ensureTeam, readTeamFacts } from '../../game/handlers/teams';
import { parseView } from '../../game/handlers/viewGroup';
import { notFound } from '../../platform/http/problems';
import { listLock } from '../../game/reports/footballerOrder';
import { ownSquadLock, type RowReader } from '../../game/reports/footballerRows';
import { infoOrNull } from '../../game/reports/gameweekInfo';
import { readRivalsView } from '../rivals/rivalsView';
import type { Services } from '../../services';
import { teamTable } from '../team/teamTable';
import { cardReader } from '../projection/readerExpected';
import { clubTable, templatePitchOf, templateSingleOf, templateTable } from './templateLineup';

/** Specification section 7, "Templates": the template of a view, and any squad as a table. */
export function templateRoutes(services: Services): void {
  gameRoute(services, templateLineupsSingle, async ({ reading, params }) => {
    const { view, gameweek } = await readTemplate(reading, params.x);
    const parts = templateSingleOf(view, await cardReader(reading));
    return { payload: { ...parts, gameweek } };
  });

  gameRoute(services, templateLineupsPitch, async ({ reading, params }) => {
    const { view, gameweek } = await readTemplate(reading, params.x);
    const parts = templatePitchOf(view, await cardReader(reading));
    return { payload: { ...parts, gameweek } };
  });

  gameRoute(services, templatesSquadTables, async ({ reading, params: { x, view, id } }) => {
    const makeTable = Object.hasOwn(tables, x) ? tables[String(x)] : undefined;
    if (makeTable === undefined) throw notFound();
    const kind = readTableView(String(view));
    const reader = await readRowReader(services, reading);
    return { payload: await makeTable({ reading, reader, kind, id }) };
  });

  async function readTemplate(reading: Reading, x: number | string) {
    const segment = parseView(String(x));
    if (segment === undefined) throw notFound(`There is no view ${x}.`);
    const view = await readRivalsView(services, reading, segment);
    return { view, gameweek: infoOrNull(reading.season, reading.season.current, reading.now) };
  }

  /** By subject; for `rivals` and `elite` the id is ignored. */
  const tables: Record<string, (asked: TableAsked) => Promise<TeamTable>> = {
    team: async ({ reading: { season }, reader, kind, id }) => {
      const team = await ensureTeam(services, season, readTeamId(id));
      const { result } = await readTeamFacts(services, season, team);
      return teamTable(season, reader, kind, result);
    },
    rivals: (asked) => viewTable(asked, 'rivals'),
    elite: (asked) => viewTable(asked, 'elite'),
    league: (asked) => viewTable(asked, readLeagueId(asked.id)),
    club: async ({ reading: { season }, reader, kind, id }) => {
      const club = readClub(season, id);
      const footballers = season.footballers
        .filter(({ club_id }) => club_id === club.id)
        .sort((a, b) => b.total_points - a.total_points || a.id - b.id);
      const lockOf = (one: Footballer) => listLock(season, reader, kind, one);
      return clubTable(season, reader, kind, { footballers, lockOf });
    },
  };

  async function viewTable({ reading, reader, kind }: TableAsked, segment: 'rivals' | 'elite' | LeagueId) {
    const view = await readRivalsView(services, reading, segment);
    return templateTable(view, reader, { kind, lock: ownSquadLock(reader) });
  }
}

interface TableAsked {
  readonly reading: Reading;
  readonly reader: RowReader;
  readonly kind: FootballerView;
  readonly id: number | string;
}

/** The specification's names of the views, in addition to our own. */
const viewWords: Record<string, FootballerView> = {
  list: 'default',
  points: 'total_points',
  points_gameweek: 'gameweek_points',
  points_fixtures: 'fixtures_points',
  transfers: 'gameweek_transfers',
  season: 'season_ticker',
};

/** @throws 404 for an unknown view */
function readTableView(written: string): FootballerView {
  const word = Object.hasOwn(viewWords, written) ? viewWords[written] : undefined;
  const view = word ?? footballerViews.find((one) => one === written);
  if (view === undefined) throw notFound();
  return view;
}
