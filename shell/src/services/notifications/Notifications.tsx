import { NotificationStack, type NoticeData } from '@touchline/design-system';
import type { NotificationItem } from '@touchline/shared/shell-store';
import { useSelector } from '@touchline/shared/store';
import { useMemo } from 'react';
import type { HostRoot } from '../store/shellStore';
import type { Notices } from './notices';

/** Props of a notification; the season pass uses the look of a warning. */
function drawn({ id, type, message, timeout, action }: NotificationItem, notices: Notices): NoticeData {
  return {
    id,
    type: type === 'season_pass' ? 'warning' : type,
    message,
    timeout,
    ...(action && { action: { label: action.label, onClick: () => notices.act(id) } }),
  };
}

/** The notifications on screen, from the shell and from remotes. */
export function Notifications({ notices }: { readonly notices: Notices }) {
  const items = useSelector(({ ui }: HostRoot) => ui.notifications);
  const shown = useMemo(() => items.map((item) => drawn(item, notices)), [items, notices]);
  return <NotificationStack notices={shown} onClose={notices.close} />;
}
