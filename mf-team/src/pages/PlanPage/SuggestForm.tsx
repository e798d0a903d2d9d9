import { Banner, Box, Button, Checkbox, Section, Stack, Typography } from '@touchline/design-system';
import { SelectField } from '@touchline/design-system/inputs';
import { chipName, chipsLeft, type FootballerId } from '@touchline/shared/domain';
import { sumsOf, walkPlan } from '@touchline/shared/plan';
import { formatDec1, formatGameweekShort } from '@touchline/shared/format';
import { useEffect, useMemo, useState } from 'react';
import { chipValuesOf } from '../../domain/chipValuesOf';
import type { PlanView } from '../../domain/planView';
import { suggestQuestion } from '../../domain/suggestQuestion';
import { defaultSettings, wantedPlans, type Risk, type SuggestSettings } from '../../solver/question';
import type { Suggestion } from '../../solver/suggest';
import { BeatRival } from './BeatRival';
import { ChipWorths } from './ChipWorths';
import { SuggestWishes } from './SuggestWishes';
import type { PlanWork } from './usePlan';
import { type SolverState, useSolver } from './useSolver';

export interface SuggestFormProps {
  plan: PlanWork;
  view: PlanView;
}

/** Constraints of a search, the search, and the plans that it found. */
export default function SuggestForm({ plan, view }: SuggestFormProps) {
  const [settings, setSettings] = useState<SuggestSettings>(defaultSettings);
  const { state, ask, cancel, forget } = useSolver();
  const set = (change: Partial<SuggestSettings>) => setSettings({ ...settings, ...change });
  const gameweeks = plan.walked.map(({ gameweek_id }) => gameweek_id);
  const planned = gameweeks.join();
  const start = () => ask(suggestQuestion(plan.start, gameweeks, view, settings));
  useEffect(() => forget(), [forget, plan.start, planned, view, settings]);
  return (
    <Section title="Suggest" look="card">
      <Stack sx={{ gap: 3 }}>
        <SelectField
          label="Hits at most"
          value={settings.most_hits}
          options={[0, 1, 2, 3, 4, 5].map((count) => ({ value: count, label: String(count) }))}
          onChange={(most_hits) => set({ most_hits })}
        />
        <SelectField<Risk>
          label="Risk"
          value={settings.risk}
          options={risks}
          onChange={(risk) => set({ risk })}
        />
        <Chips plan={plan} view={view} settings={settings} set={set} />
        {view.byHand.size > 0 && (
          <Typography variant="body2">{`With your minutes: ${minutesText(view)}.`}</Typography>
        )}
        <SuggestWishes plan={plan} view={view} settings={settings} set={set} />
        <Box sx={{ display: 'flex', gap: 2 }}>
          <Button variant="contained" disabled={state.isBusy} onClick={start}>
            Suggest plans
          </Button>
          {state.isBusy && <Button onClick={cancel}>Cancel</Button>}
        </Box>
        <Typography role="status" variant="body2">
          {state.isBusy && progressText(state)}
        </Typography>
        {state.problem && <Banner tone="warning">{problemText(state.problem, view)}</Banner>}
        {!state.isBusy && isOnlyKeep(state.plans) && (
          <Typography variant="body2">No plan was found that is better than keeping your squad.</Typography>
        )}
        {state.plans.map((suggestion, index) => (
          <Suggested key={index} suggestion={suggestion} place={index + 1} plan={plan} view={view} />
        ))}
        {state.plans.some(({ isKeep }) => !isKeep) && (
          <Typography variant="caption">{explanation}</Typography>
        )}
        {!state.isBusy && state.plans.length > 0 && <BeatRival plans={state.plans} plan={plan} view={view} />}
      </Stack>
    </Section>
  );
}

const risks: readonly { value: Risk; label: string }[] = [
  { value: 'safe', label: 'Safe: rather those whom many own' },
  { value: 'even', label: 'Even: expected points alone' },
  { value: 'bold', label: 'Bold: rather those whom few own' },
];

const minutesText = ({ byHand, names }: PlanView) =>
  [...byHand].map(([id, minutes]) => `${names.footballer(id)} ${minutes}`).join(', ');

const explanation =
  'Gains are compared with keeping your squad. They include the bench and saved transfers; later gameweeks count less. ± is the usual error of the expected points.';

const isOnlyKeep = (plans: readonly Suggestion[]) => plans.length > 0 && plans.every(({ isKeep }) => isKeep);

