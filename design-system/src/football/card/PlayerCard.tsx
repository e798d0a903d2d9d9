import { Box } from '../../components/base/Box';
import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import { keyframes } from '@mui/material/styles';
import {
  chanceOfPlaying,
  paywallTexts,
  type MetricKey,
  type TransferBenchmarks,
} from '@touchline/shared/domain';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../components/states/visuallyHidden';
import { useLongPress } from '../../components/touch/useLongPress';
import { DoubtIcon, LockIcon, OutIcon } from '../../icons/muiIcons';
import { transition } from '../../theme/componentStyles';
import { largerTouch } from '../../theme/largerTouch';
import { shade } from '../../theme/madeTokens';
import { cardSignals, ink, motion, night, tints, white } from '../../theme/tokens';
import { PlayerAvatar } from '../people/PlayerAvatar';
import { CardMarks } from './CardMarks';
import { describeCard, isOnlySuggested, type PlayerCardData, captainMultiplier } from './playerCardData';
import { drawStrip, type Strip } from './strips';

export type CardSize = 'xs' | 'sm' | 'md' | 'lg' | 'fluid';

export interface PlayerCardProps {
  card: PlayerCardData;
  metric: MetricKey;
  /** `fluid` grows with the pitch. */
  size?: CardSize;
  /** The metric is gated and this card is not in the free sample: its value is not rendered. */
  locked?: boolean;
  selected?: boolean;
  /** Shows the next fixture below the value, from 600 px up. */
  showNext?: boolean;
  /** The gameweek for judging totals; without it they are not judged. */
  gameweek?: number;
  benchmarks?: TransferBenchmarks;
  onSelect?: (card: PlayerCardData) => void;
  onOpenPass?: () => void;
  onWatch?: (card: PlayerCardData) => void;
  /** Why the watchlist cannot be changed now: the star is disabled and gives the reason. */
  watchBlockedBy?: string;
}

const widths = {
  xs: 56,
  sm: 70,
  md: 88,
  lg: 104,
  fluid: { xs: 'min(70px, 100%)', sm: 'min(88px, 100%)', lg: 'min(104px, 100%)' },
} as const;
const kitSizes = { xs: 30, sm: 40, md: 46, lg: 54, fluid: 40 } as const;

/** Used when a benchmark is unknown: transfers in a gameweek that count as heavy. */
const defaultBenchmarks: TransferBenchmarks = {
  footballer_transfers_balance_event_pos: 300_000,
  footballer_transfers_balance_event_neg: -300_000,
};

/** A footballer on the pitch: shirt, name, and the value of the current metric. */
export function PlayerCard(props: PlayerCardProps) {
  const { card, metric, size = 'sm', selected, onSelect } = props;
  const { locked = false, gameweek, benchmarks = defaultBenchmarks } = props;
  const strip = locked ? undefined : drawStrip(metric, card, { gameweek, benchmarks });
  const separate = stripAction(props);
  // A locked status must not be revealed by the flag on the shirt.
  const shown = locked && metric === 'status' ? { ...card, chance: null } : card;
  const content = (
    <>
      <Box component="span" sx={visuallyHidden}>
        {sentence(shown, strip)}
      </Box>
      <Box component="span" aria-hidden sx={column}>
        <Shirt card={shown} size={kitSizes[size]} />
        <NamePlate card={card} selected={selected} />
        {!separate && strip && <StripBox strip={strip} live={card.live} />}
      </Box>
    </>
  );
  return (
    <Box sx={{ ...frame, width: widths[size] }}>
      {onSelect ? (
        <CardButton onSelect={() => onSelect(card)} selected={selected}>
          {content}
        </CardButton>
      ) : (
        <Box sx={face}>{content}</Box>
      )}
      {separate}
      {props.showNext && <NextFixture card={card} />}
    </Box>
  );
}

interface CardButtonProps {
  onSelect: () => void;
  selected?: boolean;
  children: ReactNode;
}

/** A long press does what a tap does: phone users expect it to open details. */
function CardButton({ onSelect, selected, children }: CardButtonProps) {
  return (
    <ButtonBase onClick={onSelect} {...useLongPress(onSelect)} aria-pressed={selected} sx={face}>
      {children}
    </ButtonBase>
  );
}

/** Accessible name of a card, with the strip's text unless the sentence contains it already. */
function sentence(card: PlayerCardData, strip?: Strip): string {
  const value = strip?.label ?? (typeof strip?.content === 'string' ? strip.content : '');
  return value ? `${describeCard(card)}; ${value}` : describeCard(card);
}

