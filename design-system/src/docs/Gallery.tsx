import { Box } from '../components/base/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { Typography } from '../components/base/Typography';
import { useState, type ComponentType, type ReactNode } from 'react';
import { Crest } from '../football/crest/Crest';
import { clubLooks } from '../football/data/clubLooks';
import * as muiIcons from '../icons/muiIcons';
import * as ownIcons from '../icons/ownIcons';
import { Themed } from './specimens';

/** Every icon; a press copies the name that it is imported by. */
export function Icons() {
  const icons = Object.entries({ ...ownIcons, ...muiIcons }) as [string, ComponentType<SvgIconProps>][];
  return (
    <Gallery>
      {icons.map(([name, Icon]) => (
        <CopyTile key={name} label={name.replace(/Icon$/, '')} text={name}>
          <Icon />
        </CopyTile>
      ))}
    </Gallery>
  );
}

/** Every crest; a press copies its element. */
export function Crests() {
  return (
    <Gallery>
      {Object.keys(clubLooks).map((code) => (
        <CopyTile key={code} label={code} text={`<Crest code="${code}" size={32} />`}>
          <Crest code={code} size={32} />
        </CopyTile>
      ))}
    </Gallery>
  );
}

function Gallery({ children }: { children: ReactNode }) {
  return (
    <Themed>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
          gap: 2,
          p: 0,
          listStyle: 'none',
        }}
      >
        {children}
      </Box>
    </Themed>
  );
}

interface CopyTileProps {
  readonly label: string;
  /** What is copied. */
  readonly text: string;
  readonly children: ReactNode;
}

function CopyTile({ label, text, children }: CopyTileProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      // Without permission nothing was copied, and the label stays as it is.
      () => setIsCopied(false),
    );
  return (
    <li>
      <ButtonBase
        onClick={() => void copy()}
        onBlur={() => setIsCopied(false)}
        title={text}
        sx={{
          display: 'grid',
          justifyItems: 'center',
          gap: 1,
          p: 2,
          width: '100%',
          border: 1,
          borderColor: 'divider',
        }}
      >
        {children}
        <Typography variant="caption" aria-live="polite">
          {isCopied ? 'Copied' : label}
        </Typography>
      </ButtonBase>
    </li>
  );
}
