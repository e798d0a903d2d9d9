import { useFantasy, useUser } from '@touchline/shared/contract';
import { onboardingStart, type OnboardingStep, type TeamId } from '@touchline/shared/domain';
import { useEffect, useState } from 'react';
import { useShell } from '../../services/context/ShellContext';
import type { Team } from '@touchline/shared/wire';
import { ConfirmTeam } from './ConfirmTeam';
import { Explainer } from './Explainer';
import { OnboardingFrame } from './OnboardingFrame';
import { PickRivals } from './PickRivals';
import { TeamIdStep } from './TeamIdStep';
import { UnlinkedTeam } from './UnlinkedTeam';
import { useFinish } from './useFinish';
import { useTeamInAddress } from './useTeamInAddress';

interface OnboardingProps {
  /** The finalize request is pending, or has succeeded and the page is about to reload. */
  readonly isFinishing: boolean;
  readonly onFinishing: (isFinishing: boolean) => void;
}

/** For users with a confirmed email who have no team yet or have not finished the first steps. */
export default function Onboarding({ isFinishing, onFinishing }: OnboardingProps) {
  const { services } = useShell();
  const state = useFantasy();
  const user = useUser();
  const [step, setStep] = useState<OnboardingStep>(() =>
    onboardingStart(Boolean(state?.team), state?.rivals.length ?? 0),
  );
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Team>();
  const [rivals, setRivals] = useState<readonly TeamId[]>(state?.rivals ?? []);
  const teamId = found?.id ?? state?.team?.id ?? null;
  // Kept from the first render: linking a team removes it while the next step still depends on it.
  const [unlinked] = useState(user?.unlinked);
  const finish = useFinish(onFinishing);
  useTeamInAddress({
    isWanted: step === 0 && !unlinked,
    onFound: (team) => {
      setFound(team);
      setStep(1);
    },
    onProblem: setQuery,
  });

  useEffect(() => {
    services.track('auth_view', { view: viewNames[step], team_id: teamId });
    // A change of the team alone is no new view.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [services, step]);

  return (
    <OnboardingFrame
      step={step}
      of={unlinked ? stepsOfReturning : titles.length}
      title={titles[step]}
      username={user?.username ?? ''}
    >
      {step === 0 && unlinked && <UnlinkedTeam unlinked={unlinked} season={state?.season} />}
      {step === 0 && (
        <TeamIdStep
          query={query}
          onQuery={setQuery}
          onFound={(team) => {
            setFound(team);
            setStep(1);
          }}
        />
      )}
      {step === 1 && found && (
        <ConfirmTeam team={found} onConfirmed={() => setStep(2)} onBack={() => setStep(0)} />
      )}
      {step === 2 && (
        <PickRivals
          rivals={rivals}
          onRivals={setRivals}
          onDone={() => (unlinked ? void finish() : setStep(3))}
        />
      )}
      {step === 3 && <Explainer isFinishing={isFinishing} onFinishing={onFinishing} />}
    </OnboardingFrame>
  );
}

const viewNames = [
  'onboarding_team',
  'onboarding_confirm',
  'onboarding_rivals',
  'onboarding_slides',
] as const;
const titles = ['Link your team', 'Is this your team?', 'Pick your rivals', 'How Touchline works'] as const;
/** Managers of last season skip the explainer. */
const stepsOfReturning = 3;
