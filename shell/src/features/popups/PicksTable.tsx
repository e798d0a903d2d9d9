import { Box, PaywallCell, visuallyHidden } from '@touchline/design-system';
import { PointsPill } from '@touchline/design-system/football';
import { useFantasy, useHasPass } from '@touchline/shared/contract';
import { defaultExpectedKind, expectedWords, pickStatusLabel } from '@touchline/shared/domain';
import { formatDec1, formatOpponents, noValue } from '@touchline/shared/format';
import type { Card, PitchSide } from '@touchline/shared/wire';
import { useShell } from '../../services/context/ShellContext';

/** The picks of a team, one row each: status, opponent, minutes, points, expected points. */
export function PicksTable({ side }: { side: PitchSide }) {
  const cards = [...side.pitch.flat(), ...side.subs];
  const expected = useFantasy()?.expected_points ?? defaultExpectedKind;
  return (
    <Box role="region" aria-label="Picks" tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={table}>
        <Box component="caption" sx={visuallyHidden}>
          Picks
        </Box>
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">Status</th>
            <th scope="col">Opponent</th>
            <th scope="col">
              <abbr title="Minutes played">Min</abbr>
            </th>
            <th scope="col">Points</th>
            <th scope="col">
              <abbr title={`${expectedWords[expected].phrase} next gameweek`}>EP next</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <PickRow key={card.id} card={card} />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function PickRow({ card }: { card: Card }) {
  const status = pickStatusLabel(card.pick?.status.detailed ?? 'lineup');
  return (
    <tr>
      <th scope="row">{card.name}</th>
      <td>
        <abbr title={status.detailed}>{status.short}</abbr>
      </td>
      <td>{formatOpponents(card.pick?.opponents ?? card.explain)}</td>
      <td>{card.fixture_minutes ?? noValue}</td>
      <td>
        <PointsPill
          value={pointsShown(card)}
          provisional={card.provisional_bonus > 0}
          live={card.pick?.gameweek.playing_now}
        />
      </td>
      <td>
        <ExpectedNext card={card} />
      </td>
    </tr>
  );
}

/** Points that a pick adds to the team; for the bench the points they scored, as on the pitch. */
const pointsShown = ({ pick, points }: Card) =>
  pick === undefined || pick.multiplier === 0 ? points.nominal : pick.points.real;

function ExpectedNext({ card }: { card: Card }) {
  const { services } = useShell();
  const pass = useHasPass();
  const value = card.pick?.upcoming?.ep_next ?? card.ep_next;
  if (value === undefined && !pass)
    return (
      <PaywallCell
        what={`${card.name}, EP next GW`}
        onOpenPass={() => services.openPassCard({ location: 'team_popup', step: 'ep_next' })}
      />
    );
  return <>{formatDec1(value)}</>;
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'table',
  '& th, & td': { px: 2, height: 40, textAlign: 'right', whiteSpace: 'nowrap' },
  '& thead th': { height: 36, typography: 'tableHead', color: 'text.secondary', bgcolor: 'surface.sunken' },
  // Text columns: player, status and opponent.
  '& thead th:nth-of-type(-n + 3), & tbody th, & td:nth-of-type(-n + 2)': { textAlign: 'left' },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& tbody th': { fontWeight: 600 },
  '& abbr': { textDecoration: 'none' },
} as const;
