import { EmptyState, SkeletonTable } from '@touchline/design-system';
import { CommentFeed, type Comment } from '@touchline/design-system/match';
import type { FixtureComments } from '@touchline/shared/wire';
import { FixturePage } from '../../components/fixture/FixturePage';
import { momentKind } from '../../domain/matchEvents';
import { useNewComments } from './useNewComments';

/** The live commentary of a fixture. Route: /fixture/:pair/comments */
export default function FixtureCommentsPage() {
  return (
    <FixturePage
      part="fixtureComments"
      tab="comments"
      what="commentary"
      skeleton={<SkeletonTable rows={12} columns={2} what="commentary" />}
      isEmpty={({ comments: all }) => all.length === 0}
      empty={<EmptyState art="whistle" title="No commentary" text="There is no commentary for this match." />}
    >
      {({ comments }) => <Feed comments={comments} />}
    </FixturePage>
  );
}

/** Newest first; comments that arrive while the page is open are queued behind a button. */
export function Feed({ comments }: { comments: FixtureComments['comments'] }) {
  const { shown, waiting, showAll } = useNewComments(comments);
  return <CommentFeed items={shown.map(toItem)} newCount={waiting} onShowNew={showAll} />;
}

const toItem = (comment: FixtureComments['comments'][number]): Comment => {
  const { id, minute, added, kind, is_key, text } = comment;
  const icon = momentKind(kind);
  return {
    id,
    minute: added > 0 ? `${minute}+${added}` : minute,
    text,
    important: is_key,
    ...(icon && { kind: icon }),
  };
};
