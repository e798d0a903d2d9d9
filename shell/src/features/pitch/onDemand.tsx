import { later, openedLater, SkeletonPitch } from '@touchline/design-system';
import type { FootballerSheetProps, PitchProps } from '@touchline/shared/contract/host';
import { useShell } from '../../services/context/ShellContext';
import { sayMissing } from '../../services/components/sayMissing';

/** The pitch; its code loads with the first page that renders one. */
export const Pitch = later<PitchProps>({
  load: () => import(/* webpackChunkName: "pitch" */ './Pitch'),
  what: 'pitch',
  waiting: <SkeletonPitch what="pitch" />,
});

const SheetLater = openedLater(() => import(/* webpackChunkName: "sheet" */ './FootballerSheet'));

/** A footballer's sheet; its code loads when the first one is opened. */
export function FootballerSheet(props: FootballerSheetProps) {
  const { services } = useShell();
  const onMissing = () => {
    props.onClose();
    sayMissing(services);
  };
  return <SheetLater {...props} open onMissing={onMissing} />;
}
