import '@touchline/design-system/fonts.css';
import { remoteSource } from '#remote-source';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { createShell } from './app/createShell';
import { rootOf } from './services/store/shellStore';
import { readBoot, type Boot } from './services/boot/boot';
import type { FirstAnswers } from '@touchline/shared/api';

declare global {
  interface Window {
    /** Replies that the page's HTML began to fetch (shell/server/html/firstCalls.ts). */
    readonly touchlineFirst?: FirstAnswers;
  }
}

const boot = readBoot();
const firstAnswers: FirstAnswers = new Map(window.touchlineFirst);
for (const [url, answer] of Object.entries(boot.answers ?? {}))
  firstAnswers.set(url, Promise.resolve(answer));

const shell = createShell({ boot, remoteSource, firstAnswers });
const atStart = rootOf(shell.store);
void shell.start();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root: it must be served by shell/server.');

const loadTakeOver = () => import(/* webpackChunkName: "takeOver" */ './app/rendering/takeOver');

/** Hydrates the server's HTML; if there is none or hydration is not possible, renders anew. */
async function show(place: HTMLElement, { rendered }: Boot): Promise<void> {
  const isTaken =
    rendered &&
    (await loadTakeOver().then(
      ({ takeOver }) => takeOver(place, shell, rendered, atStart),
      () => false,
    ));
  if (isTaken) return;
  createRoot(place).render(<App shell={shell} />);
}
void show(root, boot);
