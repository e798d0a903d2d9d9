import { later, openedLater, SkeletonPitch } from '@touchline/design-system';
import type { FootballerSheetProps, PitchProps, ShellServices } from '@touchline/shared/contract/host';
import { sayMissing } from '../popups/sayMissing';
import { RemoteWidget } from '../remotes/RemoteWidget';

/** The pitch for remotes; its code loads with the first page that renders one. */
export const Pitch = later<PitchProps>({
  load: () => import(/* webpackChunkName: "pitch" */ '../pitch/Pitch'),
  what: 'pitch',
  waiting: <SkeletonPitch what="pitch" />,
});

const SheetLater = openedLater(() => import(/* webpackChunkName: "sheet" */ '../pitch/FootballerSheet'));

function FootballerSheet(props: FootballerSheetProps) {
  const onMissing = () => {
    props.onClose();
    sayMissing();
  };
  return <SheetLater {...props} open onMissing={onMissing} />;
}

/** Components of the shell that remotes render through the contract. */
export const shellComponents: ShellServices['components'] = { Pitch, FootballerSheet, RemoteWidget };
