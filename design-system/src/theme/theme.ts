import { createTheme } from '@mui/material/styles';
import './augmentation';
import { componentStyles } from './componentStyles';
import { schemeAttribute } from './scheme';
import { breakpoint, layer, space } from './madeTokens';
import { palettes, radius } from './tokens';
import { typography } from './typography';

/** The theme. Both schemes are CSS variables (`--tl-…`), so a change of scheme triggers no render. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: schemeAttribute, cssVarPrefix: 'tl' },
  colorSchemes: { light: { palette: palettes.light }, dark: { palette: palettes.dark } },
  spacing: space[1],
  shape: { borderRadius: radius.control },
  breakpoints: { values: breakpoint },
  zIndex: layer,
  typography,
  components: componentStyles,
});
