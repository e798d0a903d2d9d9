import type { PassPrompt } from '@touchline/shared/contract/host';
import { gatedMetrics, metricLabel } from '@touchline/shared/domain';

/** What is locked, by the location that a remote reports with the lock. */
const places: Readonly<Record<string, string>> = {
  planner: 'expected points in your plan, eight gameweeks, suggested transfers and more drafts',
  team_live: 'the whole danger list: everyone who can still cost you places',
  team_next: 'how many expected points each suggested change wins',
  squad_table: 'expected points, form and transfers of your squad',
  prices: 'everyone whose price may change next',
  transfers: 'every player bought and sold this gameweek',
  elite_picks: 'what the best managers pick and captain',
  elite_transfers: 'what the best managers buy and sell',
  rivals: 'leagues of yours as a view, the elite, and every row of the points tables',
  rivals_lineups: 'expected points and form of both squads',
  rivals_switcher: 'leagues of yours as a view',
  footballers: 'every row of this table',
  footballers_compare: 'expected points by the game and by us, side by side',
  footballer: 'expected points, set pieces, transfers and owners of this player',
  footballer_card: 'form, transfers and fixtures on every card',
  fixture: 'key players and what your rivals own in this match',
  club: 'set pieces, and what your rivals own of this club',
  club_squad: 'every row of the squad’s tables',
  team_popup: 'expected points of this squad',
  home: 'every row of your rivals',
};

/** `Behind this lock: Form of every player on the pitch.` Undefined for a place that this build does not know. */
export function behindLock({ location, step }: Pick<PassPrompt, 'location' | 'step'>): string | undefined {
  const isMetric = location === 'pitch' && gatedMetrics.some((key) => key === step);
  const what = isMetric ? `${metricLabel(step)} of every player on the pitch` : places[location];
  return what && `Behind this lock: ${what}.`;
}
