import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Box from '@mui/material/Box';
import { findBenchmark } from '@touchline/shared/domain';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { CostScatter } from './charts/CostScatter';
import { GwBarChart } from './charts/GwBarChart';
import { PlayerRadar } from './charts/PlayerRadar';
import { ShareBarChart } from './charts/ShareBarChart';
import { TeamBarChart } from './charts/TeamBarChart';
import { TeamLineChart } from './charts/TeamLineChart';
import { Carousel } from './components/carousel/Carousel';
import { KpiRow, PageHeading } from './components/layout/Page';
import { RouteTabs } from './components/layout/RouteTabs';
import { Notice } from './components/notices/Notice';
import { PassCompare } from './components/paywall/PassCompare';
import { HeatTable } from './data/HeatTable';
import { BadgeRow } from './football/badges/BadgeChip';
import { DifficultyCell } from './football/difficulty/DifficultyChip';
import { aBench, aCard, aFixture, aLineup, longestManager, longestTeamName } from './testing/builders';
import { BenchmarkCell } from './football/points/BenchmarkCell';
import { FixtureCard, FixtureRow, MatchHeader } from './football/fixtures/Fixtures';
import { BonusTable } from './football/match/BonusTable';
import { MatchTimeline } from './football/match/MatchTimeline';
import { VenueLine, WeatherBadge } from './football/match/WeatherBadge';
import { FootballerCell } from './football/people/FootballerCell';
import { OwnershipText, SetPieces } from './football/people/smallMarks';
import { TeamPitch, TwoTeamPitch } from './football/pitch/TeamPitch';
import { PointsPill } from './football/points/PointsPill';
import { BalanceText, CostText, GapText, MoveArrow, RankText } from './football/teams/numbersWithSigns';
import { ChipGrid } from './football/teams/rivalTables';
import { TeamCell, TeamHeaderCard } from './football/teams/TeamCell';

/** What real data has, and drawings of it forget: everything must stand it. */
const meta = { title: 'Core/Bad input' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const stack = (children: ReactNode) => <Box sx={{ display: 'grid', gap: 4 }}>{children}</Box>;
const longestFootballer = 'Bartholomew Kovačić-Ødegaard Guimarães';
const longestWord = 'Donaudampfschifffahrtsgesellschaftskapitän';

export const LongestNames: Story = {
  render: () =>
    stack(
      <>
        <PageHeading title={longestWord} text={longestManager} back={{ label: longestManager, to: '/' }} />
        <KpiRow
          items={[
            { label: 'GW rank', value: '#11,000,000', note: longestTeamName },
            { label: 'Overall rank', value: '#11,000,000' },
            { label: 'Total', value: '2,140' },
          ]}
        />
        <Box sx={{ typography: 'table', display: 'grid', gap: 3 }}>
          <TeamCell
            team={{ name: longestTeamName, manager: longestManager }}
            move={-3_000_000}
            onOpen={fn()}
          />
          <FootballerCell
            footballer={{ id: 1, name: longestFootballer, club_id: 'whu', position: 'MID', chance: 75 }}
            watch={{ on: true, onToggle: fn() }}
          />
        </Box>
        <TeamHeaderCard
          team={{ name: longestWord, manager: longestManager, country: 'Bosnia-Herzegovina' }}
        />
        <FixtureRow
          fixture={aFixture({ status: 'finished', homeScore: 13, awayScore: 10 })}
          scorers={Array.from({ length: 8 }, (_, at) => `${longestFootballer} ${at * 11}'`).join(' · ')}
          mine={[{ id: 1, name: longestFootballer, points: -3 }]}
          rivalsShare={100}
        />
        <MatchTimeline
          events={[
            {
              id: 1,
              minute: 98,
              kind: 'goal',
              side: 'home',
              text: longestFootballer,
              points: <PointsPill value={29} />,
            },
            { id: 2, minute: 98, kind: 'red_card', side: 'away', text: longestWord },
          ]}
        />
        <BonusTable
          official
          rows={[{ id: 1, name: longestFootballer, club_id: 'wol', bps: 128, bonus: 3 }]}
        />
        <Notice type="error" message={`${longestWord} ${longestManager}`} timeout={0} onClose={fn()} />
      </>,
    ),
};

const form = findBenchmark('form');
export const NothingWhereAValueShouldBe: Story = {
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      <PointsPill value={null} />
      <OwnershipText ownership={null} />
      <SetPieces penalties={null} freekicks={null} corners={null} />
      <MoveArrow value={null} />
      <GapText value={null} />
      <RankText value={null} />
      <CostText value={null} />
      <BalanceText value={null} />
      <BadgeRow keys={[]} />
      {form && <BenchmarkCell value={null} benchmark={form} />}
      <WeatherBadge code="frogs" temperature={null} />
      <VenueLine name="" city="" />
      <TeamCell team={{ name: '', manager: null, kit: null }} />
    </Box>
  ),
};

