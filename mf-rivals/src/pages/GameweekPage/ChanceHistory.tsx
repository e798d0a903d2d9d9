import {
  Banner,
  Box,
  Button,
  PaywallCell,
  Section,
  Skeleton,
  Stack,
  Typography,
} from '@touchline/design-system';
import { SelectField } from '@touchline/design-system/inputs';
import { usePassCardOpener } from '@touchline/shared/contract';
import { type ChanceAt, chanceLine } from '@touchline/shared/domain';
import { chanceHistoryText, chanceText, formatTime } from '@touchline/shared/format';
import { explain, lastValue, type RemoteData } from '@touchline/shared/remote-data';
import type { RivalsChanceHistory } from '@touchline/shared/wire';
import { lazy, Suspense, useState } from 'react';
import { lineSize } from './lineSize';

/** The chart's library is larger than the rest of the page: it loads after the content. */
const ChanceSparkline = lazy(() => import(/* webpackChunkName: "ChanceSparkline" */ './ChanceSparkline'));

/** Of the line with its times and the text below it, the same in every state: against layout shift. */
const reservedHeight = { xs: 188, md: 148 };

/** In the place of the line, as high. */
const noLine = {
  display: 'flex',
  alignItems: 'center',
  minHeight: reservedHeight,
  px: 4,
  borderRadius: 1.4,
  bgcolor: 'surface.sunken',
} as const;

interface ChanceHistoryProps {
  data: RemoteData<RivalsChanceHistory>;
  onRetry: () => void;
}

/** How a chance moved through the gameweek: to finish first, or to beat one team. Nothing before a gameweek. */
export function ChanceHistory({ data, onRetry }: ChanceHistoryProps) {
  const history = lastValue(data);
  if (history?.state === 'not_started') return null;
  if (history === undefined && data.status === 'failed')
    return (
      <Banner
        tone="warning"
        action={
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {explain(data.failure, 'how your chances moved')}
      </Banner>
    );
  return (
    <Section title="Your chances through the gameweek">
      {history === undefined ? <Waiting /> : <ChosenLine history={history} />}
    </Section>
  );
}

const Waiting = () => (
  <Stack sx={{ gap: 2 }} aria-busy>
    <Skeleton variant="rounded" sx={{ width: selectWidth, height: 40 }} />
    <Box sx={{ minHeight: reservedHeight }}>
      <Skeleton variant="rounded" {...lineSize} />
    </Box>
  </Stack>
);

const toBeFirst = 'first';

/** Beside it a phone has room for what is locked. */
const selectWidth = 190;

const lockedText = (teams: number) => `${teams} more ${teams === 1 ? 'team' : 'teams'}`;

function ChosenLine({ history }: { history: RivalsChanceHistory }) {
  const [chosen, setChosen] = useState(toBeFirst);
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
      <Line
        line={chanceLine(times, against?.win ?? first)}
        what={against === undefined ? 'Chance to finish first' : `Chance to beat ${against.name}`}
        isFinal={state === 'final'}
      />
    </Stack>
  );
}

interface LineProps {
  line: readonly ChanceAt[];
  what: string;
  isFinal: boolean;
}

function Line({ line, what, isFinal }: LineProps) {
  const { isDrawn, text, note } = chanceHistoryText(line, isFinal);
  if (!isDrawn) return <Box sx={noLine}>{text}</Box>;
  return (
    <Stack sx={{ gap: 1, minHeight: reservedHeight }}>
      <Drawing line={line} what={what} />
      <Typography>{text}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {note}
      </Typography>
    </Stack>
  );
}

/** The line with its range at the left and its times below: the text has both ends. */
function Drawing({ line, what }: Omit<LineProps, 'isFinal'>) {
  const chances = line.map(({ chance }) => chance);
  const end = { typography: 'caption', color: 'text.secondary' };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: `max-content ${lineSize.width}px`, columnGap: 2 }}>
      <Stack
        aria-hidden
        sx={{ ...end, height: lineSize.height, justifyContent: 'space-between', textAlign: 'right' }}
      >
        <span>{chanceText(Math.max(...chances))}</span>
        <span>{chanceText(Math.min(...chances))}</span>
      </Stack>
      <Suspense fallback={<Skeleton variant="rounded" {...lineSize} />}>
        <ChanceSparkline line={line} what={what} />
      </Suspense>
      <Box
        aria-hidden
        sx={{ ...end, gridColumn: 2, display: 'flex', justifyContent: 'space-between', minHeight: 20 }}
      >
        {[line[0], line.at(-1)].map((point, index) => (
          <span key={index}>{point && formatTime(point.at)}</span>
        ))}
      </Box>
    </Box>
  );
}
