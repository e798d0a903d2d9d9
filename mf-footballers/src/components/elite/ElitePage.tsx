import { EmptyState, NotFoundState, QueryView, SkeletonTable } from '@touchline/design-system';
import { buildLink } from '@touchline/shared/contract';
import { formatCount, formatKickoff } from '@touchline/shared/format';
import { lastValue } from '@touchline/shared/remote-data';
import type { ReactNode } from 'react';
import { useFootballersQuery, type FootballersResults } from '../../state/footballers.queries';
import { PageFrame } from '../frame/FootballersFrame';
import { tierLabel, tierWords, useTier } from './useTier';

type EliteQueryName = 'topTeams' | 'topTransfers';

interface ElitePageProps<Name extends EliteQueryName> {
  part: Name;
  place: 'elite_picks' | 'elite_transfers';
  title: string;
  emptyText: string;
  children: (answer: FootballersResults[Name]) => ReactNode;
}

/** A page about the best teams, with a tab for each tier; an unknown tier is not found. */
export function ElitePage<Name extends EliteQueryName>(props: ElitePageProps<Name>) {
  const asked = useTier();
  return asked ? <TierPage {...props} {...asked} /> : <NotFoundState />;
}

function TierPage<Name extends EliteQueryName>(
  props: ElitePageProps<Name> & NonNullable<ReturnType<typeof useTier>>,
) {
  const { part, place, title, emptyText, children, word, tier } = props;
  const linkTo = (x: string) => buildLink(place, { params: { x } });
  const answer = useFootballersQuery({ name: part, x: tier }, 'calm');
  const reply = lastValue(answer.data);
  return (
    <PageFrame
      title={title}
      text={reply && <SampleLine sample={reply} />}
      shown={answer}
      tabs={tierWords.map((one) => ({ label: tierLabel(one), to: linkTo(one) }))}
      openTab={linkTo(word)}
    >
      <QueryView
        query={answer}
        what={title.toLowerCase()}
        skeleton={<SkeletonTable rows={20} columns={6} what={title.toLowerCase()} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<EmptyState art="clipboard" title={emptyText} />}
      >
        {children}
      </QueryView>
    </PageFrame>
  );
}

/** The sample behind the numbers: fewer teams than the tier while they are being fetched. */
function SampleLine({ sample: { teams, tier, sampled_at } }: { sample: FootballersResults[EliteQueryName] }) {
  const counted = `Sample: ${formatCount(teams)} of the best ${formatCount(tier)} teams`;
  if (sampled_at === null) return counted;
  return (
    <>
      {counted}, <time dateTime={sampled_at}>{formatKickoff(sampled_at)}</time>
    </>
  );
}
