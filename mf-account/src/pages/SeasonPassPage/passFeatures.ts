import { type PassFeature } from '@touchline/design-system/frames';
import { gatedMetrics, limitsFor, metrics, mostLeagueMembers } from '@touchline/shared/domain';
import { planLimits } from '@touchline/shared/plan';
import type { PictureName } from './PassPicture';

const free = limitsFor(false);
const holder = limitsFor(true);

/** As the switcher shows them: "EP this GW" and "EP next GW" are two. */
const metricCount = metrics.length;
const gatedCount = gatedMetrics.length;

/** Benefits of the pass, the most wanted first. Source: page definitions 0.7. */
export const passFeatures: readonly PassFeature[] = [
  { label: 'Rivals', free: `${free.rivals}`, pass: `${holder.rivals}` },
  { label: 'Mini-leagues', free: free.can_track_leagues, pass: `Up to ${mostLeagueMembers} members` },
  { label: 'Metrics on pitches', free: `${metricCount - gatedCount}`, pass: `All ${metricCount}` },
  { label: 'Points tables', free: 'Some rows', pass: 'All rows' },
  { label: 'Elite picks and transfers', free: 'Some rows', pass: 'All rows' },
  { label: 'Transfers report', free: 'First page', pass: 'All pages' },
];

/** What each part is for, the most wanted first, and the picture that shows it. */
export const passTiles: readonly { title: string; text: string; picture?: PictureName }[] = [
  {
    title: `The planner, ${planLimits(true).gameweeks} gameweeks ahead`,
    text: `Plan transfers, line-ups and chips with expected points; ${planLimits(false).gameweeks} gameweeks without the pass.`,
    picture: 'planner',
  },
  {
    title: 'Suggestions',
    text: 'Plans of transfers that are never worse than keeping your squad, compared with each other.',
    picture: 'suggestions',
  },
  {
    title: 'Both projections',
    text: 'Expected points by the game and by us, side by side, eight gameweeks of ours.',
    picture: 'projections',
  },
  {
    title: 'Danger in full',
    text: 'Who costs you places while matches run: every player of your rivals, sorted by what can still happen.',
    picture: 'danger',
  },
  {
    title: 'Points in full',
    text: 'Every row of the points tables, by gameweek, by fixture and by phase.',
    picture: 'points',
  },
  {
    title: `${holder.rivals} rivals`,
    text: `Follow up to ${holder.rivals} teams; ${free.rivals} without the pass.`,
    picture: 'rivals',
  },
  {
    title: 'Mini-leagues',
    text: `Track every league of yours with up to ${mostLeagueMembers} members.`,
    picture: 'leagues',
  },
  {
    title: `All ${metricCount} metrics`,
    text: 'Expected points, form, cost, set pieces and more on every pitch.',
  },
  {
    title: 'The elite',
    text: 'What the best teams pick, captain and buy, from the top 100 to the top 1000.',
  },
  { title: 'Transfers in full', text: 'Every player bought and sold this gameweek, page after page.' },
];
