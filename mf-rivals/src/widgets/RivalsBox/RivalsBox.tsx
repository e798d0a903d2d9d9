import {
  Box,
  Button,
  Chip,
  linkTo,
  QueryView,
  Section,
  SkeletonCard,
  Typography,
} from '@touchline/design-system';
import { FootballerLink } from '@touchline/design-system/links';
import { buildLink, useShell, useFantasy, type WidgetProps } from '@touchline/shared/contract';
import type { RivalsView } from '@touchline/shared/domain';
import { formatCount, formatPercent } from '@touchline/shared/format';
import { lastValue } from '@touchline/shared/remote-data';
import type { RivalsWidget } from '@touchline/shared/wire';
import { NoRivals } from '../../components/NoRivals';
import { useRefreshFromHome } from '@touchline/shared/contract';
import { viewPages } from '../../components/viewPages';
import { useRivalsQuery } from '../../state/rivals.queries';
import { RowsAroundMe } from './RowsAroundMe';

/** The own team among those of the view, with links to its pages. Slot: home.rivals */
export default function RivalsBox({ refresh = 0 }: WidgetProps) {
  const shell = useShell();
  const view: RivalsView = useFantasy()?.rivals_view ?? 'rivals';
  const box = useRivalsQuery({ name: 'widget', view }, 'live');
  useRefreshFromHome(refresh, box.refresh);
  return (
    <Section
      title={lastValue(box.data)?.config.label ?? 'Rivals'}
      look="card"
      actions={
        <Button size="small" aria-haspopup="menu" onClick={() => shell.openRivalsSwitcher()}>
          Switch view
        </Button>
      }
    >
      <QueryView
        query={box}
        what="rivals"
        skeleton={<SkeletonCard lines={5} what="rivals" />}
        isEmpty={hasNobody}
        empty={<NoRivals headingLevel="h3" />}
      >
        {({ rows }) => <RowsAroundMe rows={rows} />}
      </QueryView>
      <EliteCaptain captain={lastValue(box.data)?.elite_captain} />
      <PageChips view={view} />
    </Section>
  );
}

function EliteCaptain({ captain }: { captain: RivalsWidget['elite_captain'] }) {
  if (!captain) return null;
  const { id, name, share, teams } = captain;
  return (
    <Typography variant="body2" sx={{ mt: 3 }}>
      The elite captains <FootballerLink id={id} name={name} />: {formatPercent(share)} of{' '}
      {formatCount(teams)} teams.
    </Typography>
  );
}

const hasNobody = ({ rows }: RivalsWidget) => rows.every(({ mine }) => mine === true);

function PageChips({ view }: { view: RivalsView }) {
  return (
    <Box
      component="nav"
      aria-label="Pages of the rivals"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}
    >
      {viewPages.map(({ label, x }) => (
        <Chip
          key={label}
          clickable
          variant="outlined"
          label={label}
          {...linkTo(buildLink('rivals', { params: { view, x } }))}
        />
      ))}
    </Box>
  );
}
