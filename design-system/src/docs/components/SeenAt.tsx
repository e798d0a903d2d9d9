import { useOf } from '@storybook/addon-docs/blocks';
import { Box } from '../../components/base/Box';
import { useEffect, useRef, useState } from 'react';
import { Segments } from '../../components/choices/Segments';
import { Themed } from '../specimens';
import { frameHeight } from './frameHeight';

interface Setting {
  /** Width of the frame in pixels. */
  readonly width: number;
  /** Values of the toolbars, as in Storybook's addresses. */
  readonly globals?: string;
}

const settings = {
  '320': { width: 320 },
  '390': { width: 390 },
  '1280': { width: 1280 },
  'Text 200 %': { width: 390, globals: 'text:double' },
  'Right to left': { width: 390, globals: 'direction:rtl' },
  Dark: { width: 390, globals: 'scheme:dark' },
} satisfies Record<string, Setting>;

type Name = keyof typeof settings;
const options = (Object.keys(settings) as Name[]).map((value) => ({ value, label: value }));

interface SeenAtProps {
  /** The story that is drawn. */
  readonly of: Parameters<typeof useOf>[0];
}

/**
 * One story in a window of its own: at three widths, with text of twice the size, right to left, and in the dark. A frame and not a
 * narrow box, because components ask for the width of the window.
 */
export function SeenAt({ of }: SeenAtProps) {
  const { story } = useOf(of, ['story']);
  const [name, setName] = useState<Name>('320');
  const { width, globals }: Setting = settings[name];
  const address = `iframe.html?id=${story.id}&viewMode=story${globals ? `&globals=${globals}` : ''}`;
  return (
    <Themed>
      <Box sx={{ display: 'grid', gap: 3, my: 4 }}>
        <Segments label="Seen at" value={name} options={options} onChange={setName} />
        <Box sx={{ overflowX: 'auto', border: 1, borderColor: 'divider' }}>
          <GrowingFrame key={address} title={`${story.name}, ${name}`} address={address} width={width} />
        </Box>
      </Box>
    </Themed>
  );
}

/** A frame as high as its content, within limits. */
function GrowingFrame({ title, address, width }: { title: string; address: string; width: number }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(160);
  useEffect(() => {
    // Stories are drawn some time after the frame has loaded, and content of the same origin can be measured.
    const timer = setInterval(() => {
      const measured = frame.current ? frameHeight(frame.current.contentDocument) : undefined;
      if (measured !== undefined) setHeight(measured);
    }, 500);
    return () => clearInterval(timer);
  }, []);
  return (
    <iframe ref={frame} title={title} src={address} loading="lazy" style={{ width, height, border: 0 }} />
  );
}
