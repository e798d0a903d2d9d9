import { Box, PaywallCell, Section, TextLink, Typography } from '@touchline/design-system';
import { buildLink, usePassCardOpener } from '@touchline/shared/contract';
import { noValue } from '@touchline/shared/format';
import type { ClubsResults } from '../../state/clubs.queries';

type Takers = NonNullable<ClubsResults['clubOverview']['set_pieces']>;

const kinds = [
  ['penalties', 'Penalties'],
  ['freekicks', 'Free kicks'],
  ['corners', 'Corners'],
] as const;

interface SetPieceTakersProps {
  /** Missing for readers without the pass. */
  takers: Takers | undefined;
  season?: string;
}

/** Takers of penalties, free kicks and corners, in order. For pass holders. */
export function SetPieceTakers({ takers, season }: SetPieceTakersProps) {
  const passCardOpener = usePassCardOpener();
  return (
    <Section title="Set pieces" look="card">
      <Box component="dl" sx={list}>
        {kinds.map(([kind, label]) => (
          <Box key={kind} sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 44 }}>
            <Typography component="dt" variant="body2" sx={{ minWidth: 88, color: 'text.secondary' }}>
              {label}
            </Typography>
            <Box component="dd" sx={{ m: 0, flex: 1 }}>
              {takers ? (
                <Names takers={takers[kind]} season={season} />
              ) : (
                <PaywallCell what={label} onOpenPass={passCardOpener('club', `set pieces: ${kind}`)} />
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

function Names({ takers, season }: { takers: Takers['penalties']; season?: string }) {
  if (takers.length === 0) return <span>{noValue}</span>;
  return (
    <Box
      component="ol"
      sx={{ m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, listStyle: 'none' }}
    >
      {takers.map(({ id, name, order }) => (
        <Box component="li" key={id} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
          {order}.&nbsp;
          {season === undefined ? (
            <TextLink to={buildLink('footballer', { params: { id } })} color="inherit">
              {name}
            </TextLink>
          ) : (
            name
          )}
        </Box>
      ))}
    </Box>
  );
}

const list = { m: 0 } as const;
