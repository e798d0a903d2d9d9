import { Box, Section } from '@touchline/design-system';
import { FootballerLink } from '@touchline/design-system/links';
import type { RivalsTransfers } from '@touchline/shared/wire';

interface MostMovedProps {
  bought: RivalsTransfers['most_bought'];
  sold: RivalsTransfers['most_sold'];
}

const shown = 5;

/** The five footballers that most teams of the view bought, and sold. */
export function MostMoved({ bought, sold }: MostMovedProps) {
  if (bought.length === 0 && sold.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 4 }}>
      <Top title="Most bought" players={bought} />
      <Top title="Most sold" players={sold} />
    </Box>
  );
}

function Top({ title, players }: { title: string; players: RivalsTransfers['most_bought'] }) {
  return (
    <Section title={title} look="card">
      <Box component="ol" aria-label={title} sx={{ m: 0, pl: 5 }}>
        {players.slice(0, shown).map(({ id, name, count }) => (
          <Box component="li" key={id} sx={{ py: 0.5 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
              <FootballerLink id={id} name={name} />
              <span>{count === 1 ? '1 team' : `${count} teams`}</span>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
