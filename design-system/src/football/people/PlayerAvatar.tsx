import { Box } from '../../components/base/Box';
import { useState } from 'react';
import { Kit, kitSizes, type KitColours, type KitSize } from '../kit/Kit';

interface PlayerAvatarProps {
  footballer: { name: string; position?: string; kit?: KitColours | null; photoUrl?: string | null };
  mode?: 'kit' | 'photo';
  /** Pixels, or the specification's names; a large one is never wider than its place. */
  size?: KitSize;
}

/** A photo if allowed, with the kit in its place until it is loaded; never a broken image. */
export function PlayerAvatar({ footballer, mode = 'kit', size = 40 }: PlayerAvatarProps) {
  const { kit, photoUrl, position } = footballer;
  const [broken, setBroken] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const placeholder = <Kit kit={kit} size={size} keeper={position === 'GKP'} />;
  if (mode !== 'photo' || !photoUrl || broken === photoUrl) return placeholder;
  const pixels = typeof size === 'number' ? size : kitSizes[size];
  // A photo that was loaded before the page hydrated has no load event.
  const checkImage = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setLoaded(photoUrl);
  };
  return (
    <Box
      component="span"
      sx={{ display: 'block', position: 'relative', width: pixels, maxWidth: '100%', aspectRatio: '1' }}
    >
      {loaded !== photoUrl && placeholder}
      <Box
        component="img"
        ref={checkImage}
        src={photoUrl}
        alt=""
        width={pixels}
        height={pixels}
        loading="lazy"
        onLoad={() => setLoaded(photoUrl)}
        onError={() => setBroken(photoUrl)}
        sx={photo}
      />
    </Box>
  );
}

const photo = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  borderRadius: '50%',
  objectFit: 'cover',
} as const;
