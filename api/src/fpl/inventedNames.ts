import { fantasyTeamName, managerName } from './demo/names';
import { chanceOf, streamKey } from './demo/random';
import type { FplSource } from './source';

/**
 * A season with fake team and person names in place of those of real managers: what demo mode shows with every source.
 * The same team has the same name in every document and after every start. Footballers, clubs and leagues keep theirs.
 */
export function withInventedNames(source: FplSource): FplSource {
  return {
    ...source,
    // A copy would stay in the season of the start.
    get season() {
      return source.season;
    },
    // What was stored under real names is not this game's.
    identity: `${source.identity ?? source.name} invented names`,
    get: async (path) => {
      const reply = await source.get(path);
      return reply.outcome === 'ok' ? { ...reply, json: renamed(path, reply.json) } : reply;
    },
  };
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** A document of a shape we do not know is left to the parser, which refuses it. */
function renamed(path: string, json: unknown): unknown {
  if (!isObject(json)) return json;
  if (/^entry\/\d+\/$/.test(path)) return renamedTeam(json);
  if (/^leagues-classic\/\d+\/standings\//.test(path))
    return {
      ...json,
      standings: withRenamedRows(json['standings']),
      new_entries: withRenamedRows(json['new_entries']),
    };
  return json;
}

function renamedTeam(team: Json): Json {
  const { name, first, last } = namesOf(Number(team['id']));
  return { ...team, name, player_first_name: first, player_last_name: last };
}

function withRenamedRows(list: unknown): unknown {
  if (!isObject(list) || !Array.isArray(list['results'])) return list;
  const rows: readonly unknown[] = list['results'];
  return { ...list, results: rows.map((row) => (isObject(row) ? renamedRow(row) : row)) };
}

/** A row of the table has the whole name, one of a newcomer its two parts. */
function renamedRow(row: Json): Json {
  const { name, first, last } = namesOf(Number(row['entry']));
  return {
    ...row,
    entry_name: name,
    ...('player_name' in row && { player_name: `${first} ${last}` }),
    ...('player_first_name' in row && { player_first_name: first, player_last_name: last }),
  };
}

function namesOf(teamId: number) {
  const chance = chanceOf(1, streamKey.inventedNames, teamId);
  const person = managerName(chance);
  return { ...person, name: fantasyTeamName(chance, person) };
}
