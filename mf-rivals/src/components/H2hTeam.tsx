import { kitFromFields, TeamCell } from '@touchline/design-system/football';
import { useShell } from '@touchline/shared/contract';
import type { H2hTableRow } from '@touchline/shared/wire';

interface H2hTeamProps {
  team: Pick<H2hTableRow, 'id' | 'name' | 'fullname' | 'kit'>;
  mine?: boolean;
  /** Ranks gained or lost. */
  move?: number | null;
}

/** A team of a head-to-head league. The average has no manager and no popup. */
export function H2hTeam({ team: { id, name, fullname, kit }, mine, move }: H2hTeamProps) {
  const shell = useShell();
  return (
    <TeamCell
      team={{ name, manager: fullname, kit: kit && kitFromFields(kit) }}
      mine={mine}
      move={move}
      onOpen={id === null ? undefined : () => shell.openTeamPopup(id)}
    />
  );
}
