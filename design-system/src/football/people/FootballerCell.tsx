import Box from '@mui/material/Box';
import { TextLink } from '../../components/link/TextLink';
import { Kit, type KitColours } from '../kit/Kit';
import { StatusIcon } from './StatusIcon';
import { WatchIcon } from './smallMarks';

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
  /** His page; `/footballer/{id}` when left out. */
  to?: string;
  watch?: { on: boolean; busy?: boolean; onToggle?: () => void; offline?: boolean };
}

/** A footballer in a row: shirt, name as a link, club and position, doubts, star. */
export function FootballerCell({ footballer, kit, to, watch }: FootballerCellProps) {
  const { id, name, fullname, club_id, position, chance, news } = footballer;
  return (
    <Box component="span" sx={cell}>
      <Kit kit={kit} size={28} keeper={position === 'GKP'} />
      <Box component="span" sx={{ minWidth: 0, display: 'flex', flexDirection: 'column', lineHeight: 1.25 }}>
        <TextLink to={to ?? `/footballer/${id}`} title={fullname} sx={cut}>
          {name}
        </TextLink>
        <Box component="span" sx={{ fontSize: '0.6875rem', color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {club_id.toUpperCase()} · {position}{' '}
          <span title={news || undefined}>
            <StatusIcon chance={chance} size={13} hideReady />
          </span>
        </Box>
      </Box>
      {watch && (
        <Box component="span" className="watch" sx={{ ml: 'auto', mr: -2 }}>
          <WatchIcon {...watch} name={name} />
        </Box>
      )}
    </Box>
  );
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 600 } as const;

const cell = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  width: { xs: 150, sm: 200 },
  // With a pointer the star shows on hover and focus; on touch screens it is always there.
  '@media (hover: hover)': {
    '& .watch:not(:has([aria-pressed="true"]))': { opacity: 0 },
    'tr:hover & .watch, &:focus-within .watch': { opacity: '1 !important' },
  },
} as const;
