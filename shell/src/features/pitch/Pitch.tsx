import { Box, Typography } from '@touchline/design-system';
import {
  MetricSwitcher,
  PendingPitch,
  TeamPitch,
  TwoTeamPitch,
  type PitchSide as DrawnSide,
  type PlayerCardData,
} from '@touchline/design-system/pitch';
import { useContent, useFantasy, useHasPass, useUser } from '@touchline/shared/contract';
import type { PitchProps } from '@touchline/shared/contract/host';
import {
  defaultExpectedKind,
  type ExpectedKind,
  isMetric,
  metrics,
  startMetric,
  type MetricKey,
  type AccountId,
  type FootballerId,
  type GameweekNumber,
} from '@touchline/shared/domain';
import { metricChosen } from '@touchline/shared/shell-store';
import { useDispatch, useSelector } from '@touchline/shared/store';
import type { Card, Pitch as PitchData, PitchSide } from '@touchline/shared/wire';
import { useEffect, useMemo, useState } from 'react';
import { ServerCountdown } from '../../services/components/ServerCountdown';
import type { HostRoot } from '../../services/store/shellStore';
import { rememberCards } from './knownCards';
import { PitchLegend } from './PitchLegend';
import { isCardLocked, isSuggestedCard, toPlayerCard } from './toPlayerCard';
import { useShell } from '../../services/context/ShellContext';

/** The pitch of the app: metric switcher, one or two teams or a pending one, bench, legend. */
export default function Pitch(props: PitchProps) {
  const { pitch, label, initialMetric, choiceWinsIn, pendingUntil, followsAnother, children } = props;
  const allowed = useMemo(() => pitch.info.views.filter(isMetric), [pitch.info.views]);
  const { metric, change } = usePitchMetric(allowed, initialMetric, choiceWinsIn);
  const fantasy = useFantasy();
  const view = fantasy?.rivals_config.label;
  const expected = fantasy?.expected_points ?? defaultExpectedKind;
  const pass = useHasPass();
  const sides = sidesOf(pitch);
  useEffect(() => rememberCards(sides.flatMap(cardsOf)), [sides]);

  return (
    <Box component="section" aria-label={label}>
      {/* The metric applies to all pitches, so that one switcher serves both. */}
      <Box sx={{ visibility: followsAnother ? 'hidden' : undefined }}>
        <MetricSwitcher
          metrics={metrics.filter(({ key }) => allowed.includes(key))}
          labels={view === undefined ? undefined : { rivals: view }}
          value={metric}
          pass={pass}
          onChange={change}
        />
      </Box>
      {children}
      {pendingUntil ? (
        <PendingPitch>
          <Typography component="p" variant="body2">
            Line-ups are not known yet
          </Typography>
          <ServerCountdown to={pendingUntil} past="any minute now" />
        </PendingPitch>
      ) : (
        <Teams {...props} metric={metric} />
      )}
      <PitchLegend
        isSuggestion={isSuggestion(sides.flatMap(cardsOf))}
        isMatch={isMatch(sides.flatMap(cardsOf))}
        gameweek={pitch.info.gameweek_id ?? fantasy?.gameweek_id ?? null}
        hasProvisional={sides.flatMap(cardsOf).some(({ provisional_bonus }) => provisional_bonus > 0)}
        expected={expectedIn(metric, expected)}
      />
    </Box>
  );
}

const emptySide: PitchSide = { pitch: [], subs: [] };
const cardsOf = (side: PitchSide): Card[] => [...side.pitch.flat(), ...side.subs];
const sidesOf = ({ team, home, away }: PitchData) => [team, home, away].filter((side) => side !== undefined);

const isSuggestion = (cards: readonly Card[]) =>
  cards.some(isSuggestedCard) && cards.every(({ pick }) => pick === undefined);

/** Footballers of clubs, who are no manager's picks. */
const isMatch = (cards: readonly Card[]) => cards.length > 0 && cards.every(({ pick }) => pick === undefined);

