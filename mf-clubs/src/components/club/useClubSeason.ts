import { editSearch, useSearchParams } from '@touchline/shared/router';

/** `2022-23` */
const seasonName = /^\d{4}-\d{2}$/;

/** The earlier season in the address (`?season=2022-23`); undefined for the current one. */
export function useClubSeason(): [string | undefined, (season: string | undefined) => void] {
  const [params, setParams] = useSearchParams();
  const written = params.get('season') ?? '';
  const choose = (season: string | undefined) => setParams((before) => editSearch(before, { season }));
  return [seasonName.test(written) ? written : undefined, choose];
}
