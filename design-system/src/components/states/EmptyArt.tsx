import { Box } from '../base/Box';
import type { ReactNode } from 'react';

export type Art = 'cornerFlag' | 'bench' | 'clipboard' | 'whistle' | 'stand';

const drawings: Record<Art, ReactNode> = {
  cornerFlag: (
    <>
      <path d="M36 104V22" />
      <path className="accent" d="m36 24 40 13-40 13" />
      <path d="M14 104h92M36 78c18 2 28 10 32 26" />
    </>
  ),
  bench: (
    <>
      <path d="M18 66h84M18 80h84M28 66V46h64v20" />
      <path d="M30 80v24M90 80v24M12 104h96" />
      <path className="accent" d="M12 46c8-22 88-22 96 0" />
    </>
  ),
  clipboard: (
    <>
      <rect x="30" y="24" width="60" height="82" rx="8" />
      <path d="M48 24v-6h24v6M44 92h22" />
      <path className="accent" d="m44 46 9 9m0-9-9 9M74 74a6 6 0 1 1-.1 0M52 66c10 2 12-12 22-12" />
    </>
  ),
  whistle: (
    <>
      <circle cx="50" cy="72" r="24" />
      <circle cx="50" cy="72" r="8" />
      <path d="M50 48h52v14l-28 6" />
      <path className="accent" d="M88 34l6-12M76 34l-2-12M100 40l12-6" />
    </>
  ),
  stand: (
    <>
      <path d="M12 96h96M20 96V44l40-18 40 18v52" />
      <path d="M20 60h80M20 78h80M40 60v36M60 60v36M80 60v36" />
      <path className="accent" d="M60 26V12l14 5-14 5" />
    </>
  ),
};

/** A small decorative drawing above the text. */
export function EmptyArt({ art }: { art: Art }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 120 120"
      aria-hidden
      sx={{
        width: 120,
        height: 120,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2.5,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        color: 'primary.main',
        '& .accent': { stroke: (theme) => theme.vars.palette.secondary.main },
      }}
    >
      {drawings[art]}
    </Box>
  );
}
