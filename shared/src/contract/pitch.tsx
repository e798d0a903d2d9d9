import type { FootballerSheetProps, PitchProps } from './pitchProps';
import { useShell } from './shell';

/** The shell's pitch: metric switcher, pitch, bench and footballer sheet. */
export function Pitch(props: PitchProps) {
  const { Pitch: ShellPitch } = useShell().components;
  return <ShellPitch {...props} />;
}

export function FootballerSheet(props: FootballerSheetProps) {
  const { FootballerSheet: ShellSheet } = useShell().components;
  return <ShellSheet {...props} />;
}
