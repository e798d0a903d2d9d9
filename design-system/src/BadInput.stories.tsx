import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Box } from './components/base/Box';
import { findBenchmark, positions } from '@touchline/shared/domain';
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
import { footballerColumns, footballerViewLabels, type FootballerTableView } from './football/columns';
import { DataTable } from './data/DataTable';
import { HeatTable } from './data/HeatTable';
import { TickerTable } from './football/ticker/TickerTable';
import { BadgeRow } from './football/badges/BadgeChip';
import { DifficultyCell } from './football/difficulty/DifficultyChip';
import { aBench, aCard, aFixture, aLineup, longestManager, longestTeamName } from './testing/builders';
import { BenchmarkCell } from './football/points/BenchmarkCell';
import { FixtureCard, FixtureRow, MatchHeader } from './football/fixtures/Fixtures';
import { TimelineDay, TimelineItem } from './football/feed/TimelineItem';
import { StackedPoints, StatMirrorBar } from './football/match/bars';
import { CommentFeed } from './football/match/CommentFeed';
import { BonusTable } from './football/match/BonusTable';
import { MatchTimeline } from './football/match/MatchTimeline';
import { VenueLine, WeatherBadge } from './football/match/WeatherBadge';
import { CandidateRow } from './football/onboarding/CandidateRow';
import { TeamConfirm } from './football/onboarding/TeamConfirm';
import { FootballerCell } from './football/people/FootballerCell';
import { OwnershipText, SetPieces } from './football/people/smallMarks';
import { TeamPitch, TwoTeamPitch } from './football/pitch/TeamPitch';
import { PointsPill } from './football/points/PointsPill';
import { BalanceText, CostText, GapText, MoveArrow, RankText } from './football/teams/numbersWithSigns';
import { ChipGrid } from './football/teams/ChipGrid';
import { ReportRow } from './football/teams/ReportRow';
import { TeamCell } from './football/teams/TeamCell';
import { TeamHeaderCard } from './football/teams/TeamHeaderCard';

/** Edge cases of real data that mock-ups forget: every component must render them. */
const meta = { title: 'Core/Bad input' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const stack = (children: ReactNode) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>{children}</Box>
);
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
          playersPerRival={11}
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

export const LongestNamesInRowsOfOthers: Story = {
  render: () =>
    stack(
      <>
        <TimelineDay title="Sat 20 Jan">
          <TimelineItem kind="goal" at="2024-01-20T14:31:00Z" points={-5} place={1} ofAll={1}>
            {`${longestFootballer} scored for ${longestWord} against ${longestTeamName}.`}
          </TimelineItem>
        </TimelineDay>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          <CandidateRow
            team={{ name: longestTeamName, manager: longestManager, points: 2_640, rank: 11_000_000 }}
            leagues={[longestWord, longestManager]}
            state="add"
            onToggle={fn()}
          />
        </Box>
        <TeamConfirm
          team={{ id: 1, name: longestWord, manager: longestManager, points: null, rank: 11_000_000 }}
          onYes={fn()}
          onNo={fn()}
        />
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          <ReportRow
            footballer={<FootballerCell footballer={aLongFootballer} />}
            counts={{ overall: 50, lineup: 50, captained: 50, viceCaptained: 0, bought: 50, total: 50 }}
            mine
          />
        </Box>
        <CommentFeed items={[{ id: 1, minute: '90+17', text: `${longestWord} ${longestFootballer}` }]} />
        <StatMirrorBar label={longestWord} home={11_000_000} away={-3} />
        <StackedPoints
          label={longestFootballer}
          parts={[longestWord, longestManager].map((label) => ({ label, points: -12 }))}
        />
        <ChipGrid
          columns={[{ key: 'wildcard', chip: 'wildcard', label: longestWord }]}
          rows={[{ key: 1, team: { name: longestTeamName, manager: longestManager }, played: {} }]}
        />
        <HeatTable
          caption="Long names"
          nameLabel="Team"
          rows={[{ key: 1, name: longestManager, values: { a: -12 }, mine: true }]}
          columns={[{ key: 'a', label: 'GW1' }]}
        />
      </>,
    ),
};

export const LongestNamesOnThePitch: Story = {
  render: () => (
    <TeamPitch
      lineup={aLineup().map((card) => ({ ...card, name: longestFootballer }))}
      subs={aBench().map((card) => ({ ...card, name: longestWord }))}
      label={longestTeamName}
      metric="gameweek_points"
      gameweek={38}
    />
  ),
};

const views = Object.keys(footballerViewLabels) as FootballerTableView[];
const aLongFootballer = { id: 1, name: longestFootballer, club_id: 'xyz', position: 'MID' };
export const FootballersWithoutAnyFigure: Story = {
  render: () =>
    stack(
      views.map((view) => {
        const rows = [{ ...aLongFootballer, gw_points: null, ep_this: null, mean_difficulty: null }];
        const columns = footballerColumns(view, {
          rows,
          figure: 'points',
          benchmarks: {
            footballer_transfers_balance_event_pos: 0,
            footballer_transfers_balance_event_neg: 0,
          },
          nextGameweek: null,
          openPass: () => fn(),
        });
        const player = {
          key: 'name',
          label: 'Player',
          cell: () => <FootballerCell footballer={aLongFootballer} />,
        };
        return (
          <DataTable
            key={view}
            caption={footballerViewLabels[view]}
            columns={[player, ...columns]}
            rows={rows}
            rowKey={({ id }) => id}
          />
        );
      }),
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
        <TickerTable
          from={37}
          to={38}
          rows={[
            {
              clubId: 'xyz',
              mean: null,
              fixtures: { 37: [{ opponent_id: '', is_home: true, difficulty: 9 }] },
            },
            { clubId: '', locked: true, fixtures: {} },
          ]}
        />
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
            position: positions[at % 4]!,
            cost: 3.5 + ((at * 13) % 110) / 10,
            value: (at * 31) % 240,
          }))}
        />
      </>,
    ),
};
