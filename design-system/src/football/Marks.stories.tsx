import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Box } from '../components/base/Box';
import Stack from '@mui/material/Stack';
import { Typography } from '../components/base/Typography';
import { leagueLabel } from '@touchline/shared/domain';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { PopupTitle } from '../components/dialogs/PopupFrame';
import { TextLink } from '../components/link/TextLink';
import { SkeletonPitch } from '../components/states/skeletons';
import { aCard, longestManager, longestTeamName } from '../testing/builders';
import { BadgeChip, BadgeRow } from './badges/BadgeChip';
import { badges } from './badges/badges';
import { clubKit } from './data/clubLooks';
import { TimelineDay, TimelineItem, timelineKinds } from './feed/TimelineItem';
import { Kit } from './kit/Kit';
import { CandidateRow } from './onboarding/CandidateRow';
import { ExplainerSlide } from './onboarding/ExplainerSlide';
import { OnboardingStepper } from './onboarding/OnboardingStepper';
import { TeamConfirm } from './onboarding/TeamConfirm';
import { FootballerCell } from './people/FootballerCell';
import { PlayerAvatar } from './people/PlayerAvatar';
import { StatusIcon } from './people/StatusIcon';
import { ChipToken, OwnershipText, RivalToggle, SetPieces } from './people/smallMarks';
import { WatchIcon } from './people/WatchIcon';
import { FootballerSheet } from './popups/FootballerSheet';
import { SwitcherMenu, type SwitcherItem } from './popups/SwitcherMenu';
import { TeamPopupFrame, TeamPopupHeader } from './popups/TeamPopupFrame';
import { BalanceText, CostText, GapText, MoveArrow, RankText } from './teams/numbersWithSigns';
import { ChipGrid } from './teams/ChipGrid';
import { ReportRow } from './teams/ReportRow';
import { TeamCell } from './teams/TeamCell';
import { TeamHeaderCard } from './teams/TeamHeaderCard';
import { TeamRow } from './teams/TeamRow';

const meta = { title: 'Football/Marks and rows' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** An open popup covers the docs page: there it gets a separate frame. */
const inAFrame = { docs: { story: { inline: false, height: '560px' } } };

const row = (children: ReactNode) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>{children}</Box>
);
const grid = (children: ReactNode) => (
  <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>{children}</Box>
);

/** Cells inherit the text style of their table. */
const asInATable = (children: ReactNode) => <Box sx={{ typography: 'table' }}>{grid(children)}</Box>;

