import { formatCount } from '@touchline/shared/format';

interface ViewHead {
  readonly members: number;
  readonly my_position: number | null;
}

/**
 * `19 teams · your position: 3`; an unknown position is omitted. Before the reply a line of the same height,
 * so that the layout does not shift.
 */
export function membersText(head: ViewHead | undefined): string {
  if (head === undefined) return '\u00a0';
  const { members, my_position } = head;
  const teams = `${formatCount(members)} ${members === 1 ? 'team' : 'teams'}`;
  return my_position === null ? teams : `${teams} · your position: ${formatCount(my_position)}`;
}
