import { Box } from '../base/Box';
import IconButton from '@mui/material/IconButton';
import { useState, type ReactNode } from 'react';
import { openedLater } from '../later/openedLater';
import type { ProfileItemsProps } from './ProfileDropdown';

// The menu's code loads when it is first opened.
const ProfileDropdown = openedLater(() => import(/* webpackChunkName: "profile" */ './ProfileDropdown'));

interface ProfileMenuProps extends ProfileItemsProps {
  /** The own kit; without it the first letter of the name. */
  avatar?: ReactNode;
  /** Called when the shell closes the menu (navigation, back button). */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Profile button with its menu. */
export function ProfileMenu({ avatar, open: openByOwner, onOpenChange, ...items }: ProfileMenuProps) {
  const { user, pass } = items;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [ownOpen, setOwnOpen] = useState(false);
  const open = openByOwner ?? ownOpen;
  const change = onOpenChange ?? setOwnOpen;
  return (
    <>
      <IconButton
        ref={setAnchor}
        onClick={() => change(!open)}
        aria-label={`Profile of ${user.username}`}
        aria-haspopup="menu"
        aria-expanded={open}
        sx={{ p: 1 }}
      >
        <ProfileAvatar name={user.username} pass={pass} avatar={avatar} />
      </IconButton>
      {anchor && (
        <ProfileDropdown
          {...items}
          anchor={anchor}
          open={open}
          onClose={() => change(false)}
          onMissing={() => change(false)}
        />
      )}
    </>
  );
}

/** The own kit with the gold notch of pass holders. */
function ProfileAvatar({ name, pass, avatar }: { name: string; pass: boolean; avatar?: ReactNode }) {
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          overflow: 'hidden',
          width: 34,
          height: 34,
          borderRadius: '50%',
          bgcolor: 'background.paper',
          color: 'text.primary',
          fontSize: '0.9rem',
        }}
      >
        {avatar ?? name.slice(0, 1).toUpperCase()}
      </Box>
      {pass && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            right: -2,
            top: -2,
            width: 12,
            height: 12,
            bgcolor: 'secondary.main',
            borderRadius: '0 6px 0 6px',
          }}
        />
      )}
    </Box>
  );
}