export const AllBadges: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))', gap: 3 }}>
      {Object.keys(badges).map((key) => (
        <BadgeChip key={key} badge={key} withLabel />
      ))}
    </Box>
  ),
};
export const MoreBadgesThanRoom: Story = {
  render: () => (
    <BadgeRow keys={['budget', 'toxic', 'penalty_taker', 'nailed', 'template', 'something_new']} />
  ),
};
export const Chances: Story = {
  render: () =>
    grid(
      [0, 25, 50, 75, 100, null].map((chance) => (
        <StatusIcon key={String(chance)} chance={chance} withLabel />
      )),
    ),
};
export const Chips: Story = {
  render: () =>
    row(
      (['wildcard', 'freehit', 'bboost', '3xc', 'assman'] as const).flatMap((chip) => [
        <ChipToken key={chip} chip={chip} />,
        <ChipToken key={`${chip} left`} chip={chip} used={false} />,
      ]),
    ),
};
export const SetPieceTakers: Story = {
  render: () =>
    grid(
      <>
        <SetPieces penalties={1} freekicks={2} corners={1} />
        <SetPieces corners={1} />
        <SetPieces />
      </>,
    ),
};
export const Ownership: Story = {
  render: () =>
    grid(
      [
        [1, 10],
        [5, 20],
        [13, 50],
        [10, 10],
      ].map(([count = 0, total = 1]) => (
        <OwnershipText key={count} ownership={{ count, total, count_share: (count / total) * 100 }} />
      )),
    ),
};
export const Watching: Story = {
  render: () =>
    row(
      <>
        <WatchIcon on={false} name="Saka" onToggle={fn()} />
        <WatchIcon on name="Saka" onToggle={fn()} />
        <WatchIcon on busy name="Saka" onToggle={fn()} />
        <WatchIcon on={false} />
        <WatchIcon on name="Saka" onToggle={fn()} offline />
      </>,
    ),
};
export const FollowingARival: Story = {
  render: () =>
    row(
      (['add', 'added', 'busy', 'limit'] as const).map((state) => (
        <RivalToggle
          key={state}
          state={state}
          teamName="Kane You Believe It"
          onToggle={fn()}
          limitText="You follow 10 rivals. Remove one or get the season pass for 50."
        />
      )),
    ),
};
export const NumbersWithSigns: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, auto)', gap: 3, justifyContent: 'start' }}>
      {[12, 0, -9, 11_000_000].map((value) => (
        <Box key={value} sx={{ display: 'grid', gap: 2 }}>
          <MoveArrow value={value} />
          <GapText value={value} />
          <RankText value={Math.abs(value)} move={value} />
          <CostText value={8.5} />
          <BalanceText value={value * 40} />
        </Box>
      ))}
    </Box>
  ),
};
export const Avatars: Story = {
  render: () =>
    row(
      <>
        <PlayerAvatar footballer={aCard()} />
        <PlayerAvatar footballer={{ ...aCard(), photoUrl: 'data:image/png;base64,broken' }} mode="photo" />
      </>,
    ),
};
export const Footballers: Story = {
  render: () =>
    asInATable(
      <>
        <FootballerCell
          footballer={{ id: 1, name: 'Ødegaard', club_id: 'ars', position: 'MID' }}
          kit={clubKit('ars')}
          watch={{ on: true, onToggle: fn() }}
        />
        <FootballerCell
          footballer={{
            id: 2,
            name: 'Alexander-Arnold of Liverpool',
            club_id: 'liv',
            position: 'DEF',
            chance: 25,
            news: 'Knee',
          }}
          kit={clubKit('liv')}
        />
        <FootballerCell
          footballer={{ id: 3, name: 'Somebody', club_id: 'xyz', position: 'MNG' }}
          kit={null}
        />
      </>,
    ),
};
export const Teams: Story = {
  render: () =>
    asInATable(
      <>
        <TeamCell
          team={{ name: 'Moyes Will Be Moyes', manager: 'Ada Lindqvist', kit: clubKit('whu') }}
          mine
          move={2}
        />
        <TeamCell team={{ name: longestTeamName, manager: longestManager }} move={-1} onOpen={fn()} />
        <TeamCell team={{ name: 'No kit', manager: null }} move={0} onOpen={fn()} />
      </>,
    ),
};
export const TeamHeader: Story = {
  render: () => (
    <TeamHeaderCard
      team={{ name: longestTeamName, manager: longestManager, country: 'Sweden', kit: clubKit('wol') }}
      note="Squad 99.1m · Bank 1.7m"
      actions={
        <>
          <ChipToken chip="bboost" />
          <RivalToggle state="add" teamName={longestTeamName} onToggle={fn()} />
        </>
      }
      stats={[
        { label: 'GW points', value: 71 },
        { label: 'Total', value: '2,140' },
        { label: 'Rank', value: <RankText value={11_000_000} /> },
      ]}
    />
  ),
};
export const Report: Story = {
  render: () => (
    <Box component="ul" sx={{ m: 0, p: 0, maxWidth: 520 }}>
      <ReportRow
        footballer={<b>Haaland</b>}
        mine
        counts={{ overall: 9, lineup: 8, captained: 6, viceCaptained: 1, bought: 1, total: 10 }}
      />
      <ReportRow
        footballer={<b>Gusto</b>}
        counts={{ overall: 1, lineup: 0, captained: 0, viceCaptained: 0, bought: 1, total: 10 }}
      />
      <ReportRow
        footballer={<b>Nobody&apos;s man</b>}
        counts={{ overall: 0, lineup: 0, captained: 0, viceCaptained: 0, bought: 0, total: 0 }}
      />
    </Box>
  ),
};
const chipColumns = [
  { key: 'wildcard', chip: 'wildcard' },
  { key: 'wildcard2', chip: 'wildcard', label: 'WC2' },
  { key: 'freehit', chip: 'freehit' },
  { key: 'bboost', chip: 'bboost' },
  { key: '3xc', chip: '3xc' },
];
export const ChipsOfTheRivals: Story = {
  render: () => (
    <ChipGrid
      columns={chipColumns}
      rows={[
        { key: 1, team: { name: 'You' }, mine: true, played: { wildcard: { gameweek: 9, gained: 14 } } },
        {
          key: 2,
          team: { name: 'Kane You Believe It' },
          onOpen: fn(),
          played: Object.fromEntries(
            chipColumns.map(({ key }, at) => [key, { gameweek: 4 + at, gained: at - 2 }]),
          ),
        },
        { key: 3, team: { name: longestTeamName }, onOpen: fn(), played: {} },
      ]}
    />
  ),
};
export const Timeline: Story = {
  render: () => (
    <TimelineDay title="Sat 20 Jan">
      {[...timelineKinds, 'something_new'].map((kind, at, all) => (
        <TimelineItem
          key={kind}
          kind={kind}
          at={`2024-01-20T12:${String(at + 10)}:00Z`}
          points={[0, 5, -1][at % 3]}
          mine={at % 3 !== 0}
          more={at === 5 && <TextLink to="/fixture/ars-cry">Fixture</TextLink>}
          place={at + 1}
          ofAll={all.length}
        >
          This is news of the kind {kind}.
        </TimelineItem>
      ))}
    </TimelineDay>
  ),
};
export const Stepper: Story = {
  render: () =>
    grid(
      <>
        <OnboardingStepper step={0} of={4} />
        <OnboardingStepper step={2} of={4} />
        <OnboardingStepper step={5} of={6} what="Slide" inWords />
      </>,
    ),
};
export const IsThisYourTeam: Story = {
  render: () => (
    <TeamConfirm
      team={{
        id: 545762,
        name: 'Moyes Will Be Moyes',
        manager: 'Ada Lindqvist',
        country: 'Sweden',
        points: 2140,
        rank: 48_201,
        kit: clubKit('whu'),
      }}
      onYes={fn()}
      onNo={fn()}
    />
  ),
};
export const Candidates: Story = {
  render: () => (
    <Box component="ul" sx={{ m: 0, p: 0 }}>
      <CandidateRow
        team={{ name: longestTeamName, manager: longestManager, points: 1204, rank: 11_000_000 }}
        leagues={['Office league']}
        state="add"
        onToggle={fn()}
      />
      <CandidateRow team={{ name: 'Added already' }} state="added" onToggle={fn()} />
    </Box>
  ),
};
export const Explainer: Story = {
  render: () => (
    <ExplainerSlide
      art="live"
      title="Live points, explained"
      text="While matches run, your points have provisional bonus and automatic substitutions in them."
      hint="My Team shows the sum: points + provisional bonus − hits."
    />
  ),
};
export const TeamPopup: Story = {
  parameters: inAFrame,
  render: () => (
    <TeamPopupFrame open onClose={fn()}>
      <Stack sx={{ gap: 4 }}>
        <TeamPopupHeader
          name={longestTeamName}
          manager="Bo Lindqvist"
          kit={<Kit kit={clubKit('bou')} size={56} />}
          chip={<ChipToken chip="bboost" />}
          points="64"
          actions={<RivalToggle state="add" teamName={longestTeamName} onToggle={fn()} />}
        />
        <Typography>The pitch goes here.</Typography>
      </Stack>
    </TeamPopupFrame>
  ),
};
const views: readonly SwitcherItem<string | number>[] = [
  { id: 'rivals', label: 'Rivals (7)' },
  { id: 'elite', label: 'Elite' },
  { id: 7, label: 'Office league' },
];
const inEverySituation: readonly SwitcherItem<string | number>[] = [
  ...views,
  { id: 8, label: leagueLabel('A league with a name that is far too long'), locked: true },
  { id: 9, label: 'Sunday Regulars' },
  { id: 10, label: 'Family' },
  {
    id: 11,
    label: 'Sweden',
    barred: true,
    note: 'This league has 30,000 members. Leagues up to 50 can be tracked.',
  },
];
export const RivalsSwitcher: Story = {
  parameters: inAFrame,
  render: () => <SwitcherMenu open onClose={fn()} onPick={fn()} items={views} value="rivals" />,
};
export const RivalsSwitcherLockedAndBusy: Story = {
  parameters: inAFrame,
  render: () => (
    <SwitcherMenu
      open
      onClose={fn()}
      onPick={fn()}
      items={inEverySituation}
      value="elite"
      saving={9}
      notSaved={10}
    />
  ),
};
export const TeamThatHasNotComeYet: Story = {
  parameters: inAFrame,
  render: () => (
    <TeamPopupFrame open onClose={fn()}>
      <Stack sx={{ gap: 3 }}>
        <PopupTitle alone>Team</PopupTitle>
        <SkeletonPitch />
      </Stack>
    </TeamPopupFrame>
  ),
};
export const TeamRows: Story = {
  render: () => (
    <Box component="ul" sx={{ m: 0, p: 0 }}>
      <TeamRow team={{ name: 'Moyes Will Be Moyes', kit: clubKit('whu') }} mine move={2} value="2,140" />
      <TeamRow
        team={{ name: longestTeamName, manager: longestManager }}
        move={-1}
        onOpen={fn()}
        value="11,000"
      />
      <TeamRow team={{ name: 'Not played yet' }} value={null} />
    </Box>
  ),
};
export const PlayerSheet: Story = {
  parameters: inAFrame,
  render: () => (
    <FootballerSheet
      open
      onClose={fn()}
      name={aCard().name}
      avatar={<PlayerAvatar footballer={aCard()} size={64} />}
      text="Chelsea · Midfielder"
    >
      <BadgeRow keys={['penalty_taker', 'nailed', 'corner_taker', 'bonus_hunter']} withLabels />
    </FootballerSheet>
  ),
};
