import type { FixtureId } from '@touchline/shared/domain';
import { lastReady } from '@touchline/shared/remote-data';
import { useSelector } from '@touchline/shared/store';
import type { FixtureHead } from '@touchline/shared/wire';
import { fixturesQueries } from './fixtures.queries';

type Root = Parameters<typeof fixturesQueries.select>[0];

/** Queries about one fixture. Each reply contains the head of the page. */
const fixtureAnswers = [
  'fixtureOverview',
  'fixtureLineups',
  'fixtureRivals',
  'fixtureComments',
  'fixturePoints',
  'fixtureBonus',
  'fixtureStats',
] as const;

/** The newest head of a fixture, from any of its tabs; undefined until one has loaded. */
export function selectFixtureHead(root: Root, pair: FixtureId): FixtureHead | undefined {
  const heads = fixtureAnswers.flatMap((name) => {
    const answer = lastReady(fixturesQueries.select(root, { name, of: pair }));
    return answer ? [{ head: answer.value.head, at: answer.at }] : [];
  });
  return heads.sort((a, b) => b.at - a.at)[0]?.head;
}

export const useFixtureHead = (pair: FixtureId): FixtureHead | undefined =>
  useSelector((root: Root) => selectFixtureHead(root, pair));
