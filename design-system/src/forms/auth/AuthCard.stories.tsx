import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Typography } from '../../components/base/Typography';
import { AuthCard } from './AuthCard';

const meta = {
  title: 'Forms/AuthCard',
  component: AuthCard,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    title: 'Sign up',
    benefits: [
      { title: 'Live points that are right', text: 'Bonus and automatic substitutions are in them.' },
      { title: 'Know your rivals', text: 'What they own, and who is left to play.' },
      { title: 'Plan the run', text: 'Fixture difficulty over weeks.' },
    ],
    children: <Typography>The form goes here.</Typography>,
  },
} satisfies Meta<typeof AuthCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignUp: Story = {};
