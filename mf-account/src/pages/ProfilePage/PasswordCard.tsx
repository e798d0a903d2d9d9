import { Button, KeyIcon, linkTo, Section } from '@touchline/design-system';
import { buildLink } from '@touchline/shared/contract';

/** Link to the form for a new password. */
export function PasswordCard() {
  return (
    <Section title="Password" look="card">
      <Button
        variant="outlined"
        startIcon={<KeyIcon />}
        {...linkTo(buildLink('profile', { params: { x: 'change_pass' } }))}
      >
        Change password
      </Button>
    </Section>
  );
}
