import {
  EmptyState,
  type PageFrameProps,
  PaywallBlock,
  RemoteView,
  SkeletonTable,
  Stack,
} from '@touchline/design-system';
import { usePassCardOpener, useHasPass } from '@touchline/shared/contract';
import type { GameweekNumber, RivalsView, TeamId } from '@touchline/shared/domain';
import { lastValue } from '@touchline/shared/remote-data';
import type { RivalsConfig } from '@touchline/shared/wire';
import type { ReactNode } from 'react';
import type { Pace } from '@touchline/shared/contract';
import { useRivalsQuery, type RivalsResults } from '../state/rivals.queries';
import { LeagueBlock } from './LeagueBlock';
import { membersText } from './membersText';
import { NoRivals } from './NoRivals';
import { RivalsFrame } from './RivalsFrame';
import { useSegment } from './useSegment';

/** Fields that the replies share: each names its view, and most have a row for each team or footballer. */
interface ViewAnswer {
  readonly config: RivalsConfig;
  readonly members: number;
  readonly my_position: number | null;
  readonly rows?: readonly { readonly mine?: boolean }[];
  /** For a line-up: the number of teams it is based on. */
  readonly teams?: number;
}

interface ViewPageProps<Name extends keyof RivalsResults> {
  part: Name;
  pace: Pace;
  /** Name of the data, as read after "the": "gameweek". */
  what: string;
  gameweek?: GameweekNumber;
  /** For a comparison: the other team. */
  member?: TeamId;
  /** Selects and switches above the content; they stay mounted while it loads. */
  above?: ReactNode;
  /** What a swipe does, if not to open the tab beside. */
  onSwipe?: PageFrameProps['onSwipe'];
  skeleton?: ReactNode;
  /** Text for a view that has teams but no data. */
  emptyText?: string;
  isEmpty?: (value: RivalsResults[Name]) => boolean;
  children: (value: RivalsResults[Name]) => ReactNode;
}

/** A page of a view: locked without permission, else loaded and rendered in every state. */
export function ViewPage<Name extends keyof RivalsResults>(props: ViewPageProps<Name>) {
  const passCardOpener = usePassCardOpener();
  const view = useSegment();
  const hasPass = useHasPass();
  if (view === 'rivals' || hasPass) return <OpenPage {...props} view={view} />;
  return (
    <RivalsFrame view={view}>
      {view === 'elite' ? (
        <PaywallBlock onOpenPass={passCardOpener('rivals', `elite ${props.part}`)} />
      ) : (
        <LeagueBlock />
      )}
    </RivalsFrame>
  );
}

function OpenPage<Name extends keyof RivalsResults>(props: ViewPageProps<Name> & { view: RivalsView }) {
  const { view, part, pace, gameweek, member, what, above, skeleton, emptyText, isEmpty, children } = props;
  const { data, refresh } = useRivalsQuery({ name: part, view, gameweek, member }, pace);
  // The compiler cannot infer through `Name` that all replies share these fields.
  const answer = lastValue(data) as ViewAnswer | undefined;
  const isWithoutRivals = view === 'rivals' && answer !== undefined && hasNoTeams(part, answer);
  return (
    <RivalsFrame
      view={view}
      shown={{ data, refresh }}
      title={answer?.config.label}
      text={membersText(answer)}
      onSwipe={props.onSwipe}
    >
      {above}
      <RemoteView
        data={data}
        what={what}
        onRetry={refresh}
        skeleton={skeleton ?? <SkeletonTable columns={6} what={what} />}
        isEmpty={(value) => isWithoutRivals || (isEmpty?.(value) ?? false)}
        empty={isWithoutRivals ? <NoRivals /> : <EmptyState art="clipboard" title={emptyText ?? ''} />}
      >
        {(value) => <Stack sx={{ gap: { xs: 4, md: 6 } }}>{children(value)}</Stack>}
      </RemoteView>
    </RivalsFrame>
  );
}

/**
 * Not decided by rows for the report, whose rows are footballers, nor for transfers, which have a row even
 * for teams without any.
 */
function hasNoTeams(part: keyof RivalsResults, { rows, teams }: ViewAnswer): boolean {
  if (part === 'report' || part === 'transfers') return false;
  return rows ? rows.every(({ mine }) => mine === true) : teams === 0;
}
