import { Box, Button, Stack } from '@touchline/design-system';
import { SearchField, SelectField } from '@touchline/design-system/inputs';
import type { ClubId, FootballerId } from '@touchline/shared/domain';
import { foldAccents } from '@touchline/shared/text';
import type { PlanCandidate } from '@touchline/shared/wire';
import { useState } from 'react';
import type { PlanView } from '../../domain/planView';
import type { SuggestSettings } from '../../solver/question';
import type { PlanWork } from './usePlan';

interface SuggestWishesProps {
  plan: PlanWork;
  view: PlanView;
  settings: SuggestSettings;
  set: (change: Partial<SuggestSettings>) => void;
}

/** Whom every suggested plan keeps, buys at once, and never buys; of which clubs somebody, and of which nobody. */
export function SuggestWishes({ plan, view, settings, set }: SuggestWishesProps) {
  const { locked, banned, banned_clubs, wanted_clubs } = settings;
  const owned = new Set(plan.start.squad.map(({ footballer_id }) => footballer_id));
  const others = [...view.byId.values()].filter(({ id, can_be_bought }) => can_be_bought && !owned.has(id));
  const isWished = ({ id }: PlanCandidate) => locked.includes(id) || banned.includes(id);
  const free = others.filter((one) => !isWished(one));
  const names = view.names.footballer;
  const clubs = [...new Set(others.map(({ club_id }) => club_id))]
    .filter((id) => !banned_clubs.includes(id) && !wanted_clubs.includes(id))
    .sort()
    .map((id) => ({ id, name: view.names.club(id) }));
  return (
    <>
      <Choice
        label="Keep"
        nothing="Choose a player"
        choices={[...owned].filter((id) => !locked.includes(id)).map((id) => ({ id, name: names(id) }))}
        onChoose={(id) => set({ locked: [...locked, id] })}
      />
      <Chosen
        ids={locked.filter((id) => owned.has(id))}
        nameOf={names}
        undoing={(name) => `Do not insist on ${name}`}
        onRemove={(id) => set({ locked: without(locked, id) })}
      />
      <FootballerSearch
        label="Buy now"
        footballers={free}
        onChoose={(id) => set({ locked: [...locked, id] })}
      />
      <Chosen
        ids={locked.filter((id) => !owned.has(id))}
        nameOf={names}
        undoing={(name) => `Do not insist on ${name}`}
        onRemove={(id) => set({ locked: without(locked, id) })}
      />
      <FootballerSearch
        label="Never buy"
        footballers={free}
        onChoose={(id) => set({ banned: [...banned, id] })}
      />
      <Chosen
        ids={banned}
        nameOf={names}
        undoing={(name) => `Allow ${name} again`}
        onRemove={(id) => set({ banned: without(banned, id) })}
      />
      <ClubWish
        label="Own somebody of"
        chosen={wanted_clubs}
        clubs={clubs}
        nameOf={view.names.club}
        undoing={(name) => `Do not insist on ${name}`}
        onChange={(ids) => set({ wanted_clubs: ids })}
      />
      <ClubWish
        label="Buy nobody of"
        chosen={banned_clubs}
        clubs={clubs}
        nameOf={view.names.club}
        undoing={(name) => `Allow ${name} again`}
        onChange={(ids) => set({ banned_clubs: ids })}
      />
    </>
  );
}

interface ClubWishProps {
  label: string;
  chosen: readonly ClubId[];
  /** Those that may be chosen. */
  clubs: readonly { id: ClubId; name: string }[];
  nameOf: (id: ClubId) => string;
  /** What the button says that takes one back. */
  undoing: (name: string) => string;
  onChange: (chosen: readonly ClubId[]) => void;
}

function ClubWish({ label, chosen, clubs, nameOf, undoing, onChange }: ClubWishProps) {
  return (
    <>
      <Choice
        label={label}
        nothing="Choose a club"
        choices={clubs}
        onChoose={(id) => onChange([...chosen, id])}
      />
      <Chosen<ClubId>
        ids={chosen}
        nameOf={nameOf}
        undoing={undoing}
        onRemove={(id) => onChange(without(chosen, id))}
      />
    </>
  );
}

const without = <Id,>(ids: readonly Id[], id: Id) => ids.filter((one) => one !== id);

interface ChoiceProps<Id> {
  label: string;
  /** What the list shows while nothing is chosen in it. */
  nothing: string;
  choices: readonly { id: Id; name: string }[];
  onChoose: (id: Id) => void;
}

function Choice<Id extends string | number>({ label, nothing, choices, onChoose }: ChoiceProps<Id>) {
  return (
    <SelectField<Id | ''>
      label={label}
      value=""
      options={[
        { value: '', label: nothing },
        ...choices.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(id) => id !== '' && onChoose(id)}
    />
  );
}

/** Names of footballers that a search shows at most. */
const mostFound = 6;

interface FootballerSearchProps {
  label: string;
  footballers: readonly PlanCandidate[];
  onChoose: (id: FootballerId) => void;
}

/** Chooses among hundreds by a part of the name; accents are ignored. */
function FootballerSearch({ label, footballers, onChoose }: FootballerSearchProps) {
  const [search, setSearch] = useState('');
  const wanted = foldAccents(search.trim());
  const found = wanted === '' ? [] : footballers.filter(({ name }) => foldAccents(name).includes(wanted));
  return (
    <Stack sx={{ gap: 1 }}>
      <SearchField label={label} value={search} onSearch={setSearch} />
      <Box role="group" aria-label={`${label}: found`} sx={wrapped}>
        {found
          .sort((a, b) => b.total_points - a.total_points)
          .slice(0, mostFound)
          .map(({ id, name, club_id }) => (
            <Button
              key={id}
              size="small"
              onClick={() => {
                onChoose(id);
                setSearch('');
              }}
            >
              {`${name} · ${club_id.toUpperCase()}`}
            </Button>
          ))}
      </Box>
    </Stack>
  );
}

interface ChosenProps<Id> {
  ids: readonly Id[];
  nameOf: (id: Id) => string;
  /** What the button says that takes one back. */
  undoing: (name: string) => string;
  onRemove: (id: Id) => void;
}

function Chosen<Id extends string | number>({ ids, nameOf, undoing, onRemove }: ChosenProps<Id>) {
  if (ids.length === 0) return null;
  return (
    <Box sx={wrapped}>
      {ids.map((id) => (
        <Button
          key={id}
          size="small"
          variant="outlined"
          aria-label={undoing(nameOf(id))}
          onClick={() => onRemove(id)}
        >
          {`${nameOf(id)} ×`}
        </Button>
      ))}
    </Box>
  );
}

const wrapped = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;
