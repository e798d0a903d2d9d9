import { type PassFeature } from '@touchline/design-system/frames';
import { gatedMetrics, limitsFor, metrics, mostLeagueMembers } from '@touchline/shared/domain';

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

/** The same six, each in a sentence. */
export const passTiles: readonly { title: string; text: string }[] = [
  {
    title: `${holder.rivals} rivals`,
    text: `Follow up to ${holder.rivals} teams; ${free.rivals} without the pass.`,
  },
  { title: 'Mini-leagues', text: `Track every league of yours with up to ${mostLeagueMembers} members.` },
  {
    title: `All ${metricCount} metrics`,
    text: 'Expected points, form, cost, set pieces and more on every pitch.',
  },
  { title: 'Points in full', text: 'Every row of the points tables, by gameweek, by fixture and by phase.' },
  {
    title: 'The elite',
    text: 'What the best teams pick, captain and buy, from the top 100 to the top 1000.',
  },
  { title: 'Transfers in full', text: 'Every footballer bought and sold this gameweek, page after page.' },
];
