import { Box, Button, Chip, linkTo, Typography } from '@touchline/design-system';
import { FootballerSheet as Sheet } from '@touchline/design-system/popups';
import {
  clubName,
  DifficultyChip,
  PlayerAvatar,
  positionLabel,
  WatchIcon,
} from '@touchline/design-system/football';
import { buildLink, useContent, useFantasy } from '@touchline/shared/contract';
import type { FootballerSheetProps } from '@touchline/shared/contract/host';
import { badges, type FootballerId } from '@touchline/shared/domain';
import type { Card } from '@touchline/shared/wire';
import { useState } from 'react';
import { useKnownCard } from './knownCards';
import { PointsExplained } from './PointsExplained';
import { toPlayerCard } from './toPlayerCard';
import { useShell } from '../../services/context/ShellContext';

/**
 * Details of one footballer, from the cards on screen: points line by line, next fixtures, and a link to the
 * page.
 */
export default function FootballerSheet({ footballerId, onClose }: FootballerSheetProps) {
  const card = useKnownCard(footballerId);
  const state = useFantasy();
  const content = useContent();
  const drawn = card && toPlayerCard(card, { state, content });
  return (
    <Sheet
      open
      onClose={onClose}
      name={card?.name ?? `Player ${footballerId}`}
      avatar={drawn && <PlayerAvatar footballer={drawn} mode={drawn.photoUrl ? 'photo' : 'kit'} size={64} />}
      text={card && [clubName(card.club_id), positionLabel(card.position)].join(' · ')}
    >
      {card ? (
        <CardDetails card={card} isWatched={drawn?.watched ?? false} onClose={onClose} />
      ) : (
        <ProfileLink id={footballerId} onClose={onClose} />
      )}
    </Sheet>
  );
}

interface CardDetailsProps {
  readonly card: Card;
  readonly isWatched: boolean;
  readonly onClose: () => void;
}

function CardDetails({ card, isWatched, onClose }: CardDetailsProps) {
  return (
    <>
      {card.news && <Typography variant="body2">{card.news}</Typography>}
      <PointsExplained card={card} />
      <Badges keys={card.badges} />
      <NextFixtures card={card} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <ProfileLink id={card.id} onClose={onClose} />
        <Watch id={card.id} name={card.name} isOn={isWatched} />
      </Box>
    </>
  );
}

function Badges({ keys }: { keys: readonly string[] }) {
  const shown = badges.filter(({ key }) => keys.includes(key));
  if (shown.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Badges"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {shown.map(({ key, label, text }) => (
        <li key={key}>
          <Chip size="small" label={label} title={text} />
        </li>
      ))}
    </Box>
  );
}

const nextShown = 3;

function NextFixtures({ card }: { card: Card }) {
  const upcoming = toPlayerCard(card, { state: null, content: null }).upcoming?.slice(0, nextShown) ?? [];
  if (upcoming.length === 0) return null;
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 2 }}>
        Next fixtures
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {upcoming.map((fixture, index) => (
          <DifficultyChip key={`${fixture.opponent_id}-${index}`} fixture={fixture} />
        ))}
      </Box>
    </Box>
  );
}

function ProfileLink({ id, onClose }: { id: FootballerId; onClose: () => void }) {
  return (
    <Button variant="contained" {...linkTo(buildLink('footballer', { params: { id } }))} onClick={onClose}>
      Full profile
    </Button>
  );
}

function Watch({ id, name, isOn }: { id: FootballerId; name: string; isOn: boolean }) {
  const { services } = useShell();
  const [isBusy, setBusy] = useState(false);
  const toggle = async () => {
    setBusy(true);
    await services.toggleWatch(id);
    setBusy(false);
  };
  return <WatchIcon on={isOn} busy={isBusy} name={name} onToggle={() => void toggle()} />;
}
