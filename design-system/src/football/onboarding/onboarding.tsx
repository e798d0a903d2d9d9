import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatCount, formatRank } from '@touchline/shared/format';
import type { ReactNode } from 'react';
import { EmptyArt, type Art } from '../../components/states/EmptyArt';
import { Kit } from '../kit/Kit';
import { RivalToggle, type RivalState } from '../people/smallMarks';
import type { TeamName } from '../teams/TeamCell';

interface OnboardingStepperProps {
  /** From 0. */
  step: number;
  /** The names of all steps. */
  steps: readonly string[];
}

/** How far one has come: a dot for each step, and the words. */
export function OnboardingStepper({ step, steps }: OnboardingStepperProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2 }}>
      <Box component="ol" aria-label="Steps" sx={{ display: 'flex', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {steps.map((name, at) => (
          <Box
            component="li"
            key={name}
            aria-current={at === step ? 'step' : undefined}
            aria-label={`${name}${at < step ? ', done' : ''}`}
            sx={{
              width: at === step ? 28 : 10,
              height: 10,
              borderRadius: 999,
              bgcolor: at <= step ? 'secondary.main' : 'outline.main',
            }}
          />
        ))}
      </Box>
      <Typography variant="caption" aria-hidden sx={{ color: 'text.secondary' }}>
        {step + 1} of {steps.length}: {steps[step]}
      </Typography>
    </Box>
  );
}

interface TeamConfirmProps {
  team: TeamName & { country?: string | null; points?: number | null; rank?: number | null };
  busy?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Is this your team? */
export function TeamConfirm({ team, busy = false, onYes, onNo }: TeamConfirmProps) {
  return (
    <Stack sx={{ alignItems: 'center', gap: 3, textAlign: 'center' }}>
      <Kit kit={team.kit} size={96} />
      <Typography variant="h2" sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}>
        {team.name}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {[team.manager, team.country].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="table">
        {formatCount(team.points)} points · {formatRank(team.rank)}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>Is this your team?</Typography>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button variant="outlined" disabled={busy} onClick={onNo}>
          No
        </Button>
        <Button variant="contained" disabled={busy} onClick={onYes}>
          Yes
        </Button>
      </Box>
    </Stack>
  );
}

interface CandidateRowProps {
  team: TeamName & { points?: number | null; rank?: number | null };
  /** Names of leagues both are in. */
  leagues?: readonly string[];
  state: RivalState;
  onToggle: () => void;
}

/** Somebody one might follow. */
export function CandidateRow({ team, leagues = [], state, onToggle }: CandidateRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
        listStyle: 'none',
      }}
    >
      <Kit kit={team.kit} size={36} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {team.name}
        </Typography>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {[
            team.manager,
            team.points != null && `${formatCount(team.points)} pts`,
            team.rank != null && formatRank(team.rank),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {leagues.length > 0 && (
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            Both in {leagues.join(', ')}
          </Typography>
        )}
      </Box>
      <RivalToggle state={state} teamName={team.name} onToggle={onToggle} />
    </Box>
  );
}

interface ExplainerSlideProps {
  title: string;
  children: ReactNode;
  art?: Art;
  /** A drawing of the thing itself, in place of the art. */
  picture?: ReactNode;
}

/** One thing the app does, said once. */
export function ExplainerSlide({ title, children, art = 'clipboard', picture }: ExplainerSlideProps) {
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 3, px: 4, py: 6 }}>
      {picture ?? <EmptyArt art={art} />}
      <Typography variant="h2">{title}</Typography>
      <Typography sx={{ maxWidth: '40ch' }}>{children}</Typography>
    </Stack>
  );
}
