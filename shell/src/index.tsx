import '@touchline/design-system/fonts.css';
import { remoteSource } from '#remote-source';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { createShell } from './app/createShell';
import { readBoot } from './boot/boot';
import type { FirstAnswers } from '@touchline/shared/api';

declare global {
  interface Window {
    /** Answers that the page's HTML began to fetch (shell/server/html/firstCalls.ts). */
    readonly touchlineFirst?: FirstAnswers;
  }
}

const shell = createShell({
  boot: readBoot(),
  remoteSource,
  ...(window.touchlineFirst && { firstAnswers: window.touchlineFirst }),
});
void shell.start();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root: it must be served by shell/server.');
createRoot(root).render(<App shell={shell} />);
