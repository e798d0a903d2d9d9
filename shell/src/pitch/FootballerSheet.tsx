import {
  Box,
  Button,
  Chip,
  CloseIcon,
  IconButton,
  linkTo,
  Stack,
  Typography,
  useShellVariant,
} from '@touchline/design-system';
import { Dialog, DialogContent } from '@touchline/design-system/popups';
import { clubName, DifficultyChip, PlayerAvatar, WatchIcon } from '@touchline/design-system/football';
import {
  buildLink,
  shell,
  useContent,
  useFantasy,
  useOnline,
  type FootballerSheetProps,
} from '@touchline/shared/contract';
import { badges, positionName } from '@touchline/shared/domain';
import type { Card } from '@touchline/shared/wire';
import { useId, useState } from 'react';
import { bottomSheet, onBottomEdge } from '../popups/bottomSheet';
import { useKnownCard } from './knownCards';
import { PointsExplained } from './PointsExplained';
import { toPlayerCard } from './toPlayerCard';

/** One footballer, as far as the cards on screen know him: his points line by line, what is next, and his page. */
export default function FootballerSheet({ footballerId, onClose }: FootballerSheetProps) {
  const card = useKnownCard(footballerId);
  const titleId = useId();
  const isPhone = useShellVariant() === 'bottom';
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
      sx={isPhone ? onBottomEdge : undefined}
      slotProps={{ paper: { sx: isPhone ? bottomSheet : undefined } }}
    >
      <DialogContent sx={{ p: 4 }}>
        <IconButton
          aria-label="Close"
          onClick={onClose}
          sx={{ position: 'absolute', right: 8, top: 8, zIndex: 1 }}
        >
          <CloseIcon />
        </IconButton>
        {card ? (
          <KnownFootballer card={card} titleId={titleId} onClose={onClose} />
        ) : (
          <Stack sx={{ gap: 3 }}>
            <Typography id={titleId} variant="h2">
              Player {footballerId}
            </Typography>
            <ProfileLink id={footballerId} onClose={onClose} />
          </Stack>
        )}
      </DialogContent>
    </Dialog>
  );
}

interface KnownFootballerProps {
  readonly card: Card;
  readonly titleId: string;
  readonly onClose: () => void;
}

function KnownFootballer({ card, titleId, onClose }: KnownFootballerProps) {
  const state = useFantasy();
  const content = useContent();
  const drawn = toPlayerCard(card, { state, content });
  return (
    <Stack sx={{ gap: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, pr: 8 }}>
        <PlayerAvatar footballer={drawn} mode={drawn.photoUrl ? 'photo' : 'kit'} size={64} />
        <Box sx={{ minWidth: 0 }}>
          <Typography id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {card.name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[clubName(card.club_id), positionName(card.position)].join(' · ')}
          </Typography>
        </Box>
      </Box>
      {card.news && <Typography variant="body2">{card.news}</Typography>}
      <PointsExplained card={card} />
      <Badges keys={card.badges} />
      <NextFixtures card={card} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <ProfileLink id={card.id} onClose={onClose} />
        <Watch id={card.id} name={card.name} isOn={drawn.watched ?? false} />
      </Box>
    </Stack>
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

function ProfileLink({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <Button variant="contained" {...linkTo(buildLink('footballer', { params: { id } }))} onClick={onClose}>
      Full profile
    </Button>
  );
}

function Watch({ id, name, isOn }: { id: number; name: string; isOn: boolean }) {
  const isOnline = useOnline();
  const [isBusy, setBusy] = useState(false);
  const toggle = async () => {
    setBusy(true);
    await shell().toggleWatch(id);
    setBusy(false);
  };
  return <WatchIcon on={isOn} busy={isBusy} name={name} onToggle={() => void toggle()} offline={!isOnline} />;
}
