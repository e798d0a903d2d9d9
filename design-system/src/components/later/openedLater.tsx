import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

interface Opening {
  open: boolean;
  /** Called if the code did not load: close it, and show an error. The next opening tries again. */
  onMissing: () => void;
}

/**
 * A sheet, menu or dialog whose code loads when it is first opened. `lazy` would cache a failure and unmount
 * the whole page.
 *
 * @param load `() => import(…)`
 */
export function openedLater<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props & Opening> {
  return function OpenedLater(props: Props & Opening) {
    const { open, onMissing } = props;
    const [part, setPart] = useState<{ Part: ComponentType<Props> }>();
    const isWanted = open && part === undefined;
    const missing = useEffectEvent(onMissing);
    useEffect(() => {
      if (!isWanted) return;
      let isHere = true;
      load().then(
        ({ default: Part }) => isHere && setPart({ Part }),
        () => isHere && missing(),
      );
      return () => {
        isHere = false;
      };
    }, [isWanted]);
    return part ? <part.Part {...props} /> : null;
  };
}
