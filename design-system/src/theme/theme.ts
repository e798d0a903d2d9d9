import { createTheme } from '@mui/material/styles';
import './augmentation';
import { componentStyles } from './componentStyles';
import { schemeAttribute } from './scheme';
import { palettes, radius } from './tokens';
import { typography } from './typography';

/**
 * The theme. The grid is of 4 pixels; breakpoints and layers are MUI's own. All three are those of the tokens (`tokens.test.ts`), which are not sent for them.
 * Both schemes are CSS variables (`--tl-…`), so a change of scheme triggers no render.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: schemeAttribute, cssVarPrefix: 'tl' },
  colorSchemes: { light: { palette: palettes.light }, dark: { palette: palettes.dark } },
  spacing: 4,
  shape: { borderRadius: radius.control },
  typography,
  components: componentStyles,
});
