import { Box, Button, PaywallCell } from '@touchline/design-system';
import { DataTable, type Column } from '@touchline/design-system/data';
import { clubKit, Kit } from '@touchline/design-system/football';
import { FootballerLink } from '@touchline/design-system/links';
import { DialogActions, DialogContent, DialogTitle, SheetDialog } from '@touchline/design-system/popups';
import { usePassCardOpener } from '@touchline/shared/contract';
import { noValue } from '@touchline/shared/format';
import type { FootballerRow } from '@touchline/shared/wire';
import { figuresOf, isBest, type ComparedFigure } from './comparedFigures';

interface CompareSheetProps {
  open: boolean;
  onClose: () => void;
  /** Two or three. */
  footballers: readonly FootballerRow[];
}

/**
 * The selected footballers side by side, with the figures that the lists have loaded: no request of its own.
 */
export default function CompareSheet({ open, onClose, footballers }: CompareSheetProps) {
  return (
    <SheetDialog open={open} onClose={onClose} size="medium">
      <DialogTitle>Side by side</DialogTitle>
      <DialogContent sx={{ px: { xs: 3, sm: 5 } }}>
        <Box
          component="ul"
          aria-label="Players"
          sx={{ ...heads, gridTemplateColumns: `repeat(${footballers.length}, 1fr)` }}
        >
          {footballers.map((row) => (
            <li key={row.id}>
              <Kit kit={clubKit(row.club_id)} size={50} keeper={row.position === 'GKP'} />
              <FootballerLink look="plain" id={row.id} name={row.name} />
              <span>{`${row.club_id.toUpperCase()} · ${row.position}`}</span>
            </li>
          ))}
        </Box>
        <DataTable
          caption="Side by side"
          columns={[figureColumn, ...footballers.map((row) => columnOf(row, footballers))]}
          rows={figuresOf(footballers)}
          rowKey={({ key }) => key}
          pageSize="all"
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </SheetDialog>
  );
}

const heads = {
  display: 'grid',
  gap: 3,
  m: 0,
  mb: 3,
  p: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', justifyItems: 'center', gap: 1, textAlign: 'center', fontWeight: 600 },
  '& > li > span': { typography: 'caption', color: 'text.secondary' },
} as const;

const figureColumn: Column<ComparedFigure> = {
  key: 'figure',
  label: 'Figure',
  cell: ({ label }) => label,
};

function columnOf(row: FootballerRow, all: readonly FootballerRow[]): Column<ComparedFigure> {
  return {
    key: String(row.id),
    label: row.name,
    kind: 'number',
    cell: (figure) => <Figure figure={figure} row={row} all={all} />,
  };
}

interface FigureProps {
  figure: ComparedFigure;
  row: FootballerRow;
  all: readonly FootballerRow[];
}

/** One figure; the best is bold and has a star, so that weight is not the only sign. */
function Figure({ figure, row, all }: FigureProps) {
  const passCardOpener = usePassCardOpener();
  if (figure.read(row) === undefined)
    return figure.isGated && row.locked ? (
      <PaywallCell what={figure.label} onOpenPass={passCardOpener('footballers_compare', figure.key)} />
    ) : (
      noValue
    );
  if (!isBest(figure, row, all)) return figure.draw(row);
  return (
    <b title="Best of these">
      <span aria-hidden>★ </span>
      {figure.draw(row)}
    </b>
  );
}