const frame = {
  position: 'relative',
  maxWidth: '100%',
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
} as const;

/** In rem: matches cards that are narrow relative to the text size, so that a name has to wrap. */
const largeText = '@container (max-width: 3.6rem)';
/** Two lines in the narrowest face instead of one truncated line. */
const wrapped = {
  [largeText]: { whiteSpace: 'normal', overflowWrap: 'anywhere', lineHeight: 1.15, fontStretch: '75%' },
} as const;

const column = { display: 'flex', flexDirection: 'column', alignItems: 'stretch' } as const;

const face = {
  position: 'relative',
  display: 'block',
  width: '100%',
  borderRadius: 0.6,
  transition: transition('transform', motion.hover),
  // A white and black double ring, visible on grass and on kits. The doubled class overrides the default blue
  // ring, which has no contrast on grass.
  '&&.Mui-focusVisible, &&:focus-visible': { outline: `2px solid ${white}`, boxShadow: `0 0 0 4px ${night}` },
  '@media (hover: hover)': { '&.MuiButtonBase-root:hover': { transform: 'translateY(-2px)' } },
} as const;

/** An interactive strip is a sibling of the card's button, not inside it. */
function stripAction(props: PlayerCardProps): ReactNode {
  const { card, metric, locked, onOpenPass, onWatch, watchBlockedBy } = props;
  if (locked) return <LockedStrip card={card} onOpenPass={onOpenPass} />;
  if (metric === 'watchlist' && onWatch)
    return <WatchStrip card={card} onWatch={onWatch} blockedBy={watchBlockedBy} />;
  return undefined;
}

function Shirt({ card, size }: { card: PlayerCardData; size: number }) {
  return (
    <Box
      component="span"
      sx={{
        position: 'relative',
        alignSelf: 'center',
        mb: '-3px',
        filter: `drop-shadow(0 2px 2px ${shade.shirt})`,
      }}
    >
      {/* Only the shirt fades: faded text and marks could not be read. */}
      <Box
        component="span"
        sx={{ display: 'block', opacity: card.dimmed ? 0.35 : card.autoSub === 'out' ? 0.6 : 1 }}
      >
        <PlayerAvatar footballer={card} mode={card.photoUrl ? 'photo' : 'kit'} size={size} />
      </Box>
      <FlagMark chance={card.chance} />
      {card.marks && <CardMarks marks={card.marks} />}
      <Armband card={card} />
    </Box>
  );
}

function Armband({ card }: { card: PlayerCardData }) {
  if (card.captaincy) return <CaptainDisc letters={discLetters(card)} />;
  return isOnlySuggested(card) ? <CaptainDisc letters="C" outlined /> : null;
}

/** `C`, `VC`, and `3xC` for a captain with more than the default multiplier. */
function discLetters({ captaincy, captainTimes = captainMultiplier }: PlayerCardData): string {
  if (captaincy === 'vc') return 'VC';
  return captainTimes > captainMultiplier ? `${captainTimes}xC` : 'C';
}

/**
 * Dark disc with yellow letters and ring; only outlined for a suggestion, since yellow means the user's own.
 */
function CaptainDisc({ letters, outlined = false }: { letters: string; outlined?: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        top: 1,
        left: '78%',
        minWidth: 20,
        height: 20,
        px: letters.length > 1 ? '3px' : 0,
        borderRadius: 999,
        display: 'grid',
        placeItems: 'center',
        bgcolor: ink,
        color: outlined ? white : tints.yellow,
        border: `1.5px ${outlined ? 'dashed' : 'solid'} ${outlined ? white : tints.yellow}`,
        fontSize: '0.6875rem',
        fontWeight: 700,
        fontStretch: '80%',
        lineHeight: 1,
      }}
    >
      {letters}
    </Box>
  );
}

function FlagMark({ chance }: { chance?: number | null }) {
  const { icon } = chanceOfPlaying(chance);
  if (icon === 'check') return null;
  const Icon = icon === 'stop' ? OutIcon : DoubtIcon;
  return (
    <Icon
      sx={{
        position: 'absolute',
        top: 0,
        right: '82%',
        fontSize: 16,
        p: '1px',
        borderRadius: '50%',
        bgcolor: night,
        color: icon === 'stop' ? cardSignals.out : cardSignals.alert,
      }}
    />
  );
}

