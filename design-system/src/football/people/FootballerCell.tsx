import { chanceOfPlaying } from '@touchline/shared/domain';
import { Link } from '@touchline/shared/router';
import { staticClasses } from '../../theme/staticClasses';
import { target } from '../../theme/tokens';
import { Kit, type KitColours } from '../kit/Kit';
import { StatusIcon } from './StatusIcon';
import { WatchIcon } from './WatchIcon';

export interface FootballerName {
  id: number;
  name: string;
  fullname?: string;
  /** Three letters. */
  club_id: string;
  position: string;
  chance?: number | null;
  news?: string;
}

interface FootballerCellProps {
  footballer: FootballerName;
  kit?: KitColours | null;
  /** Link of the name; `/footballer/{id}` when absent. */
  to?: string;
  /** Role in a team, after the position. */
  note?: string;
  watch?: { on: boolean; busy?: boolean; onToggle?: () => void; offline?: boolean };
}

/** A footballer in a row: shirt, name as a link, club and position, doubts, star. */
export function FootballerCell({ footballer, kit, to, note, watch }: FootballerCellProps) {
  const { id, name, fullname, club_id, position, chance, news } = footballer;
  const place = [club_id.toUpperCase(), position, note].filter(Boolean).join(' · ');
  const isDoubtful = chanceOfPlaying(chance).icon !== 'check';
  return (
    <span className={classes.cell}>
      <Kit kit={kit} size={28} keeper={position === 'GKP'} />
      <span className={classes.words} translate="no">
        <Link className={classes.name} to={to ?? `/footballer/${id}`} title={fullname}>
          {name}
        </Link>
        {note || isDoubtful ? (
          <span className={classes.place} data-and-more>
            <span className={classes.cut}>{place}</span>
            {isDoubtful && (
              <span className={classes.status} title={news || undefined}>
                <StatusIcon chance={chance} size={13} />
              </span>
            )}
          </span>
        ) : (
          <span className={classes.place}>{place}</span>
        )}
      </span>
      {watch && (
        <span className="watch" data-on={watch.on || undefined}>
          <WatchIcon {...watch} name={name} />
        </span>
      )}
    </span>
  );
}

const touch = '@media (pointer: coarse)';

const classes = staticClasses('footballer', {
  cell: ({ spacing }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1.5),
    // 150 pixels; with larger text more, up to half of the table.
    width: 'clamp(150px, 9.375rem, max(150px, 52cqi))',
    // By the width of the table: beside a pitch it is narrow on a wide screen too.
    '@container (min-width: 600px)': { width: 200 },
    [touch]: { position: 'relative', '& > .watch': { position: 'relative' } },
    // The star is smaller than its touch target: the negative margin moves the name closer.
    '& > .watch': { marginLeft: spacing(-3), marginRight: spacing(-2) },
    // With a pointer the star shows on hover and focus; on touch screens it is always visible. The drawing is
    // hidden, not made transparent: an opacity layer per row takes half of the paint time of a long table,
    // and the button must stay focusable.
    '@media (hover: hover)': {
      '&:not(:hover, :focus-within) > .watch:not([data-on]) > button > svg': { visibility: 'hidden' },
      'tr:hover & > .watch:not([data-on]) > button > svg': { visibility: 'visible' },
    },
  }),
  words: () => ({ minWidth: 0, flex: 1, lineHeight: 1.25 }),
  name: ({ vars }) => ({
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 600,
    color: vars.palette.primary.main,
    textDecorationColor: `color-mix(in srgb, ${vars.palette.primary.main} 40%, transparent)`,
    textUnderlineOffset: '0.18em',
    '&:hover': { textDecorationColor: 'inherit' },
    // The target is the whole cell; the star comes later, and so lies above it.
    [touch]: {
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: '50% 0 auto',
        height: `max(100%, ${target.touch}px)`,
        transform: 'translateY(-50%)',
      },
    },
  }),
  // Club and position always fit, so this is one text box: each box less saves layout and paint time in a
  // long table.
  place: ({ spacing, vars }) => ({
    display: 'block',
    whiteSpace: 'nowrap',
    fontSize: '0.6875rem',
    color: vars.palette.text.secondary,
    '&[data-and-more]': { display: 'flex', alignItems: 'center', gap: spacing(1) },
  }),
  cut: () => ({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
  status: () => ({ display: 'inline-flex', flexShrink: 0 }),
});
