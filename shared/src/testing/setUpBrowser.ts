import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A page waits for its lazy chunk, its saga and its reply, and the first one of a file for the compiler: on a
// busy machine that takes many seconds.
configure({ asyncUtilTimeout: 20_000 });

// Rendered elements are removed after each test, but the theme's styles are not. They would accumulate, and
// jsdom evaluates every rule for every queried element: the thirtieth test of a file took five times as long
// as the first.
afterEach(() => {
  if (typeof document === 'undefined') return; // a test file with the Node environment
  for (const style of document.querySelectorAll('style[data-emotion^="tl"]')) style.remove();
});
