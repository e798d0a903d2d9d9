/**
 * The designers' Storybook: `dev` serves it with live reload, `build` writes it to `storybook-static/`.
 * One for everybody: the design system's stories, the shell's and every remote's.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const config = 'design-system/.storybook';

const commands = {
  dev: ['dev', '--config-dir', config, '--port', process.env.STORYBOOK_PORT ?? '6006', '--no-open'],
  build: ['build', '--config-dir', config, '--output-dir', 'storybook-static', '--quiet'],
};

const [, , command = 'dev', ...more] = process.argv;
if (!(command in commands)) {
  console.error(`Unknown command "${command}". Use: node scripts/storybook.mjs dev | build`);
  process.exit(2);
}

const child = spawn('npx', ['--no-install', 'storybook', ...commands[command], ...more], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
