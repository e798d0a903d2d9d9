import { Box, PaywallCell, Section, Skeleton, Stack, Typography } from '@touchline/design-system';
import { ChanceChart, ChanceChartSkeleton, RetryBanner } from '@touchline/design-system/chances';
import { SelectField } from '@touchline/design-system/inputs';
import { usePassCardOpener } from '@touchline/shared/contract';
import { chanceLine, leastMove } from '@touchline/shared/domain';
import { lastValue, type RemoteData } from '@touchline/shared/remote-data';
import type { RivalsChanceHistory } from '@touchline/shared/wire';
import { useState } from 'react';

interface ChanceHistoryProps {
  data: RemoteData<RivalsChanceHistory>;
  onRetry: () => void;
}

/** How a chance moved through the gameweek: to finish first, or to beat one team. Nothing before a gameweek. */
export function ChanceHistory({ data, onRetry }: ChanceHistoryProps) {
  const history = lastValue(data);
  if (history?.state === 'not_started') return null;
  if (history === undefined && data.status === 'failed')
    return <RetryBanner failure={data.failure} what="how your chances moved" onRetry={onRetry} />;
  return (
    <Section title="Your chances through the gameweek">
      {history === undefined ? <Waiting /> : <ChosenLine history={history} />}
    </Section>
  );
}

const Waiting = () => (
  <Stack sx={{ gap: 2 }} aria-busy>
    <Skeleton variant="rounded" sx={{ width: selectWidth, height: 40 }} />
    <ChanceChartSkeleton />
  </Stack>
);

const toBeFirst = 'first';

/** Beside it a phone has room for what is locked. */
const selectWidth = 190;

const lockedText = (teams: number) => `${teams} more ${teams === 1 ? 'team' : 'teams'}`;

/** To finish first, if that chance has moved; else to beat the team against which it has moved most. */
function mostTelling({ times, first, rows }: RivalsChanceHistory): string {
  const rangeOf = (chances: RivalsChanceHistory['first'] = []) => {
    const known = chanceLine(times, chances).map(({ chance }) => chance);
    return known.length === 0 ? 0 : Math.max(...known) - Math.min(...known);
  };
  if (rangeOf(first) >= leastMove) return toBeFirst;
  const ranges = rows.map(({ id, win }) => ({ id: String(id), range: rangeOf(win) }));
  const [moved] = ranges.sort((a, b) => b.range - a.range);
  return moved && moved.range >= leastMove ? moved.id : toBeFirst;
}

function ChosenLine({ history }: { history: RivalsChanceHistory }) {
  // It does not change below the reader's eyes while chances move.
  const [chosen, setChosen] = useState(() => mostTelling(history));
  const passCardOpener = usePassCardOpener();
  const { times, first, rows, state } = history;
  const open = rows.filter(({ locked }) => !locked);
  const locked = rows.length - open.length;
  const against = open.find(({ id }) => String(id) === chosen);
  return (
    <Stack sx={{ gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ width: selectWidth }}>
          <SelectField
            fullWidth
            label="Chance to"
            value={against === undefined ? toBeFirst : chosen}
            options={[
              { value: toBeFirst, label: 'Finish first' },
              ...open.map(({ id, name }) => ({ value: String(id), label: `Beat ${name}` })),
            ]}
            onChange={setChosen}
          />
        </Box>
        {locked > 0 && (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {lockedText(locked)}
            </Typography>
            <PaywallCell what={lockedText(locked)} onOpenPass={passCardOpener('rivals', 'chance')} />
          </>
        )}
      </Box>
      <ChanceChart
        line={chanceLine(times, against?.win ?? first)}
        what={against === undefined ? 'Chance to finish first' : `Chance to beat ${against.name}`}
        isFinal={state === 'final'}
      />
    </Stack>
  );
}
