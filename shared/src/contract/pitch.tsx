import type { FootballerSheetProps, PitchProps } from './pitchProps';
import { shell } from './shell';

/** The shell's pitch: metric switcher, pitch, bench and footballer sheet. */
export function Pitch(props: PitchProps) {
  const { Pitch: ShellPitch } = shell().components;
  return <ShellPitch {...props} />;
}

export function FootballerSheet(props: FootballerSheetProps) {
  const { FootballerSheet: ShellSheet } = shell().components;
  return <ShellSheet {...props} />;
}
