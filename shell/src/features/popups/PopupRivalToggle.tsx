import { Box, Typography } from '@touchline/design-system';
import { RivalToggle } from '@touchline/design-system/football';
import { useFantasy, useHasPass } from '@touchline/shared/contract';
import { limitsFor, type TeamId } from '@touchline/shared/domain';
import { useState } from 'react';
import { useShell } from '../../services/context/ShellContext';

/** Text of the button when the limit of rivals is reached. */
export const limitText = (limit: number, pass: boolean) =>
  pass
    ? `You follow ${limit} rivals. Remove one to add another.`
    : `You follow ${limit} rivals. Remove one or get the season pass for ${limitsFor(true).rivals}.`;

/** Follows or unfollows the team of the popup. */
export function PopupRivalToggle({ teamId, teamName }: { teamId: TeamId; teamName: string }) {
  const { services } = useShell();
  const rivals = useFantasy()?.rivals ?? [];
  const pass = useHasPass();
  const [isBusy, setBusy] = useState(false);
  const limit = limitsFor(pass).rivals;
  const isRival = rivals.includes(teamId);
  const isFull = !isRival && rivals.length >= limit;

  const toggle = async () => {
    if (isFull) return;
    setBusy(true);
    await services.toggleRival(teamId);
    setBusy(false);
  };
  const reason = isFull ? limitText(limit, pass) : undefined;
  return (
    <Box sx={{ maxWidth: 220 }}>
      <RivalToggle
        state={isBusy ? 'busy' : isRival ? 'added' : isFull ? 'limit' : 'add'}
        teamName={teamName}
        onToggle={() => void toggle()}
        {...(reason !== undefined && { limitText: reason })}
      />
      {reason && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {reason}
        </Typography>
      )}
    </Box>
  );
}
