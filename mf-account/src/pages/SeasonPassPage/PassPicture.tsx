import { Box, LockIcon } from '@touchline/design-system';
import { useFantasy } from '@touchline/shared/contract';
import { leagueLabel, limitsFor, ptsHidden } from '@touchline/shared/domain';
import { lastValue } from '@touchline/shared/remote-data';
import type { FantasyState, SearchIndex } from '@touchline/shared/wire';
import type { ReactNode } from 'react';
import { useAccountQuery } from '../../state/account.queries';

export type PictureName =
  'planner' | 'suggestions' | 'projections' | 'danger' | 'points' | 'rivals' | 'leagues';

interface Drawn {
  /** Read in place of the picture. */
  readonly label: string;
  readonly drawing: ReactNode;
}

/** What a part of the pass looks like, drawn with the reader's own team. Nothing without a squad. */
export function PassPicture({ name }: { name: PictureName }) {
  const state = useFantasy();
  const { data } = useAccountQuery({ name: 'names' }, 'calm');
  const index = lastValue(data);
  const drawn = state && index ? drawingOf(name, state, index) : undefined;
  if (!drawn) return null;
  return (
    <Box role="img" aria-label={drawn.label} sx={frame}>
      <Box aria-hidden translate="no">
        {drawn.drawing}
      </Box>
    </Box>
  );
}

interface Facts {
  readonly state: FantasyState;
  readonly index: SearchIndex;
  /** Of the own squad without goalkeepers, most owned first. */
  readonly own: SearchIndex['footballers'];
}

function drawingOf(name: PictureName, state: FantasyState, index: SearchIndex): Drawn | undefined {
  const own = index.footballers.filter(({ id, position }) => String(id) in state.picks && position !== 'GKP');
  return own.length === 0 ? undefined : pictures[name]({ state, index, own });
}

const weeksAhead = 8;
const rowsShown = 3;

const namesOf = (footballers: readonly { readonly name: string }[]) =>
  footballers.map(({ name }) => name).join(', ');

const locked = <LockIcon sx={{ fontSize: '1rem', color: 'text.secondary' }} />;

const pictures: Record<PictureName, (facts: Facts) => Drawn | undefined> = {
  planner({ state, index, own }) {
    const first = state.next_gameweek?.id ?? Infinity;
    const weeks = Object.keys(state.deadlines)
      .map(Number)
      .filter((week) => week >= first)
      .slice(0, weeksAhead);
    const shown = own.slice(0, rowsShown);
    if (weeks.length === 0) return undefined;
    return {
      label: `Fixtures of ${namesOf(shown)} in the next ${weeks.length} gameweeks`,
      drawing: (
        <table>
          <thead>
            <tr>
              <td />
              {weeks.map((week) => (
                <td key={week}>{week}</td>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, name, club_id }) => (
              <tr key={id}>
                <th>{name}</th>
                {weeks.map((week) => (
                  <td key={week}>{opponentsOf(index, club_id, week)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ),
    };
  },
  suggestions({ own }) {
    const out = own.at(-1);
    if (!out) return undefined;
    return {
      label: `A transfer for ${out.name}: who comes in is in the pass`,
      drawing: (
        <p>
          {out.name} → {locked}
        </p>
      ),
    };
  },
  projections({ own }) {
    const shown = own.slice(0, rowsShown);
    return {
      label: `Expected points of ${namesOf(shown)}, by the game and by us: in the pass`,
      drawing: (
        <table>
          <thead>
            <tr>
              <td />
              <td>The game</td>
              <td>Ours</td>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, name }) => (
              <tr key={id}>
                <th>{name}</th>
                <td>{locked}</td>
                <td>{locked}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ),
    };
  },
  danger({ state, index }) {
    const byId = new Map(index.footballers.map((one) => [String(one.id), one.name]));
    const most = Object.entries(state.ownership)
      .filter(([id]) => !(id in state.picks) && byId.has(id))
      .sort(([, a], [, b]) => b.count_share - a.count_share)
      .slice(0, rowsShown)
      .map(([id, { count, total }]) => ({ name: byId.get(id) ?? '', owners: `${count} of ${total}` }));
    if (most.length === 0) return undefined;
    return {
      label: `Whom your rivals own and you do not: ${most.map(({ name, owners }) => `${name}, ${owners}`).join('; ')}`,
      drawing: (
        <table>
          <tbody>
            {most.map(({ name, owners }) => (
              <tr key={name}>
                <th>{name}</th>
                <td>{owners}</td>
                <td>{locked}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ),
    };
  },
  points({ own }) {
    const open = own.filter((_, index) => !ptsHidden(index));
    return {
      label: `In a table of ${own.length} players the free account has ${open.length} rows`,
      drawing: (
        <p>
          {own.map(({ id, name }, index) => (
            <span key={id} data-open={!ptsHidden(index)}>
              {ptsHidden(index) ? locked : name}
            </span>
          ))}
        </p>
      ),
    };
  },
  rivals({ state }) {
    const { rivals } = limitsFor(true);
    const followed = Math.min(state.rivals.length, rivals);
    return {
      label: `You follow ${followed} of ${rivals} rivals`,
      drawing: (
        <div data-dots>
          {Array.from({ length: rivals }, (_, at) => (
            <i key={at} data-on={at < followed} />
          ))}
        </div>
      ),
    };
  },
  leagues({ state }) {
    const names = state.classic_leagues
      .slice(0, rowsShown)
      .map(({ name, label = leagueLabel(name) }) => label);
    if (names.length === 0) return undefined;
    return {
      label: `Your leagues: ${names.join(', ')}`,
      drawing: (
        <p>
          {names.map((name, at) => (
            <span key={at} data-open>
              {name}
            </span>
          ))}
        </p>
      ),
    };
  },
};

/** Opponents at home in capitals, away in small letters; a double has both, a blank a dash. */
function opponentsOf({ fixtures }: SearchIndex, club: string, week: number): string {
  const found = fixtures.flatMap(({ id, gameweek_id }) => {
    const [home = '', away = ''] = id.split('-');
    if (gameweek_id !== week) return [];
    if (home === club) return [away.toUpperCase()];
    return away === club ? [home] : [];
  });
  return found.length > 0 ? found.join(' ') : '–';
}

const frame = {
  mt: 3,
  p: 2,
  borderRadius: 1,
  bgcolor: 'action.hover',
  overflow: 'hidden',
  // A wide table is cut; it never makes the page wider, however large the text is.
  contain: 'inline-size',
  typography: 'caption',
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th': { textAlign: 'left', fontWeight: 600, whiteSpace: 'nowrap', pr: 1 },
  '& td': { textAlign: 'center', px: 0.5, py: 0.5 },
  '& p': { m: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontWeight: 600 },
  '& [data-open]': { border: 1, borderColor: 'divider', borderRadius: 1, px: 1 },
  '& [data-dots]': { display: 'grid', gridTemplateColumns: 'repeat(25, 1fr)', gap: 0.5 },
  '& i': { aspectRatio: '1', borderRadius: '50%', border: 1, borderColor: 'text.secondary' },
  '& i[data-on="true"]': { bgcolor: 'text.secondary' },
} as const;
