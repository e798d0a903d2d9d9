import type { Config } from '../../platform/config';

/** The configuration's flags as text, without secrets. */
export function flagsOf(config: Config) {
  const flag = (name: string, on: boolean, text: string) => ({ name, on, text });
  return [
    flag('Demo mode', config.demoMode, 'Invented names, demo accounts, no second factor'),
    flag('Test controls', config.testControls, 'The clock can be moved; never in production'),
    flag('Mail server', config.smtpUrl !== undefined, 'Without it mail stays in the outbox'),
    flag('Card payments', config.stripeSecretKey !== undefined, 'Without them the checkout is a test'),
    flag('PostgreSQL', config.databaseUrl !== undefined, 'Without it the built-in database'),
    flag('Chat link', config.links.chat !== null, 'On /chat'),
    flag('Betting page', config.links.betting !== null, '/betting; not found without it'),
    flag('Photos of footballers', config.photos !== null, 'Without them kits are shown'),
    flag('Contact address', config.links.contact !== null, 'On /about'),
  ];
}
