import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A page waits for its lazy chunk, its saga and its answer, and the first one of a file while it is compiled: on a busy
// machine that takes many seconds.
configure({ asyncUtilTimeout: 20_000 });

// What is drawn is taken away after each test; the styles of its theme are not. The next test's would be added to them,
// and jsdom asks every rule of every element that is looked for: the thirtieth test of a file took five times as long as
// the first.
afterEach(() => {
  if (typeof document === 'undefined') return; // a file of tests that asks for Node
  for (const style of document.querySelectorAll('style[data-emotion^="tl"]')) style.remove();
});
