import { createTheme } from '@mui/material/styles';
import './augmentation';
import { componentStyles } from './componentStyles';
import { schemeAttribute } from './scheme';
import { palettes, radius } from './tokens';
import { typography } from './typography';

/** The theme. Both schemes are CSS variables (`--tl-…`), so a change of scheme triggers no render. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: schemeAttribute, cssVarPrefix: 'tl' },
  colorSchemes: { light: { palette: palettes.light }, dark: { palette: palettes.dark } },
  spacing: 4,
  shape: { borderRadius: radius.control },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  typography,
  components: componentStyles,
});