export const ClubsNobodyKnows: Story = {
  render: () =>
    stack(
      <>
        <FixtureCard fixture={aFixture({ id: 'xyz-', home: 'xyz', away: '' })} mine={[]} />
        <MatchHeader fixture={aFixture({ home: 'abcdef', away: '12', status: 'live', minute: null })} />
        <FootballerCell footballer={{ id: 1, name: 'Šeško', club_id: '', position: '' }} kit={null} />
      </>,
    ),
};

export const EmptyLists: Story = {
  render: () =>
    stack(
      <>
        <KpiRow items={[]} />
        <RouteTabs label="Nothing" value="/" items={[]} />
        <BadgeRow keys={[]} />
        <DifficultyCell fixtures={[]} />
        <Carousel label="Nothing" items={[]} />
        <ChipGrid columns={[{ key: 'wildcard', chip: 'wildcard' }]} rows={[]} />
        <HeatTable caption="Nothing" nameLabel="Team" rows={[]} columns={[{ key: 'a', label: 'GW1' }]} />
        <BonusTable official={false} rows={[]} />
        <PassCompare has features={[]} />
        <GwBarChart title="No bars" bars={[]} />
        <TeamBarChart title="No teams" summary="Nothing." bars={[]} />
        <ShareBarChart title="No shares" summary="Nothing." parts={[]} rows={[]} />
        <TeamLineChart title="No lines" summary="Nothing." gameweeks={[]} lines={[]} />
        <CostScatter title="No points" summary="Nothing." valueLabel="Total" points={[]} />
        <PlayerRadar title="Nobody" summary="Nothing." axes={[]} subjects={[]} />
      </>,
    ),
};

export const PitchWithoutAnybody: Story = {
  render: () => <TeamPitch lineup={[]} subs={[]} label="Nobody" metric="gameweek_points" gameweek={1} />,
};

export const PitchWithPositionsNobodyKnows: Story = {
  render: () => (
    <TwoTeamPitch
      home={{
        lineup: aLineup().map((card) => ({ ...card, kit: null, points: null })),
        subs: aBench(),
        label: 'Home',
      }}
      away={{ lineup: [aCard({ position: 'MNG', clubId: 'xyz', kit: null })], subs: [], label: 'Away' }}
      metric="rivals"
      gameweek={1}
    />
  ),
};

export const ChartsOfGapsAndManyParts: Story = {
  render: () =>
    stack(
      <>
        <TeamLineChart
          title="Only gaps"
          summary="No team has a value."
          gameweeks={[1, 2, 3]}
          lines={[{ key: 1, label: longestTeamName, mine: true, values: [null, null, null] }]}
        />
        <ShareBarChart
          title="Eleven parts"
          summary="More parts than colours."
          parts={Array.from({ length: 11 }, (_, at) => `Part ${at + 1}`)}
          rows={[{ key: 1, label: longestManager, values: Array.from({ length: 11 }, (_, at) => at + 1) }]}
        />
        <CostScatter
          title="Eight hundred footballers"
          summary="Most cost less than six million."
          valueLabel="Total points"
          points={Array.from({ length: 800 }, (_, at) => ({
            key: at,
            label: longestFootballer,
            cost: 3.5 + ((at * 13) % 110) / 10,
            value: (at * 31) % 240,
          }))}
        />
      </>,
    ),
};
