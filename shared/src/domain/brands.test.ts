import type { AccountId, ClubId, FixtureId, FootballerId, LeagueId, TeamId } from './units';

const footballer: FootballerId = 302;
const club: ClubId = 'ars';

const openTeam = (id: TeamId) => id;
const openLeague = (id: LeagueId) => id;
const openFixture = (id: FixtureId) => id;
const openAccount = (id: AccountId) => id;

/** Checked by the compiler: each line below must be refused, or `@ts-expect-error` itself is an error. */
it('an id of one kind is not an id of another', () => {
  // @ts-expect-error a footballer is no fantasy team
  openTeam(footballer);
  // @ts-expect-error a footballer is no league
  openLeague(footballer);
  // @ts-expect-error a club is no fixture
  openFixture(club);
  // @ts-expect-error a club is no account
  openAccount(club);
  // @ts-expect-error ids in lists and objects keep their kind
  const teams: { id: TeamId }[] = [{ id: footballer }];
  expect(teams).toHaveLength(1);
});

it('an id is a plain value that arithmetic, keys and addresses take', () => {
  expect(openTeam(7) + 1).toBe(8);
  expect(`/club/${club}`).toBe('/club/ars');
});
