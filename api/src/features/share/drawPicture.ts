import { renderAsync, Resvg } from '@resvg/resvg-js';
import { unavailable } from '../../platform/http/problems';

/** Text uses a system font: the pages' own fonts are in a format that only browsers read. */
const font = { loadSystemFonts: true, sansSerifFamily: 'Liberation Sans', defaultFontFamily: 'DejaVu Sans' };

/** Renders an SVG as PNG. @throws 503 on a machine without any font */
export type DrawPicture = (svg: string) => Promise<Buffer>;

/** Fonts are looked for with the first picture, because most processes draw none. */
export function createDrawPicture(): DrawPicture {
  let hasFont: boolean | undefined;
  return async (svg) => {
    hasFont ??= canWrite();
    if (!hasFont) throw unavailable('Pictures cannot be drawn here: this server has no font.');
    const picture = await renderAsync(svg, { font });
    return picture.asPng();
  };
}

function canWrite(): boolean {
  const letter =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text y="30" font-size="30">M</text></svg>';
  return new Resvg(letter, { font }).getBBox() !== undefined;
}
