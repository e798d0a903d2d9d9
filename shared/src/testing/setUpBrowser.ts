import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A page waits for its lazy chunk, its saga and its answer; on a busy machine that is more than a second.
configure({ asyncUtilTimeout: 5000 });
