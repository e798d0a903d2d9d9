import type { GameweekNumber } from '@touchline/shared/domain';

import { hour, lastGameweek, minute } from '../calendar';
import { clubById } from '../clubs';
import { commentsUntil } from '../commentary';
import type { DemoFootballer } from '../footballers';
import type { Lineup } from '../lineup';
import type { MatchEvent, MatchScript, Side } from '../match';
import { chanceOf, streamKey } from '../random';
import { instant, type FixtureView, type SeasonView } from './view';

/** Time before kick-off at which line-ups are announced. */
const lineupsBefore = 75 * minute;
/** Time before kick-off at which a forecast is made. */
const forecastBefore = 72 * hour;

/** `touchline/fixture/{id}/`: data that the official API lacks. Undefined for an unknown fixture. */
export function fixtureDetailDocument(view: SeasonView, id: number): unknown {
  const found = view.fixtures().find(({ fixture }) => fixture.id === id);
  if (found === undefined) return undefined;
  const { season, now } = view;
  const script = season.football.played(id)?.script;
  const knowsLineups = found.kickoff !== null && now >= found.kickoff - lineupsBefore;
  const home = clubById(found.fixture.home);
  return {
    fixture: id,
    venue: { name: home.venue, city: home.city },
    weather:
      found.kickoff !== null && now >= found.kickoff - forecastBefore ? weatherAt(season.seed, found) : null,
    lineups: script && knowsLineups ? lineupsOf(script) : null,
    substitutions: script ? seen(script, found, 'substitution').map(substitutionRow) : [],
    statistics: script && found.hasStarted ? statisticsOf(script, found) : null,
    comments: script && found.hasStarted ? commentRows(view, script, found) : [],
  };
}

function weatherAt(seed: number, { fixture, kickoff }: FixtureView) {
  const chance = chanceOf(seed, streamKey.weather, fixture.id);
  const month = new Date(kickoff ?? 0).getUTCMonth();
  const temperature = Math.round(10.5 - 6.5 * Math.cos(((month - 0.5) / 6) * Math.PI) + chance.normal() * 3);
  const icon = chance.one(['sun', 'cloud', 'cloud', 'overcast', 'rain', 'rain', 'showers'] as const);
  return {
    temperature_celsius: temperature,
    icon: temperature < 1 && icon === 'rain' ? 'snow' : icon,
    wind_kmh: chance.between(3, 34),
  };
}

function lineupsOf(script: MatchScript) {
  return { home: lineupRow(script.lineups[0]), away: lineupRow(script.lineups[1]) };
}

function lineupRow({ formation, starters, bench }: Lineup) {
  return { formation, starters: starters.map(playerRow), bench: bench.map(playerRow) };
}

const playerRow = ({ id, realPosition }: DemoFootballer) => ({ element: id, position: realPosition });

function seen(
  script: MatchScript,
  { elapsed, hasStarted }: FixtureView,
  kind: MatchEvent['kind'],
): MatchEvent[] {
  return hasStarted ? script.events.filter((event) => event.kind === kind && event.elapsed <= elapsed) : [];
}

const sideName = (side: Side): 'h' | 'a' => (side === 0 ? 'h' : 'a');

function substitutionRow({ minute: at, side, footballer, other }: MatchEvent) {
  return { minute: at, side: sideName(side), element_out: footballer, element_in: other };
}

/** Shots, shots on target, possession, corners, fouls, offsides, cards and expected goals of both sides. */
function statisticsOf(script: MatchScript, view: FixtureView) {
  const events = script.events.filter((event) => event.elapsed <= view.elapsed);
  const count = (side: Side, ...kinds: MatchEvent['kind'][]) =>
    events.filter((one) => one.side === side && kinds.includes(one.kind)).length;
  const pair = (of: (side: Side) => number) => ({ h: of(0), a: of(1) });
  const xg = (side: Side) =>
    Math.round(events.reduce((sum, one) => sum + (one.side === side ? one.xg : 0), 0) * 100) / 100;
  return {
    shots: pair((side) => count(side, 'goal', 'saved_shot', 'shot_off', 'penalty_missed', 'penalty_saved')),
    shots_on_target: pair((side) => count(side, 'goal', 'saved_shot', 'penalty_saved')),
    possession: pair((side) => possessionOf(script, view, side)),
    corners: pair((side) => count(side, 'corner')),
    fouls: pair((side) => count(side, 'foul', 'yellow', 'red')),
    offsides: pair((side) => count(side, 'offside')),
    yellow_cards: pair((side) => count(side, 'yellow')),
    red_cards: pair((side) => count(side, 'red')),
    expected_goals: pair(xg),
  };
}

/** It varies early on and settles during the match. */
function possessionOf({ possession }: MatchScript, { minutes }: FixtureView, side: Side): number {
  const home = Math.round(possession + Math.sin(minutes / 7) * 6 * (1 - minutes / 90));
  return side === 0 ? home : 100 - home;
}

function commentRows(view: SeasonView, script: MatchScript, { elapsed }: FixtureView) {
  return commentsUntil(script, elapsed, view.season.football.footballers).map((comment, index) => ({
    id: index + 1,
    minute: comment.minute,
    added: comment.added,
    kind: comment.kind,
    side: comment.side === null ? null : sideName(comment.side),
    element: comment.footballer,
    other_element: comment.other,
    text: comment.text,
  }));
}

/** Invented broadcasters, without links. */
const broadcasters = [
  'Northlight Sport',
  'Harbour TV',
  'Channel Eleven',
  'Matchday One',
  'Terrace+',
  'Radio Halfway',
];

/** `touchline/streaming/{gw}/` */
export function streamingDocument(view: SeasonView, gameweek: GameweekNumber): unknown {
  if (gameweek < 1 || gameweek > lastGameweek) return undefined;
  const fixtures = view.inGameweek(gameweek).map(({ fixture, kickoff }) => {
    const chance = chanceOf(view.season.seed, streamKey.broadcasts, fixture.id);
    const channels = chance.shuffled(broadcasters).slice(0, chance.between(0, 3));
    return {
      fixture: fixture.id,
      kickoff_time: kickoff === null ? null : instant(kickoff),
      channels: channels.map((name) => ({ name, url: null })),
    };
  });
  return { event: gameweek, fixtures };
}

/** `touchline/positions/`: real positions of footballers. */
export function positionsDocument(view: SeasonView): unknown {
  return view.season.football.footballers.map(playerRow);
}
