import { Box, PaywallCell, Typography } from '@touchline/design-system';
import { BadgeRow, clubKit, DifficultyCell, Kit, StatusIcon } from '@touchline/design-system/football';
import { FootballerLink } from '@touchline/design-system/links';
import { usePassCardOpener, useFantasy } from '@touchline/shared/contract';
import { defaultExpectedKind, expectedWords } from '@touchline/shared/domain';
import { formatCost, formatDec1 } from '@touchline/shared/format';
import type { Card } from '@touchline/shared/wire';
import { nextFixtures } from '../../domain/nextFixtures';
import { WatchStar } from '../WatchStar';

interface SuggestedCardProps {
  card: Card;
  /** For Home's slider: expected points and the next fixture only. */
  isShort?: boolean;
}

/** A suggested footballer, as a card of a slider. */
export function SuggestedCard({ card, isShort = false }: SuggestedCardProps) {
  const { id, name, fullname, club_id, position, badges, ready, locked } = card;
  const figures = isShort ? ['ep_next' as const] : (['ep_next', 'form', 'cost'] as const);
  return (
    <Box component="article" aria-label={fullname} sx={frame}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Kit kit={clubKit(club_id)} size={50} keeper={position === 'GKP'} />
        <WatchStar id={id} name={name} />
      </Box>
      <Typography component="div" noWrap sx={nameLine}>
        <FootballerLink look="plain" alone id={id} name={name} />{' '}
        <StatusIcon chance={ready?.playing_next} hideReady />
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {club_id.toUpperCase()} · {position}
      </Typography>
      {!isShort && badges.length > 0 && <BadgeRow keys={badges} />}
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', rowGap: 1, m: 0 }}
      >
        {figures.map((figure) => (
          <Figure key={figure} figure={figure} value={card[figure]} isLocked={locked === true} />
        ))}
      </Box>
      <Fixtures card={card} count={isShort ? 1 : 3} />
    </Box>
  );
}

/** A long name is cut at the side; above and below, the link's target may be larger than the line. */
const nameLine = { fontWeight: 600, overflowX: 'clip', overflowY: 'visible' } as const;

const frame = {
  width: 156,
  height: '100%',
  p: 3,
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.4,
  bgcolor: 'background.paper',
} as const;

const labels = { ep_next: 'EP next', form: 'Form', cost: 'Cost' } as const;
const formats = { ep_next: formatDec1, form: formatDec1, cost: formatCost } as const;

interface FigureProps {
  figure: keyof typeof labels;
  value: number | null | undefined;
  isLocked: boolean;
}

function Figure({ figure, value, isLocked }: FigureProps) {
  const passCardOpener = usePassCardOpener();
  const expected = useFantasy()?.expected_points ?? defaultExpectedKind;
  const whose = expectedWords[expected].label.toLowerCase();
  const label = figure === 'ep_next' ? `${labels[figure]}, ${whose}` : labels[figure];
  return (
    <>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, typography: 'table', fontWeight: 600 }}>
        {value === undefined && isLocked ? (
          <PaywallCell what={label} onOpenPass={passCardOpener('footballer_card', figure)} />
        ) : (
          formats[figure](value)
        )}
      </Box>
    </>
  );
}

function Fixtures({ card, count }: { card: Card; count: number }) {
  const passCardOpener = usePassCardOpener();
  if (card.upcoming_fixtures === undefined)
    return card.locked ? (
      <PaywallCell
        what="The next fixtures"
        onOpenPass={passCardOpener('footballer_card', 'upcoming_fixtures')}
      />
    ) : null;
  return (
    // Three small chips are as wide as the card.
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 'auto' }}>
      {nextFixtures(card.upcoming_fixtures, count).map((together) => (
        <DifficultyCell key={together[0]?.id} fixtures={together} size="small" />
      ))}
    </Box>
  );
}
