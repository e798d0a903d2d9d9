import { kitFromFields, TeamCell } from '@touchline/design-system/football';
import { useShell } from '@touchline/shared/contract';
import type { TeamId } from '@touchline/shared/domain';
import type { Kit } from '@touchline/shared/wire';

/** A team in the rows of this remote's replies. A locked row has no name. */
export interface NamedTeam {
  readonly id?: TeamId;
  readonly name?: string;
  readonly fullname?: string | null;
  readonly kit?: Kit | null;
  readonly mine?: boolean;
}

/** A team in a row: shirt, name and manager; the name opens the team popup. */
export function RivalTeam({ team, phoneNote }: { team: NamedTeam; phoneNote?: string }) {
  const shell = useShell();
  const { id, name, fullname, kit, mine } = team;
  if (id === undefined) return null;
  return (
    <TeamCell
      team={{ name: name ?? `Team ${id}`, manager: fullname, kit: kit && kitFromFields(kit) }}
      mine={mine}
      phoneNote={phoneNote}
      onOpen={() => shell.openTeamPopup(id)}
    />
  );
}
