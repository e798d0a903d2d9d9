import { Box } from '../../components/base/Box';
import type { MetricKey, TransferBenchmarks } from '@touchline/shared/domain';
import { PlayerCard, type PlayerCardProps } from '../card/PlayerCard';
import type { PlayerCardData } from '../card/playerCardData';
import type { PitchOrientation } from './Pitch';

/** Props that all cards of a pitch share. */
export interface CardContext {
  metric: MetricKey;
  gameweek?: number;
  benchmarks?: TransferBenchmarks;
  showNext?: boolean;
  /** Cards that hide their value. */
  isLocked?: (card: PlayerCardData) => boolean;
  selectedId?: number;
  onSelect?: PlayerCardProps['onSelect'];
  onOpenPass?: PlayerCardProps['onOpenPass'];
  onWatch?: PlayerCardProps['onWatch'];
  watchBlockedBy?: PlayerCardProps['watchBlockedBy'];
}

export interface PitchRow {
  /** "Defenders". */
  label: string;
  cards: readonly PlayerCardData[];
}

const rowLabels: Record<string, string> = {
  GKP: 'Goalkeeper',
  DEF: 'Defenders',
  MID: 'Midfielders',
  FWD: 'Forwards',
};

/** A line-up by rows, goalkeeper first; an unknown position gets a row of its own. */
export function rowsOf(cards: readonly PlayerCardData[]): PitchRow[] {
  const positions = Object.keys(rowLabels);
  const others = [...new Set(cards.map(({ position }) => position))].filter(
    (one) => !positions.includes(one),
  );
  return [...positions, ...others]
    .map((position) => ({
      label: rowLabels[position] ?? position,
      cards: cards.filter((card) => card.position === position),
    }))
    .filter((row) => row.cards.length > 0);
}

interface PitchTeamProps extends CardContext {
  rows: readonly PitchRow[];
  /** "Home team", where there are two. */
  label?: string;
  orientation?: PitchOrientation;
  /** From the far end: the strikers of both teams meet at halfway. */
  mirrored?: boolean;
}

/** Eleven on the pitch, as a list of lists. */
export function PitchTeam({
  rows,
  label = 'Line-up',
  orientation = 'portrait',
  mirrored = false,
  ...context
}: PitchTeamProps) {
  const lying = orientation === 'landscape';
  const direction = lying ? 'row' : 'column';
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        flex: 1,
        minWidth: 0,
        display: 'flex',
        flexDirection: mirrored ? `${direction}-reverse` : direction,
        justifyContent: 'space-around',
        gap: 1,
        m: 0,
        px: 1,
        py: 2,
        listStyle: 'none',
      }}
    >
      {rows.map((row) => (
        <Box component="li" key={row.label} sx={{ minWidth: 0, display: lying ? 'flex' : 'block' }}>
          <CardRow {...row} lying={lying} {...context} />
        </Box>
      ))}
    </Box>
  );
}

/** Maximum number of cards in a row; a fantasy team never has more. */
const mostInARow = 5;

function CardRow({ label, cards, lying = false, ...context }: PitchRow & CardContext & { lying?: boolean }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: lying ? 'flex' : 'grid',
        flexDirection: 'column',
        justifyContent: 'space-around',
        gridTemplateColumns:
          // A real club has up to nine substitutes: they wrap to rows of readable cards.
          cards.length > mostInARow ? 'repeat(auto-fit, 64px)' : `repeat(${cards.length}, minmax(0, 1fr))`,
        justifyItems: 'center',
        ...(cards.length > mostInARow && { justifyContent: 'center' }),
        alignItems: lying ? 'center' : 'start',
        // Three cards would otherwise be at the touchlines.
        px: lying || cards.length > 3 ? 0 : cards.length === 1 ? '20%' : '8%',
        gap: 0.5,
        width: lying ? 72 : undefined,
      }}
    >
      {cards.map((card) => (
        <Box component="li" key={card.id} sx={{ width: '100%', display: 'flex', justifyContent: 'center' }}>
          <ContextCard card={card} {...context} />
        </Box>
      ))}
    </Box>
  );
}

function ContextCard({ card, isLocked, selectedId, ...rest }: CardContext & { card: PlayerCardData }) {
  return (
    <PlayerCard
      card={card}
      size="fluid"
      locked={isLocked?.(card)}
      selected={selectedId === undefined ? undefined : selectedId === card.id}
      {...rest}
    />
  );
}

interface BenchStripProps extends CardContext {
  /** In the order of substitution, the keeper first. */
  subs: readonly PlayerCardData[];
  /** With bench boost all of them count. */
  boosted?: boolean;
  label?: string;
  /** Shows the label above the bench, where there are two. */
  showLabel?: boolean;
}

const BenchNote = ({ children }: { children: string }) => (
  <Box component="p" sx={{ m: 0, mb: 1, textAlign: 'center', fontSize: '0.75rem', fontWeight: 600 }}>
    {children}
  </Box>
);

/** The four on the bench. */
export function BenchStrip({
  subs,
  boosted = false,
  label = 'Bench',
  showLabel = false,
  ...context
}: BenchStripProps) {
  return (
    <Box
      sx={{
        position: 'relative',
        bgcolor: 'pitch.bench',
        color: 'pitch.text',
        py: 2,
        ...(boosted && { boxShadow: (theme) => `inset 0 3px 0 ${theme.vars.palette.secondary.main}` }),
      }}
    >
      {showLabel && <BenchNote>{label}</BenchNote>}
      {boosted && <BenchNote>Bench boost: the bench counts</BenchNote>}
      <CardRow label={label} cards={subs} {...context} />
    </Box>
  );
}