const progressText = ({ searched }: SolverState) =>
  `Searching for better plans: ${searched} of ${wantedPlans} searches done.`;

/** `+3.1 over five gameweeks, ± 2.4`. */
function gainText({ gain, error, weeks }: Suggestion): string {
  const count = weeks.length === 1 ? 'one gameweek' : `${countWords[weeks.length] ?? weeks.length} gameweeks`;
  return `+${formatDec1(gain)} over ${count}, ± ${formatDec1(error)}`;
}

const countWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

function sureText({ gain, error, isProven }: Suggestion): string {
  const sure =
    gain > error ? 'Better than keeping your squad.' : 'Not clearly better than keeping your squad.';
  return isProven ? sure : `${sure} The search stopped at its limit: there may be a better plan.`;
}

function problemText(problem: NonNullable<ReturnType<typeof useSolver>['state']['problem']>, view: PlanView) {
  if (problem.kind === 'unavailable')
    return 'Suggestions do not work in this browser: it blocks WebAssembly, or the solver could not be loaded. The planner works without them.';
  if (problem.kind === 'nothing in time')
    return 'No plan was found in time. Allow fewer chips, or try again on a faster device.';
  const wished = [
    ...problem.inTheWay.map(view.names.footballer),
    ...problem.clubs.map((club) => `somebody of ${view.names.club(club)}`),
  ];
  if (wished.length > 0) return `There is no plan with ${wished.join(' and ')} in the squad all the time.`;
  return problem.hits
    ? 'There is no plan with so few hits.'
    : 'There is no legal plan for this squad with today’s prices.';
}

interface ChipsProps extends SuggestFormProps {
  settings: SuggestSettings;
  set: (change: Partial<SuggestSettings>) => void;
}

function Chips({ plan, view, settings, set }: ChipsProps) {
  const values = useMemo(() => chipValuesOf(plan.start, view, defaultSettings), [plan.start, view]);
  const left = chipsLeft(plan.start.played, plan.start.gameweek_id, view.context.rules);
  const chips = [...new Set(left.map(({ chip }) => chip))];
  if (chips.length === 0) return null;
  const toggled = (chip: string) =>
    settings.chips.includes(chip) ? settings.chips.filter((one) => one !== chip) : [...settings.chips, chip];
  return (
    <Stack sx={{ gap: 2 }}>
      <Box
        role="group"
        aria-label="Chips to consider"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}
      >
        {chips.map((chip) => (
          <Checkbox
            key={chip}
            label={chipName(chip)}
            checked={settings.chips.includes(chip)}
            onChange={() => set({ chips: toggled(chip) })}
          />
        ))}
      </Box>
      {!plan.isOutdated && <ChipWorths values={values} gameweek={plan.start.gameweek_id} />}
    </Stack>
  );
}

interface SuggestedProps extends SuggestFormProps {
  suggestion: Suggestion;
  place: number;
}

function Suggested({ suggestion, place, plan, view }: SuggestedProps) {
  const walked = walkPlan(plan.start, suggestion.weeks, view.context);
  const { net_points } = sumsOf(walked);
  const name = suggestion.isKeep ? 'Keep your squad' : `Plan ${place}`;
  return (
    <Section title={suggestion.isKeep ? name : `${name}: ${gainText(suggestion)}`}>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {`${formatDec1(net_points)} expected points.`}
        {suggestion.isKeep ? '' : ` ${sureText(suggestion)}`}
      </Typography>
      <Box component="ul" sx={{ m: 0, mb: 2, pl: 4 }}>
        {walked.map(({ gameweek_id, transfers, chip, hits }) => (
          <Typography component="li" variant="body2" key={gameweek_id}>
            {`${formatGameweekShort(gameweek_id)}: ${movesText(transfers, view)}${chip === null ? '' : `, ${chipName(chip)}`}${hits > 0 ? `, −${hits}` : ''}`}
          </Typography>
        ))}
      </Box>
      <Button variant="outlined" onClick={() => plan.change(suggestion.weeks)}>
        {suggestion.isKeep ? 'Use no transfers' : `Use plan ${place}`}
      </Button>
    </Section>
  );
}

function movesText(transfers: readonly { out: FootballerId; in: FootballerId }[], view: PlanView): string {
  if (transfers.length === 0) return 'no transfer';
  return transfers
    .map((one) => `${view.names.footballer(one.out)} → ${view.names.footballer(one.in)}`)
    .join(', ');
}
