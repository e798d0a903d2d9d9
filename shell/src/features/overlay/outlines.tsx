import { Box } from '@touchline/design-system';
import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType, type RefObject } from 'react';
import { createPortal } from 'react-dom';

/** Whether outlines are shown: one for the app, and it lives as long as the page. */
export interface OutlineSwitch {
  readonly isOn: () => boolean;
  readonly set: (on: boolean) => void;
  /** @returns ends the subscription */
  readonly subscribe: (onChange: () => void) => () => void;
}

export function createOutlineSwitch(): OutlineSwitch {
  let isOn = false;
  const listeners = new Set<() => void>();
  return {
    isOn: () => isOn,
    set(on) {
      isOn = on;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What the elements between two marks cover, in pixels of the document; nothing where none has a size. */
export function areaBetween(start: Element, end: Element): Area | undefined {
  const boxes: DOMRect[] = [];
  for (let one = start.nextElementSibling; one && one !== end; one = one.nextElementSibling)
    boxes.push(one.getBoundingClientRect());
  const shown = boxes.filter(({ width, height }) => width > 0 && height > 0);
  if (shown.length === 0) return undefined;
  const left = Math.min(...shown.map((box) => box.left));
  const top = Math.min(...shown.map((box) => box.top));
  return {
    left: left + window.scrollX,
    top: top + window.scrollY,
    width: Math.max(...shown.map((box) => box.right)) - left,
    height: Math.max(...shown.map((box) => box.bottom)) - top,
  };
}

const isSame = (one: Area | undefined, other: Area | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Parts grow as their data arrives; a look twice a second is enough for who reads them. */
const pollEveryMs = 500;

interface Marks {
  readonly start: RefObject<Element | null>;
  readonly end: RefObject<Element | null>;
}

function useArea({ start, end }: Marks): Area | undefined {
  const [area, setArea] = useState<Area>();
  useEffect(() => {
    function measure() {
      if (!start.current || !end.current) return;
      const seen = areaBetween(start.current, end.current);
      setArea((before) => (isSame(before, seen) ? before : seen));
    }
    measure();
    const timer = setInterval(measure, pollEveryMs);
    return () => clearInterval(timer);
  }, [start, end]);
  return area;
}

/** A frame around what was drawn, with its owner's name; the page below it works as before. */
function Outline({ who, ...marks }: Marks & { readonly who: string }) {
  const area = useArea(marks);
  if (!area) return null;
  return createPortal(
    <Box
      role="note"
      aria-label={`Drawn by ${who}`}
      style={{ ...area }}
      sx={{
        position: 'absolute',
        border: '2px dashed',
        borderColor: 'warning.main',
        pointerEvents: 'none',
        zIndex: 'tooltip',
      }}
    >
      <Box
        component="span"
        sx={{ bgcolor: 'text.primary', color: 'background.paper', typography: 'caption', px: 1 }}
      >
        {who}
      </Box>
    </Box>,
    document.body,
  );
}

/**
 * The component, with a frame around it while the switch is on. The component keeps its place among its siblings, and with it its state.
 *
 * @param who as the frame says it
 */
export function outlined<Props extends object>(
  Part: ComponentType<Props>,
  who: () => string,
  outlines: OutlineSwitch,
): ComponentType<Props> {
  return function Outlined(props: Props) {
    const isOn = useSyncExternalStore(outlines.subscribe, outlines.isOn);
    const start = useRef<HTMLTemplateElement>(null);
    const end = useRef<HTMLTemplateElement>(null);
    return (
      <>
        {isOn && <template ref={start} />}
        <Part {...props} />
        {isOn && <template ref={end} />}
        {isOn && <Outline who={who()} start={start} end={end} />}
      </>
    );
  };
}
