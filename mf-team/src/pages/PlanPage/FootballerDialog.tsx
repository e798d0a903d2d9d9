import { Box, Button, lightImpact, Stack, Typography } from '@touchline/design-system';
import { SelectField } from '@touchline/design-system/inputs';
import { DialogContent, DialogTitle, SheetDialog } from '@touchline/design-system/popups';
import { inMillions, type FootballerId } from '@touchline/shared/domain';
import { sellsFor, swapped, withTransfer, withWeek, type PlannedGameweek } from '@touchline/shared/plan';
import { formatCost, formatDec1, formatGameweekShort } from '@touchline/shared/format';
import { useState } from 'react';
import type { MinutesByHand, PlanView } from '../../domain/planView';
import { swapsFor } from '../../domain/swaps';
import { CandidateList } from './CandidateList';
import { Opponents } from './Opponents';
import type { PlanWork } from './usePlan';

interface FootballerDialogProps {
  open: boolean;
  footballer: FootballerId | null;
  week: PlannedGameweek;
  plan: PlanWork;
  view: PlanView;
  /** Absent without a projection, which they change. */
  minutes?: {
    readonly byHand: MinutesByHand;
    readonly set: (footballer: FootballerId, minutes: number | undefined) => void;
  };
  onClose: () => void;
}

/** Actions for one footballer in a gameweek: sell, make captain, move to or from the bench. */
export default function FootballerDialog({ open, footballer, ...rest }: FootballerDialogProps) {
  // The content stays while the sheet closes.
  const [last, setLast] = useState(footballer);
  if (footballer !== null && footballer !== last) setLast(footballer);
  return (
    <SheetDialog open={open} onClose={rest.onClose} size="medium">
      {last !== null && <Content key={last} id={last} {...rest} />}
    </SheetDialog>
  );
}

type ContentProps = Omit<FootballerDialogProps, 'open' | 'footballer'> & { id: FootballerId };

function Content({ id, week, plan, view, minutes, onClose }: ContentProps) {
  const [isSelling, setSelling] = useState(false);
  const name = view.names.footballer(id);
  const owned = week.squad.find(({ footballer_id }) => footballer_id === id);
  const price = owned === undefined ? 0 : sellsFor(owned, view.context);
  if (isSelling)
    return (
      <>
        <DialogTitle>{`Replace ${name}`}</DialogTitle>
        <DialogContent>
          <CandidateList
            out={id}
            squad={new Set(week.squad.map(({ footballer_id }) => footballer_id))}
            money={week.bank + price}
            gameweeks={plan.walked
              .map(({ gameweek_id }) => gameweek_id)
              .filter((gameweek) => gameweek >= week.gameweek_id)}
            view={view}
            onPick={(bought) => {
              const transfer = { out: id, in: bought };
              plan.change(withTransfer(plan.weeks, week.gameweek_id, transfer, view.context.rules));
              onClose();
            }}
          />
        </DialogContent>
      </>
    );
  return (
    <>
      <DialogTitle>{name}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 3 }}>
          <Typography variant="body2">{`Sells for ${formatCost(inMillions(price))}.`}</Typography>
          <ComingWeeks id={id} plan={plan} view={view} />
          {minutes && <MinutesField id={id} {...minutes} />}
          <Button variant="contained" onClick={() => setSelling(true)}>
            Transfer out
          </Button>
          <Armbands id={id} week={week} plan={plan} view={view} onClose={onClose} />
          <Swaps id={id} week={week} plan={plan} view={view} onClose={onClose} />
        </Stack>
      </DialogContent>
    </>
  );
}

const choices = [90, 75, 60, 45, 30, 15, 0];

/** What the reader expects in place of the projection's minutes, in every gameweek of every plan. */
function MinutesField({ id, byHand, set }: { id: FootballerId } & NonNullable<ContentProps['minutes']>) {
  return (
    <SelectField<number | ''>
      label="Minutes in a fixture"
      value={byHand.get(id) ?? ''}
      options={[
        { value: '', label: 'As projected' },
        ...choices.map((minutes) => ({ value: minutes, label: String(minutes) })),
      ]}
      onChange={(minutes) => set(id, minutes === '' ? undefined : minutes)}
    />
  );
}

function ComingWeeks({ id, plan, view }: Pick<ContentProps, 'id' | 'plan' | 'view'>) {
  return (
    <Box component="ul" aria-label="Coming gameweeks" sx={wrapped}>
      {plan.walked.map(({ gameweek_id }) => {
        const expected = view.context.expected(id, gameweek_id);
        return (
          <Typography component="li" variant="body2" key={gameweek_id}>
            {formatGameweekShort(gameweek_id)} <Opponents id={id} gameweek={gameweek_id} view={view} />
            {expected !== null && ` ${formatDec1(expected)}`}
          </Typography>
        );
      })}
    </Box>
  );
}

const wrapped = { m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 2 } as const;

function Armbands({ id, week, plan, view, onClose }: ContentProps) {
  if (!week.lineup.includes(id)) return null;
  const order = week.lineup.concat(week.bench);
  const choose = (change: { captain?: FootballerId; vice_captain?: FootballerId }) => {
    const armbands = { captain: week.captain, vice_captain: week.vice_captain, ...change };
    // If the new captain was vice-captain, the old captain becomes vice-captain, and vice versa.
    if (armbands.captain === armbands.vice_captain) {
      if (change.captain === undefined) armbands.captain = week.vice_captain;
      else armbands.vice_captain = week.captain;
    }
    plan.change(withWeek(plan.weeks, week.gameweek_id, { order, ...armbands }));
    onClose();
  };
  const name = view.names.footballer(id);
  return (
    <Box sx={wrapped}>
      {week.captain !== id && (
        <Button
          variant="outlined"
          onClick={() => choose({ captain: id })}
          aria-label={`Make ${name} captain`}
        >
          Captain
        </Button>
      )}
      {week.vice_captain !== id && (
        <Button
          variant="outlined"
          onClick={() => choose({ vice_captain: id })}
          aria-label={`Make ${name} vice-captain`}
        >
          Vice-captain
        </Button>
      )}
    </Box>
  );
}

function Swaps({ id, week, plan, view, onClose }: ContentProps) {
  const others = swapsFor(id, week, view);
  if (others.length === 0) return null;
  const swap = (other: FootballerId) => {
    const order = swapped([...week.lineup, ...week.bench], id, other);
    const lineup = order.slice(0, week.lineup.length);
    const stays = (one: FootballerId | null) => (one !== null && lineup.includes(one) ? one : null);
    const armbands = { captain: stays(week.captain), vice_captain: stays(week.vice_captain) };
    plan.change(withWeek(plan.weeks, week.gameweek_id, { order, ...armbands }));
    lightImpact();
    onClose();
  };
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {week.lineup.includes(id) ? 'Bench for' : 'Swap with'}
      </Typography>
      <Box sx={wrapped}>
        {others.map((other) => (
          <Button key={other} variant="outlined" size="small" onClick={() => swap(other)}>
            {view.names.footballer(other)}
          </Button>
        ))}
      </Box>
    </div>
  );
}
