import { PaywallBlock } from '@touchline/design-system';
import { Dialog } from '@touchline/design-system/popups';
import { buildLink } from '@touchline/shared/contract';
import type { PassPrompt } from '@touchline/shared/contract/host';
import { paywallTexts } from '@touchline/shared/domain';
import { useNavigate } from '@touchline/shared/router';
import { useDispatch, useSelector } from '@touchline/shared/store';
import type { HostRoot } from '../../services/store/shellStore';
import { behindLock } from './behindLock';
import { passCardClosed } from '../../services/store/popups.slice';
import { useShell } from '../../services/context/ShellContext';

/** Explains the season pass after a click on a locked value. */
export default function PassCard() {
  const { services } = useShell();
  const prompt = useSelector(({ popups }: HostRoot) => popups.passCard);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const close = () => void dispatch(passCardClosed());
  const openPass = ({ location, returnTo }: PassPrompt) => {
    services.track('sp_notif', { location, step: 'open_pass' });
    close();
    void navigate(buildLink('season_pass', { query: { return_to: returnTo } }));
  };
  if (!prompt) return null;
  return (
    <Dialog
      open
      onClose={close}
      maxWidth="xs"
      fullWidth
      slotProps={{ paper: { 'aria-label': paywallTexts.title } }}
    >
      <PaywallBlock behind={behindLock(prompt)} onOpenPass={() => openPass(prompt)} onDismiss={close} />
    </Dialog>
  );
}
