import type { FootballerId, SuggestedLineup } from '@touchline/shared/domain';
import type { Card, PitchSide, TeamNext } from '@touchline/shared/wire';
import type { Footballer } from '../../game/fpl/gameData';
import { footballerCard } from '../../game/reports/card';
import { chanceInMatch } from '../../game/reports/matchChance';
import type { CardReader } from '../../game/reports/paidValues';
import { pitchViews } from '../../game/reports/pitch';
import type { TeamResult } from '../../game/reports/teamResult';
import { nameOf, type Season } from '../../game/season/season';
import { suggestedFor } from './teamTable';

type NextParts = Omit<TeamNext, 'gameweek'>;

interface NextContext {
  readonly season: Season;
  readonly reader: CardReader;
}

/** Expected points of the next gameweek for a squad. */
export function teamNextOf(context: NextContext, result: TeamResult): NextParts {
  const suggested = suggestedFor(context.season, result, context.reader);
  const team = suggestedPitch(context, suggested);
  return {
    info: {
      single_team: true,
      setup: team.pitch.map((line) => line.length),
      views: pitchViews,
      gameweek_id: context.season.next?.id ?? null,
    },
    team,
    suggested_captain: suggested.captain_id,
    suggested_vice_captain: suggested.vice_captain_id,
    changes: suggested.changes.map((change) => suggestedChange(context, change)),
    doubts: doubts(context.season, result),
  };
}

function suggestedPitch(context: NextContext, suggested: SuggestedLineup): PitchSide {
  const cards = (ids: readonly FootballerId[]) => ids.flatMap((id) => nextCard(context, id, suggested) ?? []);
  const lineup = cards(suggested.lineup);
  const lines = ['GKP', 'DEF', 'MID', 'FWD'].map((position) =>
    lineup.filter((card) => card.position === position),
  );
  return { pitch: lines, subs: cards(suggested.bench) };
}

/** Expected points of the footballer alone: the card doubles them for the suggested captain. */
function nextCard(
  { season, reader }: NextContext,
  id: FootballerId,
  suggested: SuggestedLineup,
): Card | undefined {
  const footballer = season.footballer(id);
  if (footballer === undefined) return undefined;
  return footballerCard({ season, reader, gameweek: season.current?.id, suggested }, footballer);
}

/**
 * Names are free; all gains are for pass holders, because one visible number out of three would look like an
 * error.
 */
function suggestedChange(
  { season, reader }: NextContext,
  { start, rest, gain }: SuggestedLineup['changes'][number],
): TeamNext['changes'][number] {
  const names = {
    in: { id: start, name: nameOf(season, start) },
    out: { id: rest, name: nameOf(season, rest) },
  };
  return reader.pass ? { ...names, gain: Math.round(gain * 10) / 10 } : { ...names, locked: true };
}

/** The list is about the next gameweek, also while matches of this one are still to come. */
function chanceInNextGameweek(season: Season, footballer: Footballer): number {
  const fixture = season
    .fixturesOf(footballer.club_id)
    .find(({ gameweek, kickoff }) => gameweek === season.next?.id && kickoff !== null);
  return chanceInMatch(season, footballer, fixture?.kickoff ?? null);
}

/** Flagged footballers of the squad, the least likely to play first. */
function doubts(season: Season, { squad }: TeamResult): TeamNext['doubts'] {
  return squad
    .flatMap(({ footballer_id }) => season.footballer(footballer_id) ?? [])
    .map((one) => ({ id: one.id, name: one.name, chance: chanceInNextGameweek(season, one), news: one.news }))
    .filter(({ chance }) => chance < 100)
    .sort((a, b) => a.chance - b.chance || a.id - b.id);
}
