import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { fn } from 'storybook/test';
import { KpiRow } from '../components/layout/Page';
import { SkeletonPitch } from '../components/states/skeletons';
import { aCard, longestManager, longestTeamName } from '../testing/builders';
import { BadgeChip, BadgeRow } from './badges/BadgeChip';
import { badges } from './badges/badges';
import { clubKit } from './data/clubLooks';
import { TimelineDay, TimelineItem } from './feed/TimelineItem';
import { CandidateRow, ExplainerSlide, OnboardingStepper, TeamConfirm } from './onboarding/onboarding';
import { FootballerCell } from './people/FootballerCell';
import { PlayerAvatar } from './people/PlayerAvatar';
import { StatusIcon } from './people/StatusIcon';
import { ChipToken, OwnershipText, RivalToggle, SetPieces } from './people/smallMarks';
import { WatchIcon } from './people/WatchIcon';
import { PointsPill } from './points/PointsPill';
import { FootballerSheet, SwitcherMenu, TeamPopupFrame } from './popups/popups';
import { BalanceText, CostText, GapText, MoveArrow, RankText } from './teams/numbersWithSigns';
import { ChipGrid, ReportRow } from './teams/rivalTables';
import { TeamCell, TeamHeaderCard } from './teams/TeamCell';
import { TeamRow } from './teams/TeamRow';

const meta = { title: 'Football/Marks and rows' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (children: ReactNode) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>{children}</Box>
);
const grid = (children: ReactNode) => (
  <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>{children}</Box>
);

/** Cells take the letters of the table they stand in. */
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
      chips={<ChipToken chip="bboost" />}
      actions={<RivalToggle state="add" teamName={longestTeamName} onToggle={fn()} />}
      stats={
        <KpiRow
          items={[
            { label: 'GW points', value: 71 },
            { label: 'Total', value: '2,140' },
            { label: 'Rank', value: <RankText value={11_000_000} /> },
          ]}
        />
      }
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
    <TimelineDay title="Saturday 20 January">
      {[
        'deadline',
        'price_up',
        'news',
        'lineup',
        'points',
        'rival_transfer',
        'rival_chip',
        'auto_sub',
        'badge',
        'something_new',
      ].map((kind, at) => (
        <TimelineItem
          key={kind}
          kind={kind}
          at={Date.UTC(2024, 0, 20, 12, at * 5)}
          delta={at % 3 === 1 ? <PointsPill value={at} /> : undefined}
        >
          This is news of the kind {kind}.
        </TimelineItem>
      ))}
    </TimelineDay>
  ),
};
export const Stepper: Story = {
  render: () => <OnboardingStepper step={2} steps={['Your team', 'Confirm', 'Rivals', 'What is here']} />,
};
export const IsThisYourTeam: Story = {
  render: () => (
    <TeamConfirm
      team={{
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
    <ExplainerSlide title="Live points">Points, bonus and substitutions as they happen.</ExplainerSlide>
  ),
};
export const TeamPopup: Story = {
  render: () => (
    <TeamPopupFrame
      open
      onClose={fn()}
      team={{ name: longestTeamName, manager: 'Bo Lindqvist', kit: clubKit('bou') }}
      points="· 64 points"
    >
      <Typography>The pitch goes here.</Typography>
    </TeamPopupFrame>
  ),
};
function OpenSwitcher(props: Pick<React.ComponentProps<typeof SwitcherMenu>, 'items' | 'value'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button ref={setAnchor} variant="outlined">
        Rivals
      </Button>
      <SwitcherMenu anchor={anchor} open onClose={fn()} onPick={fn()} {...props} />
    </>
  );
}
const views = [
  { id: 'rivals', label: 'Rivals' },
  { id: 'elite', label: 'Elite' },
];
export const RivalsSwitcher: Story = {
  render: () => <OpenSwitcher value="rivals" items={[...views, { id: 7, label: 'Office league' }]} />,
};
export const RivalsSwitcherLockedAndBusy: Story = {
  render: () => (
    <OpenSwitcher
      value="elite"
      items={[
        ...views,
        { id: 7, label: 'A league with a name that is far too long', locked: true },
        { id: 8, label: 'Sunday Regulars', busy: true },
        { id: 9, label: 'Family', notSaved: true },
      ]}
    />
  ),
};
export const TeamOfSomebodyWithoutAnything: Story = {
  render: () => (
    <TeamPopupFrame open onClose={fn()}>
      <SkeletonPitch />
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
  render: () => (
    <FootballerSheet open onClose={fn()} footballer={aCard()} text="Chelsea · midfielder · 8.6m">
      <BadgeRow keys={['penalty_taker', 'nailed', 'corner_taker', 'bonus_hunter']} withLabels />
    </FootballerSheet>
  ),
};
