import { demoAccounts, demoEmail, demoPassword, type Config } from '@touchline/api';
import type { OwnBuilds } from './releases/publishOwnBuilds';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Whether there is a game to serve, and what keeps it away. */
export interface GameAtStart {
  readonly served: boolean;
  readonly outcome: string;
  readonly detail: string;
}

/** What the terminal says once the app answers. */
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
  // The last line is the one that is read.
  if (!isThere)
    say(`NO GAME YET (${game.outcome}): ${game.detail} It is tried again by itself; see /readyz.`);
}
