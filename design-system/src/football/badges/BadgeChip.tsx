import { Box } from '../../components/base/Box';
import { badges, type BadgeKey } from './badges';

/** Order of badges on cards with limited room. Source: page definitions, section 13.1. */
const order: readonly BadgeKey[] = [
  'penalty_taker',
  'oop_positive',
  'nailed',
  'differential',
  'bonus_hunter',
  'secret_weapon',
  'bandwagoner',
  'toxic',
];

const isBadge = (key: string): key is BadgeKey => Object.hasOwn(badges, key);

/** Order of a badge: important ones first, then as in the table. */
function place(key: string): number {
  const first = order.indexOf(key as BadgeKey);
  return first >= 0 ? first : order.length + Object.keys(badges).indexOf(key);
}

interface BadgeChipProps {
  /** An unknown badge is shown by its key, without a glyph. */
  badge: string;
  /** The label beside the glyph. */
  withLabel?: boolean;
  size?: number;
}

/** A badge of a footballer: a hexagon with a glyph. */
export function BadgeChip({ badge, withLabel = false, size = 24 }: BadgeChipProps) {
  const entry = isBadge(badge) ? badges[badge] : undefined;
  const label = entry?.label ?? badge;
  return (
    <Box
      component="span"
      title={entry ? `${label}: ${entry.description}` : label}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        fontSize: '0.75rem',
        fontWeight: 600,
        color: 'primary.main',
      }}
    >
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        role={withLabel ? undefined : 'img'}
        aria-label={withLabel ? undefined : label}
        aria-hidden={withLabel || undefined}
      >
        <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
          <path d="M12 1.5 21 6.7v10.6l-9 5.2-9-5.2V6.7Z" />
          <g strokeWidth="1.5">{entry?.glyph}</g>
        </g>
      </svg>
      {withLabel && (
        <Box component="span" sx={{ color: 'text.primary' }}>
          {label}
        </Box>
      )}
    </Box>
  );
}

/** The first few of a footballer's badges, and the number of the others. */
export function BadgeRow({
  keys,
  max = 3,
  withLabels = false,
}: {
  keys: readonly string[];
  max?: number;
  withLabels?: boolean;
}) {
  // Screen readers would announce an empty list.
  if (keys.length === 0) return null;
  const sorted = [...keys].sort((one, other) => place(one) - place(other));
  const rest = sorted.slice(max).map((key) => (isBadge(key) ? badges[key].label : key));
  return (
    <Box
      component="ul"
      aria-label="Badges"
      sx={{
        display: 'inline-flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        verticalAlign: 'middle',
        columnGap: withLabels ? 3 : 1,
        rowGap: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {sorted.slice(0, max).map((key) => (
        <Box component="li" key={key} sx={{ display: 'inline-flex' }}>
          <BadgeChip badge={key} withLabel={withLabels} />
        </Box>
      ))}
      {rest.length > 0 && (
        <Box component="li" title={rest.join(', ')} sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          +{rest.length}
        </Box>
      )}
    </Box>
  );
}
