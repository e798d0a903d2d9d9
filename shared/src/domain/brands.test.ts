import {
  type AccountId,
  asClubId,
  asFootballerId,
  asTeamId,
  type ClubId,
  type FixtureId,
  type FootballerId,
  isClubId,
  type LeagueId,
  type TeamId,
} from './units';

const footballer = asFootballerId(302);
const club = asClubId('ars');

const openFootballer = (id: FootballerId) => id;
const openTeam = (id: TeamId) => id;
const openLeague = (id: LeagueId) => id;
const openClub = (id: ClubId) => id;
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

it('a plain number or text is no id', () => {
  // @ts-expect-error a plain number is no footballer
  openFootballer(5);
  // @ts-expect-error nor a fantasy team
  openTeam(5);
  // @ts-expect-error nor a league
  openLeague(5);
  // @ts-expect-error a plain text is no club
  openClub('ars');
  // @ts-expect-error nor a fixture
  openFixture('ars-mci');
  // @ts-expect-error nor an account
  openAccount('b3c5f1d2');
  // @ts-expect-error what arithmetic yields is no id any more
  openTeam(asTeamId(5) + 1);
  expect([openFootballer(asFootballerId(5)), openClub(asClubId('ars'))]).toEqual([5, 'ars']);
});

it('an id is a plain value that arithmetic, keys and addresses take', () => {
  expect(openTeam(asTeamId(7)) + 1).toBe(8);
  expect(`/club/${club}`).toBe('/club/ars');
});

it('a club’s code is three small letters', () => {
  expect(['ars', 'ARS', 'ar', 'arsenal', ''].filter(isClubId)).toEqual(['ars']);
});
