import type { BadgeKey, Position } from '@touchline/shared/domain';
import type { Card } from '@touchline/shared/wire';
import type { Footballer } from '../../game/fpl/gameData';
import { footballerCard } from '../../game/reports/card';
import { type CardReader, expectedNext } from '../../game/reports/paidValues';
import { badgesOfSeason } from '../../game/season/badgesOfSeason';
import type { Season } from '../../game/season/season';
import { chanceInNextMatch } from '../../game/reports/matchChance';

interface SliderContext {
  readonly season: Season;
  readonly reader: CardReader;
  readonly gameweek: number | undefined;
}

/** Cards per slider; a badge may have many more footballers. */
const sliderLength = 12;
const badgeSliderLength = 6;

/** Footballers with the most expected points in the next gameweek who can play. */
export function suggestedByPosition(context: SliderContext, position: Position): Card[] {
  return bestOf(context, (one) => one.position === position && chanceInNextMatch(context.season, one) >= 75);
}

export function suggestedByBadge(context: SliderContext, badge: BadgeKey): Card[] {
  const carriers = badgesOfSeason(context.season);
  return bestOf(context, ({ id }) => carriers.get(id)?.includes(badge) === true, badgeSliderLength);
}

/** Over all positions. */
export function suggestedFootballers(context: SliderContext): Card[] {
  return bestOf(context, (one) => chanceInNextMatch(context.season, one) >= 75);
}

function bestOf(
  context: SliderContext,
  isWanted: (footballer: Footballer) => boolean,
  most = sliderLength,
): Card[] {
  return context.season.footballers
    .filter(isWanted)
    .sort(byExpectation(context.reader))
    .slice(0, most)
    .map((footballer) => footballerCard(context, footballer));
}

const byExpectation = (reader: CardReader) => (a: Footballer, b: Footballer) =>
  (expectedNext(reader, b) ?? 0) - (expectedNext(reader, a) ?? 0) ||
  b.form - a.form ||
  b.total_points - a.total_points ||
  a.id - b.id;
