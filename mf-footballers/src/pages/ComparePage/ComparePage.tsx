import {
  Box,
  Button,
  EmptyState,
  later,
  linkTo,
  PaywallBlock,
  QueryView,
  SkeletonChart,
  SkeletonTable,
  Stack,
} from '@touchline/design-system';
import { DataTable, type Column } from '@touchline/design-system/data';
import { clubKit, Kit } from '@touchline/design-system/football';
import { FootballerLink } from '@touchline/design-system/links';
import { buildLink, usePassCardOpener } from '@touchline/shared/contract';
import { useSearchParams } from '@touchline/shared/router';
import type { ComparedFootballer, FootballersCompared } from '@touchline/shared/wire';
import { PageFrame } from '../../components/frame/FootballersFrame';
import { useFootballersQuery } from '../../state/footballers.queries';
import { AddFootballer } from './AddFootballer';
import { comparedLines, isBestOf, type ComparedLine } from './comparedLines';

/** The chart's library is larger than the rest of the page: it loads after the content. */
const ComparedRadar = later({
  load: () => import(/* webpackChunkName: "ComparedRadar" */ './ComparedRadar'),
  what: 'comparison',
  waiting: <SkeletonChart what="comparison" />,
});

const mostCompared = 4;

/** Up to four players side by side. Route: /footballers/compare?ids=4,17 */
export default function ComparePage() {
  const [address] = useSearchParams();
  const ids = idsOf(address.get('ids') ?? '');
  const compared = useFootballersQuery({ name: 'compare', x: ids.join(',') }, 'calm');
  return (
    <PageFrame title="Compare players" shown={compared}>
      {ids.length < mostCompared && <AddFootballer ids={ids} />}
      {ids.length === 0 ? (
        nobody
      ) : (
        <QueryView
          query={compared}
          what="comparison"
          skeleton={<SkeletonTable rows={16} columns={3} what="comparison" />}
          isEmpty={({ footballers }) => footballers.length === 0}
          empty={nobody}
        >
          {(comparison) => <Comparison comparison={comparison} />}
        </QueryView>
      )}
    </PageFrame>
  );
}

const nobody = (
  <EmptyState
    art="bench"
    title="Nobody to compare yet"
    text="Search for a player above, or tick players in a list and press Compare."
  />
);

/** Drops invalid numbers and duplicates. */
function idsOf(written: string): string[] {
  const ids = written.split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids)].slice(0, mostCompared);
}

const linkWith = (ids: readonly (string | number)[]) =>
  buildLink('footballers', { params: { x: 'compare' }, query: ids.length > 0 ? { ids: ids.join(',') } : {} });

function Comparison({ comparison }: { comparison: FootballersCompared }) {
  const passCardOpener = usePassCardOpener();
  const { footballers } = comparison;
  const isLocked = footballers.some(({ locked }) => locked);
  const hasRadar = footballers.some(({ radar }) => radar.length > 0);
  return (
    <Stack sx={{ gap: { xs: 4, md: 6 } }}>
      <Heads footballers={footballers} />
      <Box sx={footballers.length <= 2 ? bothInSight : {}}>
        <DataTable
          caption="Players side by side"
          columns={[lineColumn, ...footballers.map((one) => columnOf(one, footballers))]}
          rows={comparedLines(comparison)}
          rowKey={({ key }) => key}
          pageSize="all"
        />
      </Box>
      {isLocked && <PaywallBlock onOpenPass={passCardOpener('footballers_compare', 'ep')} />}
      {hasRadar && <ComparedRadar footballers={footballers} />}
    </Stack>
  );
}

function Heads({ footballers }: { footballers: readonly ComparedFootballer[] }) {
  return (
    <Box
      component="ul"
      aria-label="Players"
      sx={{ ...heads, gridTemplateColumns: `repeat(${footballers.length}, 1fr)` }}
    >
      {footballers.map(({ head: { id, name, club_id, position } }) => (
        <li key={id}>
          <Kit kit={clubKit(club_id)} size={50} keeper={position === 'GKP'} />
          <FootballerLink look="plain" id={id} name={name} />
          <span>{`${club_id.toUpperCase()} · ${position}`}</span>
          <Button
            size="small"
            aria-label={`Remove ${name}`}
            {...linkTo(linkWith(footballers.map(({ head }) => head.id).filter((other) => other !== id)))}
          >
            Remove
          </Button>
        </li>
      ))}
    </Box>
  );
}

/** On a phone two players fit beside the figures: names and figures wrap rather than move out of sight. */
const bothInSight = {
  '&& table': { tableLayout: { xs: 'fixed', sm: 'auto' } },
  '&& th, && td': { whiteSpace: { xs: 'normal', sm: 'nowrap' }, overflowWrap: 'anywhere' },
  '&& thead th:first-of-type': { width: { xs: '36%', sm: 'auto' } },
} as const;

const heads = {
  display: 'grid',
  gap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    justifyItems: 'center',
    gap: 1,
    textAlign: 'center',
    fontWeight: 600,
    minWidth: 0,
  },
  '& > li > span': { typography: 'caption', color: 'text.secondary' },
} as const;

const lineColumn: Column<ComparedLine> = { key: 'figure', label: 'Figure', cell: ({ label }) => label };

function columnOf(one: ComparedFootballer, all: readonly ComparedFootballer[]): Column<ComparedLine> {
  return {
    key: String(one.head.id),
    label: one.head.name,
    kind: 'number',
    cell: (line) => {
      const drawn = line.draw(one);
      if (!isBestOf(line, one, all)) return drawn;
      return (
        <b title="Best of these">
          <span aria-hidden>★ </span>
          {drawn}
        </b>
      );
    },
  };
}
