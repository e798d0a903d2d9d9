import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A page waits for its lazy chunk, its saga and its answer, and the first one of a file while it is compiled: on a busy
// machine that takes many seconds.
configure({ asyncUtilTimeout: 20_000 });
