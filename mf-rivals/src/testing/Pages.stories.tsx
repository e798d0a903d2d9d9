import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pagesOf, type StoryPage } from '@touchline/shared/testing/storyPages';
import { remote } from '../remote';
import { pageAnswers } from './pageAnswers';

const meta: Meta<StoryPage> = { title: 'Pages/Rivals', ...pagesOf(remote, pageAnswers) };
export default meta;
type Story = StoryObj<StoryPage>;

export const RivalsAnySegment: Story = { name: '/rivals/:segment', args: { path: '/rivals/rivals' } };
export const RivalsRivalsGameweek: Story = {
  name: '/rivals/rivals/gameweek',
  args: { path: '/rivals/rivals/gameweek' },
};
export const RivalsEliteGameweek: Story = {
  name: '/rivals/elite/gameweek',
  args: { path: '/rivals/elite/gameweek' },
};
export const RivalsAnySegmentGameweek: Story = {
  name: '/rivals/:segment/gameweek',
  args: { path: '/rivals/123/gameweek' },
};
export const RivalsRivalsPoints: Story = {
  name: '/rivals/rivals/points',
  args: { path: '/rivals/rivals/points' },
};
export const RivalsElitePoints: Story = {
  name: '/rivals/elite/points',
  args: { path: '/rivals/elite/points' },
};
export const RivalsAnySegmentPoints: Story = {
  name: '/rivals/:segment/points',
  args: { path: '/rivals/123/points' },
};
export const RivalsRivalsPointsGameweek: Story = {
  name: '/rivals/rivals/points/gameweek',
  args: { path: '/rivals/rivals/points/gameweek' },
};
export const RivalsElitePointsGameweek: Story = {
  name: '/rivals/elite/points/gameweek',
  args: { path: '/rivals/elite/points/gameweek' },
};
export const RivalsAnySegmentPointsGameweek: Story = {
  name: '/rivals/:segment/points/gameweek',
  args: { path: '/rivals/123/points/gameweek' },
};
export const RivalsRivalsPointsPhase: Story = {
  name: '/rivals/rivals/points/phase',
  args: { path: '/rivals/rivals/points/phase' },
};
export const RivalsElitePointsPhase: Story = {
  name: '/rivals/elite/points/phase',
  args: { path: '/rivals/elite/points/phase' },
};
export const RivalsAnySegmentPointsPhase: Story = {
  name: '/rivals/:segment/points/phase',
  args: { path: '/rivals/123/points/phase' },
};
export const RivalsRivalsSeason: Story = {
  name: '/rivals/rivals/season',
  args: { path: '/rivals/rivals/season' },
};
export const RivalsEliteSeason: Story = {
  name: '/rivals/elite/season',
  args: { path: '/rivals/elite/season' },
};
export const RivalsAnySegmentSeason: Story = {
  name: '/rivals/:segment/season',
  args: { path: '/rivals/123/season' },
};
export const RivalsAnySegmentLineups: Story = {
  name: '/rivals/:segment/lineups',
  args: { path: '/rivals/rivals/lineups' },
};
export const RivalsAnySegmentReport: Story = {
  name: '/rivals/:segment/report',
  args: { path: '/rivals/rivals/report' },
};
export const RivalsAnySegmentTransfers: Story = {
  name: '/rivals/:segment/transfers',
  args: { path: '/rivals/rivals/transfers' },
};
export const RivalsAnySegmentChips: Story = {
  name: '/rivals/:segment/chips',
  args: { path: '/rivals/rivals/chips' },
};
export const H2h: Story = { name: '/h2h', args: { path: '/h2h' } };
export const H2hAnyLeague: Story = { name: '/h2h/:league', args: { path: '/h2h/77' } };
