import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Box } from './Box';
import { InlineLink } from './InlineLink';
import { Typography } from './Typography';

export default { title: 'Base/Elements' } satisfies Meta;
type Story = StoryObj;

/** The roles of text that pages use most, one below the other. */
export const Texts: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 2, p: 4 }}>
      <Typography variant="h1">Gameweek 24</Typography>
      <Typography variant="h2">Live points</Typography>
      <Typography variant="h3">Captain</Typography>
      <Typography variant="kpi">61</Typography>
      <Typography>Two matches are in play.</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Bonus is provisional until the end of the day.
      </Typography>
      <Typography variant="caption">12 of 15 have played</Typography>
      <Typography noWrap sx={{ maxWidth: 160 }}>
        A name that is longer than its place and is cut at its end
      </Typography>
    </Box>
  ),
};

/** A link in a sentence, one without a line, and a button that looks like a link. */
export const Links: Story = {
  render: () => (
    <Typography sx={{ p: 4 }}>
      Read <InlineLink href="#rules">the rules of the game</InlineLink>, see{' '}
      <InlineLink href="#saka" underline="hover" color="inherit">
        Saka
      </InlineLink>{' '}
      or{' '}
      <InlineLink component="button" type="button">
        open the team
      </InlineLink>
      .
    </Typography>
  ),
};

/** Spaces, colours and sizes of the theme, by name. */
export const Boxes: Story = {
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 4 }}>
      <Box sx={{ p: 3, bgcolor: 'surface.sunken', borderRadius: 1 }}>A sunken place</Box>
      <Box sx={{ p: 3, border: 1, borderColor: 'divider' }}>A place with a line around it</Box>
      <Box component="span" sx={{ p: 3, width: { xs: 1, md: 'auto' }, bgcolor: 'surface.sunken' }}>
        As wide as a phone
      </Box>
    </Box>
  ),
};
