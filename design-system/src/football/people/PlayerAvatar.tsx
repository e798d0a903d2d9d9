import Box from '@mui/material/Box';
import { useState } from 'react';
import { Kit, type KitColours } from '../kit/Kit';

interface PlayerAvatarProps {
  footballer: { name: string; position?: string; kit?: KitColours | null; photoUrl?: string | null };
  mode?: 'kit' | 'photo';
  size?: number;
}

/** A photo if allowed and loaded, else the kit; never a broken image. */
export function PlayerAvatar({ footballer, mode = 'kit', size = 40 }: PlayerAvatarProps) {
  const { kit, photoUrl, position } = footballer;
  const [broken, setBroken] = useState<string>();
  if (mode === 'photo' && photoUrl && broken !== photoUrl) {
    return (
      <Box
        component="img"
        src={photoUrl}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        onError={() => setBroken(photoUrl)}
        sx={{ display: 'block', borderRadius: '50%', objectFit: 'cover' }}
      />
    );
  }
  return <Kit kit={kit} size={size} keeper={position === 'GKP'} />;
}
