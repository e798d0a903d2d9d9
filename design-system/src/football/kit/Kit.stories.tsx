import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Box } from '../../components/base/Box';
import { Typography } from '../../components/base/Typography';
import { clubKit, clubLooks, clubsBySeason, seasons } from '../data/clubLooks';
import { Kit, kitFromFields } from './Kit';

const meta = { title: 'Football/Kit', component: Kit, args: { size: 96, title: 'Kit' } } satisfies Meta<
  typeof Kit
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { kit: clubKit('liv') } };
export const Stripes: Story = { args: { kit: clubKit('new') } };
export const Hoops: Story = {
  args: { kit: { base: '#0B8A4B', secondary: '#F6C945', sleeves: '#0B8A4B', type: 'hoops' } },
};
export const MissingKitIsTheGamesGrey: Story = { args: { kit: kitFromFields(null) } };
export const Goalkeeper: Story = { args: { kit: clubKit('ars'), keeper: true } };
export const GoalkeeperOfAYellowTeam: Story = { args: { kit: clubKit('wol'), keeper: true } };

export const Sizes: Story = {
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 4 }}>
      {[18, 28, 50, 96, 400].map((size) => (
        <Kit key={size} kit={clubKit('bre')} size={size} title={`${size} pixels`} />
      ))}
    </Box>
  ),
};

export const EveryClubOfBothSeasons: Story = {
  render: () => (
    <>
      {seasons.map((season) => (
        <Box key={season} component="section">
          <Typography variant="h2">{season}</Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 64px)', gap: 3, my: 3 }}>
            {clubsBySeason[season].map((code) => (
              <Box key={code} sx={{ display: 'grid', justifyItems: 'center', typography: 'caption' }}>
                <Kit kit={clubKit(code, season)} size={50} />
                {code}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </>
  ),
};

const kitsOf = (codes: readonly string[]) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 64px)', gap: 3 }}>
    {codes.map((code) => (
      <Box key={code} sx={{ display: 'grid', justifyItems: 'center', typography: 'caption' }}>
        <Kit kit={clubKit(code)} size={50} />
        {code}
      </Box>
    ))}
  </Box>
);

export const EveryClubSince2016: Story = { render: () => kitsOf(Object.keys(clubLooks)) };
export const UnknownClubs: Story = {
  render: () => kitsOf(['aaa', 'bcd', 'der', 'fcb', 'pne', 'qpr', 'rea', 'xyz']),
};
