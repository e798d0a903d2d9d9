import { formatCount } from '@touchline/shared/format';

/** `19 teams · your position: 3`; nothing about a place that is not known. */
export function membersText({
  members,
  my_position,
}: {
  members: number;
  my_position: number | null;
}): string {
  const teams = `${formatCount(members)} ${members === 1 ? 'team' : 'teams'}`;
  return my_position === null ? teams : `${teams} · your position: ${formatCount(my_position)}`;
}
