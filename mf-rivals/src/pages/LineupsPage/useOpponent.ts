import { asTeamId, type TeamId } from '@touchline/shared/domain';
import { editSearch, useSearchParams } from '@touchline/shared/router';

/** What the line-ups compare: the template alone, me against it, or me against one team. */
export type Opponent = 'alone' | 'me' | TeamId;

/** The opponent in the address, `?vs=`; any value but `me` or a team's number is the template alone. */
export function useOpponent(): [Opponent, (opponent: Opponent) => void] {
  const [address, setAddress] = useSearchParams();
  const choose = (opponent: Opponent) =>
    setAddress((before) => editSearch(before, { vs: opponent === 'alone' ? undefined : String(opponent) }));
  return [readOpponent(address.get('vs') ?? ''), choose];
}

export function readOpponent(written: string): Opponent {
  if (written === 'me') return 'me';
  return /^[1-9]\d{0,8}$/.test(written) ? asTeamId(Number(written)) : 'alone';
}
