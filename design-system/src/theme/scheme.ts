import { useColorScheme } from '@mui/material/styles';
import { useIsRendered } from './useIsRendered';
import { type Scheme, type SchemeMode } from './schemeScript';

export { schemeAttribute, schemeKey, schemeScript, type Scheme, type SchemeMode } from './schemeScript';

/** The selected mode, the resulting scheme, and a setter. The server knows neither: until its HTML is taken over, nobody does. */
export function useScheme(): { mode: SchemeMode; scheme: Scheme; setMode: (mode: SchemeMode) => void } {
  const isRendered = useIsRendered();
  const { mode: chosen = 'system', systemMode, setMode } = useColorScheme();
  const mode = isRendered ? 'system' : chosen;
  const scheme = mode === 'system' ? (!isRendered && systemMode) || 'light' : mode;
  return { mode, scheme, setMode };
}