/** Whose expected points a metric shows: those of the running gameweek are always the game's. */
function expectedIn(metric: MetricKey, chosen: ExpectedKind): ExpectedKind | undefined {
  if (metric === 'ep_this') return 'official';
  return metric === 'ep_next' ? chosen : undefined;
}

interface TeamsProps extends Pick<PitchProps, 'pitch' | 'label' | 'sides' | 'dimmed'> {
  readonly metric: MetricKey;
}

const defaultNames = { home: 'Home', away: 'Away' };

function Teams({ pitch, metric, label, sides: names = defaultNames, dimmed = [] }: TeamsProps) {
  const { services } = useShell();
  const state = useFantasy();
  const content = useContent();
  const userId = (useUser()?.id ?? '') as AccountId;
  const pass = useHasPass();
  const { busy, watch } = useWatching();
  const gameweek = pitch.info.gameweek_id ?? state?.gameweek_id ?? 0;

  const drawn = (side: PitchSide, sideLabel?: string): DrawnSide => {
    const draw = (card: Card) => ({
      ...toPlayerCard(card, { state, content }),
      watchBusy: busy.includes(card.id),
      dimmed: dimmed.includes(card.id),
    });
    return {
      lineup: side.pitch.flat().map(draw),
      subs: side.subs.map(draw),
      boosted: side.subs.length > 0 && side.subs.every(({ pick }) => (pick?.multiplier ?? 0) > 0),
      ...(sideLabel && { label: sideLabel }),
    };
  };
  const wire = new Map(
    sidesOf(pitch)
      .flatMap(cardsOf)
      .map((card) => [card.id as number, card]),
  );
  const context = {
    metric,
    gameweek,
    ...(state && { benchmarks: state.benchmarks }),
    isLocked: ({ id }: PlayerCardData) => {
      const card = wire.get(id);
      return card !== undefined && isCardLocked(card, { userId, gameweek, metric, pass });
    },
    onSelect: ({ id }: PlayerCardData) => services.openFootballerSheet(id as FootballerId),
    onOpenPass: () => services.openPassCard({ location: 'pitch', step: metric }),
    onWatch: ({ id }: PlayerCardData) => void watch(id as FootballerId),
  };

  if (pitch.info.single_team) return <TeamPitch {...drawn(pitch.team ?? emptySide, label)} {...context} />;
  return (
    <TwoTeamPitch
      home={drawn(pitch.home ?? emptySide, names.home)}
      away={drawn(pitch.away ?? emptySide, names.away)}
      {...context}
    />
  );
}

/**
 * The metric of this pitch: the page's initial one until the user picks another, which applies to all
 * pitches.
 * @param choiceWinsIn gameweek in which an earlier choice counts as well
 */
function usePitchMetric(
  allowed: readonly MetricKey[],
  initial: string | undefined,
  choiceWinsIn: GameweekNumber | undefined,
) {
  const { services } = useShell();
  const dispatch = useDispatch();
  const stored = useSelector(({ ui }: HostRoot) => ui.metric);
  const storedIn = useSelector(({ ui }: HostRoot) => ui.metricGameweek);
  const gameweek = useFantasy()?.gameweek_id ?? null;
  const [hasChosenHere, setChosen] = useState(false);
  const hasChosen = hasChosenHere || (choiceWinsIn !== undefined && storedIn === choiceWinsIn);
  const metric = startMetric(stored, hasChosen ? undefined : initial, allowed);
  const change = (next: MetricKey, before: MetricKey) => {
    setChosen(true);
    dispatch(metricChosen(next, gameweek));
    services.track('metric_switcher', { metric: next, old_metric: before });
  };
  return { metric, change };
}

/** Stars whose request is pending spin. */
function useWatching() {
  const { services } = useShell();
  const [busy, setBusy] = useState<readonly number[]>([]);
  const watch = async (id: FootballerId) => {
    setBusy((before) => [...before, id]);
    await services.toggleWatch(id);
    setBusy((before) => before.filter((one) => one !== id));
  };
  return { busy, watch };
}
