import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Box } from '../../components/base/Box';
import { night } from '../../theme/tokens';
import { clubLooks } from '../data/clubLooks';
import { Crest } from './Crest';

const meta = { title: 'Football/Crest', component: Crest, args: { code: 'ars', size: 64 } } satisfies Meta<
  typeof Crest
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const AllClubs: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 64px)', gap: 3 }}>
      {Object.keys(clubLooks).map((code) => (
        <Crest key={code} code={code} size={56} />
      ))}
    </Box>
  ),
};

export const NegativeOnDark: Story = {
  render: () => (
    <Box sx={{ display: 'flex', gap: 4, p: 4, bgcolor: night }}>
      {['tot', 'lut', 'nfo'].map((code) => (
        <Crest key={code} code={code} size={56} negative />
      ))}
    </Box>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Box sx={{ display: 'flex', alignItems: 'end', gap: 4 }}>
      {[16, 18, 24, 32, 64, 96].map((size) => (
        <Crest key={size} code="bha" size={size} />
      ))}
    </Box>
  ),
};

/** In the dark scheme these are outline and letters only. */
export const NegativeByScheme: Story = {
  render: () => (
    <Box sx={{ display: 'flex', gap: 4 }}>
      {['tot', 'lut', 'nfo', 'ars'].map((code) => (
        <Crest key={code} code={code} size={56} />
      ))}
    </Box>
  ),
};

export const UnknownClub: Story = { args: { code: 'xyz' } };
export const UnknownClubs: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 64px)', gap: 3 }}>
      {['aaa', 'bcd', 'der', 'fcb', 'pne', 'qpr', 'rea', 'xyz'].map((code) => (
        <Crest key={code} code={code} size={56} />
      ))}
    </Box>
  ),
};
