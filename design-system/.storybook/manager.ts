import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { palettes } from '../src/theme/tokens';

const { header, background, text, primary, divider } = palettes.light;

/** The app's own mark and name at the top of the sidebar; the same drawing as the app's icon. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="190" height="40" viewBox="0 0 190 40">
  <g transform="scale(.625)"><rect width="64" height="64" rx="14" fill="${header.bg}"/>
  <path d="M20 12v32M20 26a18 18 0 0 1 18 18" fill="none" stroke="${header.text}" stroke-width="4" stroke-linecap="round"/>
  <path d="M12 46h42" stroke="${header.accent}" stroke-width="5" stroke-linecap="round"/></g>
  <text x="52" y="28" font-family="system-ui, sans-serif" font-size="22" font-weight="800" fill="${text.primary}">Touchline</text>
</svg>`;

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Touchline',
    brandImage: `data:image/svg+xml,${encodeURIComponent(mark)}`,
    brandTarget: '_self',
    colorPrimary: primary.main,
    colorSecondary: primary.main,
    appBg: background.default,
    appContentBg: background.paper,
    appBorderColor: divider,
    textColor: text.primary,
    barBg: background.paper,
  }),
});
