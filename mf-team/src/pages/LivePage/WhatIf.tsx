import {
  Banner,
  Box,
  Button,
  KpiRow,
  RemoteView,
  SkeletonCard,
  Stack,
  Typography,
} from '@touchline/design-system';
import { RankText } from '@touchline/design-system/football';
import { SelectField } from '@touchline/design-system/inputs';
import { useShell, type Shell } from '@touchline/shared/contract';
import {
  chipName,
  choiceProblems,
  type FootballerId,
  isNothingSet,
  nothingSet,
  type WhatIf as Setting,
  type WhatIfCount,
  type WhatIfSubstitution,
} from '@touchline/shared/domain';
import { formatCount, formatPoints, formatRank, formatSigned } from '@touchline/shared/format';
import { lastValue } from '@touchline/shared/remote-data';
import type { WhatIfData } from '@touchline/shared/wire';
import { useMemo } from 'react';
import { intervalOf } from '../../domain/liveWords';
import { chipsToTry, countsNow, stillOpen, whatIfAnswer, type WhatIfAnswer } from '../../domain/whatIfAnswer';
import {
  possiblePart,
  possibleSubstitutions,
  problemOf,
  startersWith,
  withSubstitution,
} from '../../domain/whatIfChoices';
import { useTeamQuery } from '../../state/team.queries';
import { useWhatIf } from './useWhatIf';
import { WhatIfChance } from './WhatIfChance';
import { WhatIfCounts } from './WhatIfCounts';
import { WhatIfTable } from './WhatIfTable';

/**
 * Hypothetical goals, assists, minutes, cards, captain, substitution and chip; points, rank and rivals update at once,
 * and the API says the chance to beat a rival.
 */
export default function WhatIf() {
  const { data, refresh } = useTeamQuery({ name: 'liveWhatIf' }, 'live');
  return (
    <RemoteView
      data={data}
      what="what if"
      onRetry={refresh}
      skeleton={<SkeletonCard lines={8} what="what if" />}
    >
      {(reply) => <Trying data={reply} />}
    </RemoteView>
  );
}

function Trying({ data }: { data: WhatIfData }) {
  const shell = useShell();
  const [setting, setSetting] = useWhatIf();
  const overview = lastValue(useTeamQuery({ name: 'overview' }, 'live').data);
  const ownName = overview?.team.name ?? 'My team';
  const problem = problemOf(data, setting);
  const answer = useMemo(
    () => whatIfAnswer(data, possiblePart(data, setting), ownName),
    [data, setting, ownName],
  );
  if (answer === undefined) return <Typography>There is no squad to try with.</Typography>;
  return (
    <Stack sx={{ gap: 4 }}>
      <Answer answer={answer} />
      {problem !== undefined && (
        <Banner tone="warning">
          {choiceProblems[problem]} The captain and the substitution of this link are left out.
        </Banner>
      )}
      <Choices data={data} setting={possiblePart(data, setting)} onSet={setSetting} />
      <WhatIfChance choices={possiblePart(data, setting)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" disabled={isNothingSet(setting)} onClick={() => setSetting(nothingSet)}>
          Reset
        </Button>
        <Button variant="outlined" onClick={() => void copyLink(shell)}>
          Copy link
        </Button>
      </Box>
      <WhatIfTable label={data.rivals?.label} rows={answer.table} />
    </Stack>
  );
}

async function copyLink(shell: Shell) {
  try {
    await navigator.clipboard.writeText(window.location.href);
    shell.notify({ type: 'success', message: 'The link is copied.' });
  } catch {
    shell.notify({ type: 'error', message: 'The link could not be copied. Copy it from the address bar.' });
  }
}

function Answer({ answer: { now, then } }: { answer: WhatIfAnswer }) {
  return (
    <Box role="status" aria-label="What if: the answer">
      <KpiRow
        items={[
          {
            label: 'GW points',
            value: formatPoints(then.points),
            note: `${formatSigned(then.points - now.points)}`,
          },
          { label: 'Total', value: formatCount(then.total) },
          {
            label: 'Rank',
            value: (
              <RankText
                value={then.rank?.rank ?? null}
                move={then.rank && now.rank && now.rank.rank - then.rank.rank}
              />
            ),
            note: then.rank ? intervalOf(then.rank) : 'managers are being read',
          },
          { label: 'Rank now', value: formatRank(now.rank?.rank) },
        ]}
      />
    </Box>
  );
}

const unchanged = '';
const none = '-';

const keyOf = (substitution: WhatIfSubstitution | undefined) =>
  substitution === undefined ? unchanged : `${substitution.out} ${substitution.in}`;

interface ChoicesProps {
  data: WhatIfData;
  setting: Setting;
  onSet: (setting: Setting) => void;
}

function Choices({ data, setting, onSet }: ChoicesProps) {
  const open = stillOpen(data);
  const names = new Map(data.footballers.map(({ id, name }) => [id, name]));
  const nameOf = (id: FootballerId) => names.get(id) ?? `Player ${id}`;
  const chips = chipsToTry(data);
  const substitutions = useMemo(() => possibleSubstitutions(data), [data]);
  const setCounts = (id: FootballerId, counts: Partial<Record<WhatIfCount, number>> | undefined) => {
    const all = new Map(setting.counts);
    if (counts === undefined) all.delete(id);
    else all.set(id, counts);
    onSet({ ...setting, counts: all });
  };
  return (
    <Stack sx={{ gap: 3 }}>
      {[...setting.counts].map(([id, counts]) => (
        <WhatIfCounts
          key={id}
          name={nameOf(id)}
          now={countsNow(data, id)}
          set={counts}
          onSet={(next) => setCounts(id, next)}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <SelectField<FootballerId | 0>
          label="Add a player"
          value={0}
          disabled={open.length === 0}
          options={[
            { value: 0, label: open.length === 0 ? 'All matches are over' : 'Choose' },
            ...open
              .filter(({ id }) => !setting.counts.has(id))
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => id !== 0 && setCounts(id, {})}
        />
        <SelectField<FootballerId | 0>
          label="Captain"
          value={setting.captain ?? 0}
          options={[
            { value: 0, label: 'As it is' },
            ...startersWith(data, setting.substitution).map((id) => ({ value: id, label: nameOf(id) })),
          ]}
          onChange={(id) => onSet({ ...setting, captain: id === 0 ? undefined : id })}
        />
        <SelectField<string>
          label="Substitution"
          value={keyOf(setting.substitution)}
          options={[
            { value: unchanged, label: 'As it is' },
            ...substitutions.map((one) => ({
              value: keyOf(one),
              label: `${nameOf(one.in)} for ${nameOf(one.out)}`,
            })),
          ]}
          onChange={(key) =>
            onSet(
              withSubstitution(
                data,
                setting,
                substitutions.find((one) => keyOf(one) === key),
              ),
            )
          }
        />
        <SelectField<string>
          label="Chip"
          value={setting.chip === undefined ? unchanged : (setting.chip ?? none)}
          options={[
            { value: unchanged, label: 'As it is' },
            { value: none, label: 'None' },
            ...chips.map((chip) => ({ value: chip, label: chipName(chip) })),
          ]}
          onChange={(chip) =>
            onSet({ ...setting, chip: chip === unchanged ? undefined : chip === none ? null : chip })
          }
        />
      </Box>
    </Stack>
  );
}
