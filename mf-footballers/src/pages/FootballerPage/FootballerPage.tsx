import {
  Box,
  KpiRow,
  PaywallCell,
  PaywallRow,
  Section,
  SkeletonChart,
  Typography,
  later,
} from '@touchline/design-system';
import { usePassCardOpener, useShell, useFantasy, type PassCardOpener } from '@touchline/shared/contract';
import { defaultExpectedKind, expectedWords, type ExpectedKind } from '@touchline/shared/domain';
import { formatCount, formatDec1, formatPoints } from '@touchline/shared/format';
import type { FootballerDefault } from '@touchline/shared/wire';
import { FootballerFrame } from '../../components/footballer/FootballerFrame';

/** The chart's library is larger than the rest of the page: it loads after the content. */
const LastGameweeks = later({
  load: () => import(/* webpackChunkName: "LastGameweeks" */ './LastGameweeks'),
  what: 'points by gameweek',
  waiting: <SkeletonChart what="points by gameweek" />,
});

/** One footballer: key figures, last gameweeks, owners. Route: /footballer/:id */
export default function FootballerPage() {
  const passCardOpener = usePassCardOpener();
  const expected = useFantasy()?.expected_points ?? defaultExpectedKind;
  return (
    <FootballerFrame part="footballerDefault" pace="live" what="player">
      {(player) => (
        <>
          <KpiRow items={keyFigures(player.kpis, expected, passCardOpener)} />
          <LastGameweeks gameweeks={player.gameweeks} />
          <Owners player={player} />
        </>
      )}
    </FootballerFrame>
  );
}

function keyFigures(
  { total_points, per_match, minutes, locked, form, ep_next }: FootballerDefault['kpis'],
  expected: ExpectedKind,
  passCardOpener: PassCardOpener,
) {
  const gated = (label: string, value: number | null | undefined) =>
    value === undefined && locked ? (
      <PaywallCell what={label} onOpenPass={passCardOpener('footballer', label)} />
    ) : (
      formatDec1(value)
    );
  return [
    { label: 'Total', value: formatPoints(total_points) },
    { label: 'Form', value: gated('Form', form) },
    { label: 'Per match', value: formatDec1(per_match) },
    {
      label: 'EP next',
      value: gated('EP next', ep_next),
      note: expectedWords[expected].label.toLowerCase(),
    },
    { label: 'Minutes', value: formatCount(minutes) },
  ];
}

function Owners({ player: { config, owners, owners_locked } }: { player: FootballerDefault }) {
  const passCardOpener = usePassCardOpener();
  const shell = useShell();
  return (
    <Section title={`Owned by: ${config.label}`} look="card">
      {owners_locked && <PaywallRow onOpenPass={passCardOpener('footballer', 'owners')} />}
      {!owners_locked && owners.length === 0 && <Typography>Nobody in this view owns him.</Typography>}
      <Box component="ul" aria-label="Owners" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {owners.map(({ id, name, status }) => (
          <Box component="li" key={id} sx={owner}>
            <Box component="button" type="button" onClick={() => shell.openTeamPopup(id)} sx={ownerName}>
              {name}
            </Box>
            <span>{status}</span>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const owner = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  py: 1,
  '@media (pointer: coarse)': { py: 0 },
} as const;

const focus = { outline: '2px solid', outlineColor: 'focus.main', outlineOffset: '2px' } as const;

const ownerName = {
  all: 'unset',
  cursor: 'pointer',
  textDecoration: 'underline',
  '&:focus-visible': focus,
  '@media (pointer: coarse)': { lineHeight: '44px' },
} as const;
