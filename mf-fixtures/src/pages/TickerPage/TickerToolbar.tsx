import { FilterChip } from '@touchline/design-system';
import { FilterBar, SelectField } from '@touchline/design-system/inputs';
import { RangeSlider } from '@touchline/design-system/pickers';
import { formatGameweek } from '@touchline/shared/format';
import { tickerDifficulties, tickerKinds, type TickerChoices } from './useTickerChoices';

/** Controls of the ticker: rows, kind of difficulty, range of gameweeks, and order. */
export function TickerToolbar({ choices }: { choices: TickerChoices }) {
  const { kind, difficulty, from, to, last, isByRun, change, openKind } = choices;
  const toggleRun = () =>
    change({ sort: isByRun ? undefined : 'run', order_by: undefined, order: undefined });
  return (
    <FilterBar>
      <SelectField label="Rows" value={kind} options={tickerKinds} onChange={openKind} />
      <SelectField
        label="Difficulty"
        value={difficulty}
        options={tickerDifficulties}
        onChange={(next) => change({ diff: next === 'overall' ? undefined : next })}
      />
      <RangeSlider
        label="Gameweeks"
        min={1}
        max={last}
        value={[from, to]}
        format={formatGameweek}
        onChange={([first, last]) => change({ from: String(first), to: String(last) })}
      />
      <FilterChip label="Sort by run" selected={isByRun} onToggle={toggleRun} />
    </FilterBar>
  );
}
