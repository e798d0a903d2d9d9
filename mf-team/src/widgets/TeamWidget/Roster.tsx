import { Box, Typography } from '@touchline/design-system';
import { PointsPill, StatusIcon } from '@touchline/design-system/football';
import { FootballerLink } from '@touchline/design-system/links';
import type { Card, PitchSide, TeamMain } from '@touchline/shared/wire';

const lines = ['GKP', 'DEF', 'MID', 'FWD'] as const;

/** The fifteen with their points, by line, the bench last. */
export function Roster({ side, doubts }: { side: PitchSide; doubts: TeamMain['doubts'] }) {
  const lineup = side.pitch.flat();
  const groups = [
    ...lines.map((line) => ({ label: line, cards: lineup.filter(({ position }) => position === line) })),
    { label: 'SUBS', cards: side.subs },
  ];
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {groups
        .filter(({ cards }) => cards.length > 0)
        .map(({ label, cards }) => (
          <RosterGroup key={label} label={label} cards={cards} doubts={doubts} />
        ))}
    </Box>
  );
}

interface RosterGroupProps {
  label: string;
  cards: readonly Card[];
  doubts: TeamMain['doubts'];
}

function RosterGroup({ label, cards, doubts }: RosterGroupProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'max(48px, 2.75rem) minmax(0, 1fr)', gap: 2 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary', lineHeight: '32px' }}>
        {label}
      </Typography>
      <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {cards.map((card) => (
          <RosterRow key={card.id} card={card} chance={doubts[card.id]} />
        ))}
      </Box>
    </Box>
  );
}

function RosterRow({ card, chance }: { card: Card; chance: number | undefined }) {
  const { id, name, points, provisional_bonus, pick } = card;
  const armband = pick && ['C', 'VC'].includes(pick.status.short) ? ` (${pick.status.short})` : '';
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 32 }}>
      <Typography variant="body2" component="span" sx={{ flex: 1, minWidth: 0 }}>
        <FootballerLink id={id} name={name} />
        {armband} <StatusIcon chance={chance} hideReady />
      </Typography>
      <PointsPill
        value={pick?.multiplier === 0 ? points.nominal : points.total}
        provisional={provisional_bonus !== 0}
        live={pick?.gameweek.playing_now}
      />
    </Box>
  );
}
