import { demoAccounts, demoEmail, demoPassword } from '@touchline/api/demoAccounts';
import type { Config } from '@touchline/api/config';
import type { OwnBuilds } from './releases/publishOwnBuilds';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Whether there is game data to serve, and the reason if not. */
export interface GameAtStart {
  readonly served: boolean;
  readonly outcome: string;
  readonly detail: string;
}

/** Message in the terminal once the app answers. */
export function welcome(
  { port, demoMode, smtpUrl }: Config,
  { source, game }: { source: string; game?: GameAtStart },
  { published, problems }: OwnBuilds,
): void {
  for (const release of published) say(`  published ${release}`);
  for (const problem of problems) say(`  RELEASE: ${problem}`);
  const isThere = game?.served !== false;
  say(
    isThere
      ? `\nTouchline is ready: http://localhost:${port}`
      : `\nTouchline answers without a game: http://localhost:${port}`,
  );
  say(`  game data: ${source}`);
  if (demoMode) {
    say(`  demo accounts, password ${demoPassword}:`);
    say(`    ${demoAccounts.map(({ name }) => demoEmail(name)).join(', ')}`);
  }
  if (smtpUrl === undefined && demoMode) say(`  mail: http://localhost:${port}/dev/outbox`);
  // Printed last, because people read the last line.
  if (!isThere)
    say(`NO GAME YET (${game.outcome}): ${game.detail} It is tried again by itself; see /readyz.`);
}
