import {
  bonusOpacity,
  costOpacity,
  minutesOpacity,
  transferOpacity,
  type TransferBenchmarks,
} from '@touchline/shared/domain';
import { formatBalance, formatCost, formatPoints, noValue } from '@touchline/shared/format';
import { tints } from '../../theme/tokens';
import { ScaleCell } from './ScaleCell';
import { tintColours } from './scaleColours';

type TintCellProps =
  | { kind: 'cost' | 'minutes' | 'bonus'; value: number | null | undefined; provisional?: boolean }
  | {
      kind: 'transfers';
      value: number | null | undefined;
      benchmarks: TransferBenchmarks;
      provisional?: never;
    };

/** A value encoded as the strength of its tint: cost, minutes, bonus, transfers. */
export function TintCell(props: TintCellProps) {
  if (props.value == null) return <span>{noValue}</span>;
  const colours = tintColours(hueOf(props.kind, props.value), opacityOf(props, props.value));
  return (
    <ScaleCell light={colours} provisional={props.provisional}>
      {wordsOf(props.kind, props.value)}
      {props.provisional && '*'}
    </ScaleCell>
  );
}

function hueOf(kind: TintCellProps['kind'], value: number): string {
  if (kind !== 'transfers') return tints.yellow;
  return value < 0 ? tints.rose : tints.teal;
}

function opacityOf(props: TintCellProps, value: number): number {
  if (props.kind === 'cost') return costOpacity(value);
  if (props.kind === 'minutes') return minutesOpacity(value);
  return props.kind === 'transfers' ? transferOpacity(value, props.benchmarks) : bonusOpacity(value);
}

function wordsOf(kind: TintCellProps['kind'], value: number): string {
  if (kind === 'cost') return formatCost(value);
  if (kind === 'minutes') return `${value}'`;
  if (kind === 'bonus') return formatPoints(value);
  return `${arrow(value)}${formatBalance(value)}`;
}

const arrow = (value: number) => (value > 0 ? '▲ ' : value < 0 ? '▼ ' : '');
