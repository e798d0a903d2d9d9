import { useColorScheme } from '@mui/material/styles';
import { type Scheme, type SchemeMode } from './schemeScript';

export { schemeAttribute, schemeKey, schemeScript, type Scheme, type SchemeMode } from './schemeScript';

/** The selected mode, the resulting scheme, and a setter. */
export function useScheme(): { mode: SchemeMode; scheme: Scheme; setMode: (mode: SchemeMode) => void } {
  const { mode = 'system', systemMode, setMode } = useColorScheme();
  const scheme = mode === 'system' ? (systemMode ?? 'light') : mode;
  return { mode, scheme, setMode };
}
