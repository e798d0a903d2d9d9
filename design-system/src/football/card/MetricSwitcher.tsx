import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { metrics as allMetrics, type Metric, type MetricKey } from '@touchline/shared/domain';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { bringInSight } from '../../components/carousel/bringInSight';
import { visuallyHidden } from '../../components/states/visuallyHidden';

export interface MetricSwitcherProps {
  /** Those of this page, in order; all of them when left out. */
  metrics?: readonly Metric[];
  value: MetricKey;
  /** Holders see no pass marks. */
  pass: boolean;
  onChange: (metric: MetricKey, before: MetricKey) => void;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Chooses what the cards show: one of a group, moved through with the arrow keys. */
export function MetricSwitcher({ metrics = allMetrics, value, pass, onChange }: MetricSwitcherProps) {
  const group = useRef<HTMLDivElement>(null);
  useChosenInSight(group, value);
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
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus();
  };
  return (
    <Box ref={group} role="radiogroup" aria-label="What the cards show" onKeyDown={onKeyDown} sx={row}>
      {metrics.map(({ key, label, is_gated }) => (
        <ButtonBase
          key={key}
          role="radio"
          aria-checked={key === value}
          tabIndex={key === value ? 0 : -1}
          onClick={() => choose(key)}
          sx={option}
        >
          {label}
          {is_gated && !pass && <PassMark />}
        </ButtonBase>
      ))}
    </Box>
  );
}

/** On a phone most options are out of sight; the chosen one is brought in, without moving the page. */
function useChosenInSight(group: RefObject<HTMLDivElement | null>, value: MetricKey) {
  useEffect(() => {
    const chosen = group.current?.querySelector<HTMLElement>('[aria-checked="true"]');
    if (group.current && chosen) bringInSight(group.current, chosen);
  }, [group, value]);
}

const row = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  gap: 1.5,
  overflowX: { xs: 'auto', md: 'visible' },
  scrollbarWidth: 'none',
  // At either end of the row its last option stands clear of the fade.
  pl: { xs: 3, md: 0 },
  pr: { xs: 6, md: 0 },
  py: 2,
  maskImage: {
    xs: 'linear-gradient(90deg, transparent 0, #000 12px calc(100% - 24px), transparent)',
    md: 'none',
  },
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
