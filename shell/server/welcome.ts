import { demoAccounts, demoEmail, demoPassword, type Config } from '@touchline/api';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** What the terminal says once the app answers. */
export function welcome(
  { port, demoMode, smtpUrl }: Config,
  source: string,
  published: readonly string[],
): void {
  for (const release of published) say(`  published ${release}`);
  say(`\nTouchline is ready: http://localhost:${port}`);
  say(`  game data: ${source}`);
  if (demoMode) {
    say(`  demo accounts, password ${demoPassword}:`);
    say(`    ${demoAccounts.map(({ name }) => demoEmail(name)).join(', ')}`);
  }
  if (smtpUrl === undefined && demoMode) say(`  mail: http://localhost:${port}/dev/outbox`);
}