function NamePlate({ card, selected }: { card: PlayerCardData; selected?: boolean }) {
  return (
    <Box
      component="span"
      title={card.fullname ?? card.name}
      translate="no"
      sx={{
        position: 'relative',
        display: 'block',
        px: 0.5,
        py: '1px',
        borderRadius: '6px 6px 0 0',
        bgcolor: `${night}E6`,
        color: white,
        typography: 'cardName',
        textAlign: 'center',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        // The size at which most names fit on one line.
        [largeText]: { ...wrapped[largeText], fontSize: 'clamp(11px, 24cqi, 0.6875rem)' },
        ...(selected && { boxShadow: `inset 0 0 0 1.5px ${tints.yellow}` }),
      }}
    >
      {card.autoSub === 'in' && <SubArrow colour={cardSignals.in}>▲</SubArrow>}
      {card.autoSub === 'out' && <SubArrow colour={cardSignals.out}>▼</SubArrow>}
      {card.name}
    </Box>
  );
}

function SubArrow({ colour, children }: { colour: string; children: string }) {
  return (
    <Box component="span" aria-hidden sx={{ color: colour, mr: 0.5 }}>
      {children}
    </Box>
  );
}

const pulse = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.3 } });

const stripBox = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  minHeight: 20,
  borderRadius: '0 0 6px 6px',
  overflow: 'hidden',
  typography: 'cardValue',
  whiteSpace: 'nowrap',
  textAlign: 'center',
  ...wrapped,
} as const;

/** Grows downwards only: above it is the card's own button, below it is grass. */
const stripTouch = largerTouch(20, 'below');

function StripBox({ strip, live }: { strip: Strip; live?: boolean }) {
  const narrow = strip.narrow || (typeof strip.content === 'string' && strip.content.length > 8);
  return (
    <Box
      component="span"
      data-points-class={strip.pointsClass}
      title={strip.label}
      sx={{
        ...stripBox,
        bgcolor: strip.bg,
        color: strip.text,
        fontStyle: strip.italic ? 'italic' : undefined,
        ...(narrow && { fontSize: '0.6875rem', fontStretch: '80%', letterSpacing: '-0.01em' }),
        ...(strip.outline && { boxShadow: `inset 0 0 0 1.5px ${strip.outline}` }),
      }}
    >
      {strip.content}
      {live && <LiveLine />}
    </Box>
  );
}

function LiveLine() {
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        insetInline: 0,
        bottom: 0,
        height: 2,
        bgcolor: tints.yellow,
        animation: `${pulse} 1.6s ease-in-out infinite`,
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
      }}
    />
  );
}

function LockedStrip({ card, onOpenPass }: { card: PlayerCardData; onOpenPass?: () => void }) {
  return (
    <ButtonBase
      onClick={onOpenPass}
      aria-label={`${card.name}: ${paywallTexts.title}`}
      sx={{ ...stripBox, ...stripTouch, bgcolor: cardSignals.locked, color: tints.yellow }}
    >
      <LockIcon sx={{ fontSize: 12, mr: 0.5 }} />
      Pass
    </ButtonBase>
  );
}

interface WatchStripProps {
  card: PlayerCardData;
  onWatch: (card: PlayerCardData) => void;
  blockedBy?: string;
}

function WatchStrip({ card, onWatch, blockedBy }: WatchStripProps) {
  const { bg, text, content } = drawStrip('watchlist', card, { benchmarks: defaultBenchmarks });
  return (
    <ButtonBase
      onClick={card.watchBusy || blockedBy ? undefined : () => onWatch(card)}
      aria-label={`Watch ${card.name}`}
      aria-pressed={card.watched ?? false}
      aria-busy={card.watchBusy}
      // Not `disabled`: it must be focusable, or the reason could not be read.
      aria-disabled={blockedBy ? true : undefined}
      title={blockedBy}
      sx={{ ...stripBox, ...stripTouch, bgcolor: bg, color: text, opacity: blockedBy ? 0.6 : 1 }}
    >
      {card.watchBusy ? <CircularProgress size={13} color="inherit" /> : content}
    </ButtonBase>
  );
}

function NextFixture({ card }: { card: PlayerCardData }) {
  const next = card.upcoming?.[0];
  if (!next) return null;
  return (
    <Box
      component="span"
      sx={{
        display: { xs: 'none', sm: 'block' },
        textAlign: 'center',
        fontSize: '0.75rem',
        color: 'pitch.text',
      }}
    >
      {next.is_home ? next.opponent_id.toUpperCase() : next.opponent_id.toLowerCase()}
    </Box>
  );
}
