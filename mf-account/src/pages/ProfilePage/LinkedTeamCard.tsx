import { Box, Button, Section, Typography } from '@touchline/design-system';
import { Kit, kitFromFields } from '@touchline/design-system/football';
import { useFantasy } from '@touchline/shared/contract';
import { useState } from 'react';
import { ChangeTeam } from './ChangeTeam';

/** The linked team of the official game. */
export function LinkedTeamCard() {
  const team = useFantasy()?.team;
  const [isChanging, setChanging] = useState(false);
  return (
    <Section title="Linked team" look="card">
      {team && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, mb: 4 }}>
          <Kit kit={kitFromFields(team.kit)} size={72} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h3" component="p" noWrap title={team.name}>
              {team.name}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[team.fullname, `ID ${team.id}`].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        </Box>
      )}
      {isChanging ? (
        <ChangeTeam onDone={() => setChanging(false)} />
      ) : (
        <Button variant="outlined" onClick={() => setChanging(true)}>
          Change linked team
        </Button>
      )}
    </Section>
  );
}
