import { fantasyTeamName, managerName } from '@touchline/demo-game/names';
import { chanceOf, streamKey } from '@touchline/demo-game/random';
import type { DocumentSource } from './source';

/**
 * Wraps a source and replaces the names of teams and managers with invented ones: used in demo mode with
 * every source. A team has the same name in every document and after every start. Names of footballers, clubs
 * and leagues stay.
 */
export function withInventedNames(source: DocumentSource): DocumentSource {
  return {
    ...source,
    // A getter: a copied value would stay at the season of the start.
    get season() {
      return source.season;
    },
    // Data stored under real names must not be mixed with these.
    identity: `${source.identity ?? source.name} invented names`,
    get: async (path) => {
      const reply = await source.get(path);
      return reply.outcome === 'ok' ? { ...reply, json: renamed(path, reply.json) } : reply;
    },
  };
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Documents of an unknown shape are passed on to the parser, which refuses them. */
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
