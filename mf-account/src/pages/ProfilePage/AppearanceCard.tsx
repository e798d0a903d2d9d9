import { Section, Segments, useScheme } from '@touchline/design-system';

const modes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const;

/** Light or dark scheme, or the device's setting; stored on this device. */
export function AppearanceCard() {
  const { mode, setMode } = useScheme();
  return (
    <Section title="Appearance" look="card">
      <Segments label="Appearance" value={mode} options={modes} onChange={setMode} />
    </Section>
  );
}
