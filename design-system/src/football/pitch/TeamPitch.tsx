import { Box } from '../../components/base/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import type { PlayerCardData } from '../card/playerCardData';
import { Pitch } from './Pitch';
import { BenchStrip, PitchTeam, rowsOf, type CardContext } from './PitchTeam';

export interface PitchSide {
  lineup: readonly PlayerCardData[];
  subs: readonly PlayerCardData[];
  boosted?: boolean;
  /** Accessible name: the owner of the team. */
  label?: string;
}

interface TeamPitchProps extends CardContext, PitchSide {}

/** One team with its bench. */
export function TeamPitch({ lineup, subs, boosted, label, ...context }: TeamPitchProps) {
  return (
    <Box sx={{ borderRadius: 1.4, overflow: 'hidden' }}>
      <Pitch>
        <PitchTeam rows={rowsOf(lineup)} label={label} {...context} />
      </Pitch>
      {subs.length > 0 && <BenchStrip subs={subs} boosted={boosted} {...context} />}
    </Box>
  );
}

interface TwoTeamPitchProps extends CardContext {
  home: PitchSide;
  away: PitchSide;
  /** Chosen by the width of the window when absent. */
  orientation?: 'portrait' | 'landscape';
}

/** Two teams facing each other; their strikers meet at halfway. */
export function TwoTeamPitch({ home, away, orientation, ...context }: TwoTeamPitchProps) {
  const wide = useMediaQuery('(min-width:900px)');
  const lying = (orientation ?? (wide ? 'landscape' : 'portrait')) === 'landscape';
  const shape = lying ? 'landscape' : 'portrait';
  const benches = [
    { subs: home.subs, label: `${home.label ?? 'Home'} bench` },
    { subs: away.subs, label: `${away.label ?? 'Away'} bench` },
  ].filter(({ subs }) => lying || subs.length > 0);
  return (
    <Box sx={{ borderRadius: 1.4, overflow: 'hidden' }}>
      <Pitch mode="two" orientation={shape}>
        <PitchTeam rows={rowsOf(home.lineup)} label={home.label ?? 'Home'} orientation={shape} {...context} />
        <PitchTeam
          rows={rowsOf(away.lineup)}
          label={away.label ?? 'Away'}
          orientation={shape}
          mirrored
          {...context}
        />
      </Pitch>
      <Box sx={{ display: 'grid', gridTemplateColumns: lying ? '1fr 1fr' : 'minmax(0, 1fr)' }}>
        {benches.map(({ subs, label }) => (
          <BenchStrip key={label} subs={subs} label={label} showLabel {...context} />
        ))}
      </Box>
    </Box>
  );
}

/** Placeholder before there is a team: lines, dashed positions, and text in the centre circle. */
export function PendingPitch({ children }: { children?: ReactNode }) {
  return (
    <Box sx={{ borderRadius: 1.4, overflow: 'hidden' }}>
      <Pitch mode="pending">
        <Box
          aria-hidden
          sx={{ flex: 1, display: 'flex', flexDirection: 'column', justifyContent: 'space-around', py: 2 }}
        >
          {[1, 4, 4, 2].map((places, row) => (
            <Box key={row} sx={{ display: 'flex', justifyContent: 'space-around' }}>
              {Array.from({ length: places }, (_, place) => (
                <Box
                  key={place}
                  sx={{
                    width: 60,
                    height: 72,
                    borderRadius: 1,
                    border: '1.5px dashed',
                    borderColor: 'pitch.line',
                  }}
                />
              ))}
            </Box>
          ))}
        </Box>
        {children && (
          <Box
            sx={{
              position: 'absolute',
              top: '50%',
              left: '50%',
              transform: 'translate(-50%, -50%)',
              maxWidth: '80%',
              px: 4,
              py: 2,
              borderRadius: 1,
              textAlign: 'center',
              fontWeight: 600,
              color: 'pitch.text',
              bgcolor: 'pitch.dark',
            }}
          >
            {children}
          </Box>
        )}
      </Pitch>
    </Box>
  );
}
