import { Box } from '../../components/base/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { metrics as allMetrics, type Metric, type MetricKey } from '@touchline/shared/domain';
import { useState, type KeyboardEvent } from 'react';
import { beginsHere, useChosenInSight } from '../../components/carousel/useChosenInSight';
import { useOverflow } from '../../components/carousel/useOverflow';
import { visuallyHidden } from '../../components/states/visuallyHidden';
import { NextIcon, PreviousIcon } from '../../icons/muiIcons';

export interface MetricSwitcherProps {
  /** The metrics of this page, in order; all of them when absent. */
  metrics?: readonly Metric[];
  /** Labels that replace the default ones: the name of the view for `rivals`. */
  labels?: Partial<Record<MetricKey, string>>;
  value: MetricKey;
  /** Holders see no pass marks. */
  pass: boolean;
  onChange: (metric: MetricKey, before: MetricKey) => void;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Chooses the metric of the cards: a radio group in one row, with arrow keys. */
export function MetricSwitcher({ metrics = allMetrics, labels, value, pass, onChange }: MetricSwitcherProps) {
  const [group, setGroup] = useState<HTMLElement | null>(null);
  useChosenInSight(group, '[aria-checked="true"]', value, { edge });
  const { before, after } = useOverflow(group, metrics.length);
  const choose = (key: MetricKey) => key !== value && onChange(key, value);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = metrics.findIndex(({ key }) => key === value);
    const next = (at + step + metrics.length) % metrics.length;
    const chosen = metrics[next];
    if (!chosen) return;
    choose(chosen.key);
    group?.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus();
  };
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        ref={setGroup}
        role="radiogroup"
        aria-label="What the cards show"
        onKeyDown={onKeyDown}
        data-before={before || undefined}
        data-after={after || undefined}
        sx={row}
      >
        {metrics.map(({ key, label, is_gated }) => (
          <ButtonBase
            key={key}
            role="radio"
            aria-checked={key === value}
            tabIndex={key === value ? 0 : -1}
            onClick={() => choose(key)}
            sx={option}
          >
            {labels?.[key] ?? label}
            {is_gated && !pass && <PassMark />}
          </ButtonBase>
        ))}
      </Box>
      {before && <MoreOptions group={group} direction={-1} />}
      {after && <MoreOptions group={group} direction={1} />}
    </Box>
  );
}

/** For a mouse, which cannot swipe; touch and keyboard scroll the row themselves. */
function MoreOptions({ group, direction }: { group: HTMLElement | null; direction: 1 | -1 }) {
  const move = () => group?.scrollBy({ left: direction * group.clientWidth * 0.6, behavior: 'smooth' });
  return (
    <IconButton
      size="small"
      aria-hidden
      tabIndex={-1}
      onClick={move}
      sx={{
        display: 'none',
        '@media (hover: hover)': { display: 'inline-flex' },
        position: 'absolute',
        top: 6,
        [direction < 0 ? 'left' : 'right']: 0,
      }}
    >
      {direction < 0 ? <PreviousIcon /> : <NextIcon />}
    </IconButton>
  );
}

/** Pixels at both ends of the row that the arrows of a mouse cover. */
const edge = 60;

/** Fully transparent below the arrows. */
const fade =
  'linear-gradient(90deg, transparent calc(var(--before) * 0.45), #000 var(--before) calc(100% - var(--after)), transparent calc(100% - var(--after) * 0.45))';

const row = {
  display: 'flex',
  gap: 1.5,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: `${edge}px`,
  py: 2,
  // Room for the focus ring of the first and the last option.
  mx: -1,
  px: 1,
  '--before': '0px',
  '--after': '0px',
  '--edge': '24px',
  '@media (hover: hover)': { '--edge': `${edge}px` },
  maskImage: fade,
  '&[data-before]': { '--before': 'var(--edge)' },
  '&[data-after]': { '--after': 'var(--edge)' },
} as const;

const option = {
  flexShrink: 0,
  minHeight: 32,
  px: 3,
  borderRadius: 999,
  border: 1,
  borderColor: 'outline.main',
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'text.primary',
  whiteSpace: 'nowrap',
  '&[aria-checked="true"]': {
    ...beginsHere,
    bgcolor: 'secondary.main',
    borderColor: 'secondary.main',
    color: 'secondary.contrastText',
  },
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;

function PassMark() {
  return (
    <>
      <Box component="span" aria-hidden sx={{ ml: 1, fontSize: '0.6875rem' }}>
        ◆
      </Box>
      <Box component="span" sx={visuallyHidden}>
        , season pass
      </Box>
    </>
  );
}
